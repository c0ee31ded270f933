"""Replays of games from their logs and records, in a separate process."""
