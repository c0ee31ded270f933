"""Positions written by hand (docs/formats.md)."""
