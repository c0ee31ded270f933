"""One table: its game, which follows from its log, its seats, its clocks and its watchers."""
