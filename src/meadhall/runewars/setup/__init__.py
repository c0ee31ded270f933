"""Set-up (p.7-9): the map, tile by tile or by lot, then everybody's realm."""
