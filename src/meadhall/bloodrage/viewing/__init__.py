"""What a seat, or a spectator, may know. It is an allow-list: a view contains only what is listed here.

A view is made in two steps. First the keys: for each part, the numbers of the game that it depends on. Then
each part is made from its key alone. So a server compares the current keys with those it has sent, and makes
only the parts that have changed.
"""
