"""Rune tokens: receiving, placing, moving, looking, revealing (p.30), and what each viewer knows of them.

The knowledge of a seat is a partition of the face-down tokens into *groups*: within a group it cannot tell
them apart, but knows how many of them are dragon runes. A token it has seen is a group of its own. `groups`
has, for each seat (and a spectator) and area, the lowest area of the group, or -1 if there is no face-down
token.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import DISCARD_RUNE, DONE, DRAGON, FALSE
from meadhall.runewars.state import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, Runewars

DISCARDS: Final = 2  # false runes that may be discarded when receiving (p.30)


# --- knowledge ----------------------------------------------------------------------------------


def group(g: Runewars, viewer: int, area: int) -> list[int]:
    """Return the areas whose face-down tokens this viewer cannot tell apart from this one."""
    areas = g.content.areas
    row = g.groups[viewer * areas : viewer * areas + areas]
    key = row[area]
    # A quick test first, because most tokens are known.
    if key < 0:
        return []
    return [area] if row.count(key) == 1 else [a for a in g.board.areas if row[a] == key]


def known_rune(g: Runewars, viewer: int, area: int) -> int:
    """Return the face of the token if this viewer knows it; NO_RUNE if there is none or it is not known."""
    if g.rune_up[area]:
        return g.rune[area]
    face = g.rune[area]
    for other in group(g, viewer, area):
        if g.rune[other] != face:
            return NO_RUNE
    return face


def regroup(g: Runewars, viewer: int, areas: list[int]) -> None:
    """Make these areas one group of this viewer."""
    base = viewer * g.content.areas
    if areas:
        key = min(areas)
        for area in areas:
            g.groups[base + area] = key


def leave_group(g: Runewars, viewer: int, area: int) -> None:
    """Remove the token of this area from its group."""
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
    """p.30: a seat looks at a token; the event is visible to that seat only."""
    if g.rune[area] == NO_RUNE or g.rune_up[area]:
        return
    if known_rune(g, seat, area) == NO_RUNE:
        g.new_information()
    learn(g, seat, area)
    g.emit(ev.RUNE_SEEN, seat, area, g.rune[area])


def look_around(g: Runewars) -> None:
    """p.30: players may look at tokens in areas they control or have a hero in at any time, so they learn
    them."""
    if not something_new(g):
        return
    lookers = [(g.owner[area], area) for area in g.board.areas]
    lookers += [(g.hero_seat[hero], area) for hero, area in enumerate(g.hero_at)]
    for seat, area in lookers:
        # Learning one token may determine another.
        if seat >= 0 and area >= 0 and len(group(g, seat, area)) > 1:
            look(g, seat, area)


def something_new(g: Runewars) -> bool:
    """Whether a player may look at a token that is not yet a group of its own. Rarely true."""
    areas, groups = g.content.areas, g.groups
    places = [
        (seat, area) for seat in range(g.seats) for area in g.lands[seat] if groups[seat * areas + area] >= 0
    ]
    for hero, seat in enumerate(g.hero_seat):
        if seat >= 0 and groups[seat * areas + g.hero_at[hero]] >= 0:
            places.append((seat, g.hero_at[hero]))
    for seat, area in places:
        here = seat * areas + area
        # A group is named by its lowest area; the others come later.
        if groups[here] != area or area in groups[here + 1 : seat * areas + areas]:
            return True
    return False


# --- tokens come and go ---------------------------------------------------------------------------


def put(g: Runewars, area: int, face: int) -> None:
    """Put a token from the supply face down; the caller sets the knowledge (`placed`)."""
    g.rune[area] = face
    g.rune_up[area] = 0
    if face == DRAGON_RUNE:
        g.dragons_left -= 1
    else:
        g.falses_left -= 1


def placed(g: Runewars, seat: int, areas: list[int]) -> None:
    """Set the knowledge of tokens that a seat (-1: none) placed together: others know them as one group."""
    for viewer in range(g.seats + 1):
        if viewer == seat:
            for area in areas:
                regroup(g, viewer, [area])
        else:
            regroup(g, viewer, areas)


def remove(g: Runewars, area: int) -> int:
    """Return a token to the supply face up, visible to all; returns its face."""
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
    """p.30: turn a token up for all; it stays face up until Fortify turns it (R21.6)."""
    if g.rune[area] == NO_RUNE or g.rune_up[area]:
        return
    for viewer in range(g.seats + 1):
        leave_group(g, viewer, area)
    g.rune_up[area] = 1
    g.new_information()
    g.emit(ev.RUNE_REVEALED, seat, area, g.rune[area])


def move_rune(g: Runewars, area: int, target: int) -> None:
    """Move a token without turning it: viewers that knew it still do."""
    for viewer in range(g.seats + 1):
        mates = group(g, viewer, area)
        if mates:
            leave_group(g, viewer, area)
            regroup(g, viewer, [target if a == area else a for a in mates])
    g.rune[target], g.rune[area] = g.rune[area], NO_RUNE
    g.rune_up[target], g.rune_up[area] = g.rune_up[area], 0
    g.emit(ev.RUNE_MOVED, area, target)


def free_areas(g: Runewars, seat: int) -> list[int]:
    """p.30: return the friendly or uncontrolled areas without a token."""
    rune, owner = g.rune, g.owner
    return [a for a in g.board.areas if not rune[a] and (owner[a] == seat or owner[a] == -1)]


def rune_tokens(g: Runewars, seat: int) -> list[int]:
    """Return the areas with a rune token that a seat controls."""
    rune = g.rune
    return [area for area in g.lands[seat] if rune[area]]


# --- receiving a dragon rune (p.30) ---------------------------------------------------------------


def receive_rune(g: Runewars, seat: int) -> None:
    """Discard up to two false runes, take a dragon and a false one, place each face down (R21.1)."""
    if g.dragons_left:
        g.then(take_tokens, seat)
        g.then(discard_false, seat, DISCARDS)


def discard_false(g: Runewars, seat: int, left: int) -> None:
    """Ask every player who controls a rune token: asking only those with a false one would leak
    information."""
    if left and [a for a in rune_tokens(g, seat) if not g.rune_up[a] or g.rune[a] == FALSE_RUNE]:
        g.ask(seat, DISCARD_FALSE, left)


def discard_options(g: Runewars, seat: int, left: int) -> list[int]:
    return [DONE, *(DISCARD_RUNE + a for a in rune_tokens(g, seat) if g.rune[a] == FALSE_RUNE)]


def false_discarded(g: Runewars, seat: int, action: int, left: int) -> None:
    if action != DONE:
        area = action - DISCARD_RUNE
        g.new_information()
        g.emit(ev.RUNE_DISCARDED, seat, area, remove(g, area))
        g.then(discard_false, seat, left - 1)


def take_tokens(g: Runewars, seat: int) -> None:
    """R21.2, U22: tokens that cannot be placed, or are not in the supply, are not received."""
    if not g.dragons_left:
        return
    g.then(receive_dragon, seat, 1 if g.falses_left else 0)


def receive_dragon(g: Runewars, seat: int, false_too: int) -> None:
    if free_areas(g, seat):
        g.ask(seat, PLACE_DRAGON, false_too)


def dragon_options(g: Runewars, seat: int, false_too: int) -> list[int]:
    return [DRAGON + a for a in free_areas(g, seat)]


def dragon_received(g: Runewars, seat: int, action: int, false_too: int) -> None:
    """Keep the dragon rune's area in the ask until the false rune is placed: others must not see which is
    which."""
    area = action - DRAGON
    if false_too and len(free_areas(g, seat)) > 1:
        g.ask(seat, PLACE_FALSE, area)
    else:
        put(g, area, DRAGON_RUNE)
        placed(g, seat, [area])
        g.new_information()
        g.emit(ev.RUNE_PLACED, seat, area, DRAGON_RUNE)
        look_around(g)


def false_options(g: Runewars, seat: int, dragon: int) -> list[int]:
    return [FALSE + a for a in free_areas(g, seat) if a != dragon]


def false_received(g: Runewars, seat: int, action: int, dragon: int) -> None:
    area = action - FALSE
    put(g, dragon, DRAGON_RUNE)
    put(g, area, FALSE_RUNE)
    placed(g, seat, [dragon, area])
    # In the order of their areas: the order of placing would leak which is which.
    for one in sorted((dragon, area)):
        g.emit(ev.RUNE_PLACED, seat, one, g.rune[one])
    g.new_information()
    look_around(g)


DISCARD_FALSE: Final = Prompt("discard-false-rune", discard_options, false_discarded, passes=DONE)
PLACE_DRAGON: Final = Prompt("place-dragon-rune", dragon_options, dragon_received, public=True)
PLACE_FALSE: Final = Prompt("place-false-rune", false_options, false_received, continues=True, public=True)
