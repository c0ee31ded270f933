"""The commands of `meadhall` for the host of a server. Most of them also work while a server runs."""
