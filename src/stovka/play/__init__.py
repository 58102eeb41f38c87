"""Playing: sessions, records and saved games. It asks the games for every rule and knows no toolkit."""
