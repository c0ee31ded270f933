"""One table: its game as the log tells it, its seats, its clocks, who watches it."""
