"""Teaching: the rule book, and a game told step by step. Knows no toolkit; faces print what it gives."""
