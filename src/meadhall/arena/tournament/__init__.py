"""Bots against each other, fairly: who is how strong, and how sure that is."""
