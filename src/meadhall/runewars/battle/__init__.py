"""Battles (p.19-25): lining up, five rounds, the count, and what follows from it."""
