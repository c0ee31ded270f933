"""Rune tokens: received, placed, moved, looked at, revealed (p.30), and what everybody knows of them.

What a seat knows is a partition of the face-down tokens into *groups*: within a group it cannot tell them
apart, but knows how many of them are dragon runes. A token it has seen is a group of its own. `groups`
holds for each seat (and a spectator) and area the lowest area of the group, or -1 where no face-down token
lies.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import happenings as ev
from meadhall.runewars.answers import DISCARD_RUNE, DONE, DRAGON, FALSE
from meadhall.runewars.state import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, Runewars

DISCARDS: Final = 2  # false runes one may get rid of when receiving (p.30)


# --- knowledge ----------------------------------------------------------------------------------


def group(g: Runewars, viewer: int, area: int) -> list[int]:
    """The areas whose face-down tokens this viewer cannot tell from this one's."""
    areas = g.content.areas
    row = g.groups[viewer * areas : viewer * areas + areas]
    key = row[area]
    # Most tokens are known: counting tells so at once.
    if key < 0:
        return []
    return [area] if row.count(key) == 1 else [a for a in g.board.areas if row[a] == key]


def known_rune(g: Runewars, viewer: int, area: int) -> int:
    """The face of the token as this viewer knows it: NO_RUNE if there is none or he cannot tell."""
    if g.rune_up[area]:
        return g.rune[area]
    face = g.rune[area]
    for other in group(g, viewer, area):
        if g.rune[other] != face:
            return NO_RUNE
    return face


def regroup(g: Runewars, viewer: int, areas: list[int]) -> None:
    """These areas become one group of this viewer's."""
    base = viewer * g.content.areas
    if areas:
        key = min(areas)
        for area in areas:
            g.groups[base + area] = key


def leave_group(g: Runewars, viewer: int, area: int) -> None:
    """The token of this area is no longer among those it was confused with."""
    mates = group(g, viewer, area)
    g.groups[viewer * g.content.areas + area] = -1
    if len(mates) > 1:
        mates.remove(area)
        regroup(g, viewer, mates)


def learn(g: Runewars, viewer: int, area: int) -> None:
    """The viewer sees the face of a face-down token."""
    base = viewer * g.content.areas
    if g.groups[base + area] < 0:
        return
    leave_group(g, viewer, area)
    g.groups[base + area] = area


def look(g: Runewars, seat: int, area: int) -> None:
    """p.30: a seat looks at a token; told to it alone."""
    if g.rune[area] == NO_RUNE or g.rune_up[area]:
        return
    if known_rune(g, seat, area) == NO_RUNE:
        g.new_information()
    learn(g, seat, area)
    g.tell(ev.RUNE_SEEN, seat, area, g.rune[area])


def look_around(g: Runewars) -> None:
    """p.30: whoever controls an area or has a hero there may look at its token at any time, so he has."""
    if not something_new(g):
        return
    lookers = [(g.owner[area], area) for area in g.board.areas]
    lookers += [(g.hero_seat[hero], area) for hero, area in enumerate(g.hero_at)]
    for seat, area in lookers:
        # One look may tell of another token too.
        if seat >= 0 and area >= 0 and len(group(g, seat, area)) > 1:
            look(g, seat, area)


def something_new(g: Runewars) -> bool:
    """Whether a token lies where somebody may look and is not a group of its own: seldom."""
    areas, groups = g.content.areas, g.groups
    places = [
        (seat, area) for seat in range(g.seats) for area in g.lands[seat] if groups[seat * areas + area] >= 0
    ]
    for hero, seat in enumerate(g.hero_seat):
        if seat >= 0 and groups[seat * areas + g.hero_at[hero]] >= 0:
            places.append((seat, g.hero_at[hero]))
    for seat, area in places:
        here = seat * areas + area
        # The lowest area names a group: others of it come later.
        if groups[here] != area or area in groups[here + 1 : seat * areas + areas]:
            return True
    return False


# --- tokens come and go ---------------------------------------------------------------------------


def put(g: Runewars, area: int, face: int) -> None:
    """A token from the supply, face down; who knows it is for the caller to say (`placed_by`)."""
    g.rune[area] = face
    g.rune_up[area] = 0
    if face == DRAGON_RUNE:
        g.dragons_left -= 1
    else:
        g.falses_left -= 1


def placed(g: Runewars, seat: int, areas: list[int]) -> None:
    """Face-down tokens were placed together by a seat (-1: nobody): others know their faces, not which is
    which."""
    for viewer in range(g.seats + 1):
        if viewer == seat:
            for area in areas:
                regroup(g, viewer, [area])
        else:
            regroup(g, viewer, areas)


def remove(g: Runewars, area: int) -> int:
    """A token goes back to the supply, face up for all to see; its face."""
    face = g.rune[area]
    for viewer in range(g.seats + 1):
        if g.groups[viewer * g.content.areas + area] >= 0:
            leave_group(g, viewer, area)
    g.rune[area] = NO_RUNE
    g.rune_up[area] = 0
    if face == DRAGON_RUNE:
        g.dragons_left += 1
    elif face == FALSE_RUNE:
        g.falses_left += 1
    return face


