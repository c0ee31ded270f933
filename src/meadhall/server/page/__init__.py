"""The page: built from web/ by `make web`, served from here."""
