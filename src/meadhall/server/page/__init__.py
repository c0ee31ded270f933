"""Serves the web page, which `make web` builds from web/."""
