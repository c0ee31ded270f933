"""The year (p.11-15, p.30-31): seasons, turns, bids, elimination, victory."""
