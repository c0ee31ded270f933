"""Runewars in the terminal."""
