"""The terminal client: one player against bots, drawn with Rich."""
