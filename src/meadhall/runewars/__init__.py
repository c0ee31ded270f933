"""Runewars (Revised Edition). So far: its content, as a pack (docs/packs.md)."""
