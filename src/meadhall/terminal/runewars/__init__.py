"""Runewars at the table in a terminal."""
