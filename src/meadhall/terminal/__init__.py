"""The table in a terminal: one person against bots, drawn with Rich."""
