"""Many games in a row: simulation and what can be learnt from it."""
