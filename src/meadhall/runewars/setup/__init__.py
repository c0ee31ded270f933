"""Set-up (p.7-9): the map, tile by tile or random, then home realms, armies, heroes and hands."""
