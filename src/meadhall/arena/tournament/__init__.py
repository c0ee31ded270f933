"""Tournaments between bots: ratings and their uncertainty."""
