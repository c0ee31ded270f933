"""What a seat, or a spectator, may know: an allow-list. Nothing that is not written here leaves the game.

A view is made in two steps. Its keys say what each part of it depends on: plain numbers, read from the game.
A part is made from its key alone. So a server that has shown the parts of some keys compares the keys of now
with those, and makes only what has changed.
"""