def reveal(g: Runewars, seat: int, area: int) -> None:
    """p.30: turned up for all; it stays so until Fortify turns it (R21.6)."""
    if g.rune[area] == NO_RUNE or g.rune_up[area]:
        return
    for viewer in range(g.seats + 1):
        leave_group(g, viewer, area)
    g.rune_up[area] = 1
    g.new_information()
    g.tell(ev.RUNE_REVEALED, seat, area, g.rune[area])


def move_rune(g: Runewars, area: int, target: int) -> None:
    """A token changes its area without being turned: who knew it still does."""
    for viewer in range(g.seats + 1):
        mates = group(g, viewer, area)
        if mates:
            leave_group(g, viewer, area)
            regroup(g, viewer, [target if a == area else a for a in mates])
    g.rune[target], g.rune[area] = g.rune[area], NO_RUNE
    g.rune_up[target], g.rune_up[area] = g.rune_up[area], 0
    g.tell(ev.RUNE_MOVED, area, target)


def free_areas(g: Runewars, seat: int) -> list[int]:
    """p.30: friendly or uncontrolled areas without a token."""
    rune, owner = g.rune, g.owner
    return [a for a in g.board.areas if not rune[a] and (owner[a] == seat or owner[a] == -1)]


def rune_tokens(g: Runewars, seat: int) -> list[int]:
    """The areas a seat controls that hold a rune token."""
    rune = g.rune
    return [area for area in g.lands[seat] if rune[area]]


# --- receiving a dragon rune (p.30) ---------------------------------------------------------------


def receive_rune(g: Runewars, seat: int) -> None:
    """Discard up to two false runes, take a dragon and a false one, place each face down (R21.1)."""
    if g.dragons_left:
        g.then(take_tokens, seat)
        g.then(discard_false, seat, DISCARDS)


def discard_false(g: Runewars, seat: int, left: int) -> None:
    """Asked of everybody who controls a rune token: that he has a false one would tell."""
    if left and [a for a in rune_tokens(g, seat) if not g.rune_up[a] or g.rune[a] == FALSE_RUNE]:
        g.ask(seat, DISCARD_FALSE, left)


def discard_options(g: Runewars, seat: int, left: int) -> list[int]:
    return [DONE, *(DISCARD_RUNE + a for a in rune_tokens(g, seat) if g.rune[a] == FALSE_RUNE)]


def false_discarded(g: Runewars, seat: int, action: int, left: int) -> None:
    if action != DONE:
        area = action - DISCARD_RUNE
        g.new_information()
        g.tell(ev.RUNE_DISCARDED, seat, area, remove(g, area))
        g.then(discard_false, seat, left - 1)


def take_tokens(g: Runewars, seat: int) -> None:
    """R21.2, U22: what cannot be placed, or is not there, is not received."""
    if not g.dragons_left:
        return
    g.then(receive_dragon, seat, 1 if g.falses_left else 0)


def receive_dragon(g: Runewars, seat: int, false_too: int) -> None:
    if free_areas(g, seat):
        g.ask(seat, PLACE_DRAGON, false_too)


def dragon_options(g: Runewars, seat: int, false_too: int) -> list[int]:
    return [DRAGON + a for a in free_areas(g, seat)]


def dragon_received(g: Runewars, seat: int, action: int, false_too: int) -> None:
    """The dragon rune waits, in the ask, until the false one has its place: others must not see which is
    which."""
    area = action - DRAGON
    if false_too and len(free_areas(g, seat)) > 1:
        g.ask(seat, PLACE_FALSE, area)
    else:
        put(g, area, DRAGON_RUNE)
        placed(g, seat, [area])
        g.new_information()
        g.tell(ev.RUNE_PLACED, seat, area, DRAGON_RUNE)
        look_around(g)


def false_options(g: Runewars, seat: int, dragon: int) -> list[int]:
    return [FALSE + a for a in free_areas(g, seat) if a != dragon]


def false_received(g: Runewars, seat: int, action: int, dragon: int) -> None:
    area = action - FALSE
    put(g, dragon, DRAGON_RUNE)
    put(g, area, FALSE_RUNE)
    placed(g, seat, [dragon, area])
    # In the order of their areas: the order of placing would tell.
    for one in sorted((dragon, area)):
        g.tell(ev.RUNE_PLACED, seat, one, g.rune[one])
    g.new_information()
    look_around(g)


DISCARD_FALSE: Final = Prompt("discard-false-rune", discard_options, false_discarded, passes=DONE)
PLACE_DRAGON: Final = Prompt("place-dragon-rune", dragon_options, dragon_received, public=True)
PLACE_FALSE: Final = Prompt("place-false-rune", false_options, false_received, continues=True, public=True)
