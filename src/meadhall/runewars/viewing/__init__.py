"""What a seat, or a spectator, may know: an allow-list. Nothing that is not written here leaves the game.

A view has two halves. One all see alike; the other (`own_view`) is what a seat knows beyond it: its cards,
the tokens it has looked at, and what it is asked. A spectator has that half too, with what all have seen.
"""
