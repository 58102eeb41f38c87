"""Bots, and later belief, playouts, coach, review and lab. Knows no toolkit and no face."""
