"""What a seat, or a spectator, may know. It is an allow-list: a view contains only what is listed here.

A view has two parts. One is the same for all viewers; the other (`own_view`) is what a seat knows besides:
its cards, the tokens it has looked at, and what it is asked. For a spectator that part has what all players
know.
"""
