"""Victory (p.30): Victory cards, which wait for a year, and the end of the seventh year."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.prompt import Prompt
from meadhall.runewars import event_codes as ev
from meadhall.runewars import runes
from meadhall.runewars.answers import REVEAL
from meadhall.runewars.effects.tree import EXTRA_RUNE, OF_TOKEN
from meadhall.runewars.state import ALL, DRAGON_RUNE, END, KNOWERS, NO_RUNE, YEARS, Runewars

NEEDED: Final = 6


def thrones(g: Runewars, seat: int) -> int:
    """Return the dragon runes that face-up exploration tokens add (p.37, U21)."""
    n = 0
    if not g.options.exploration:
        return n
    for area in g.lands[seat]:
        token = g.explore[area]
        if token >= 0 and token & ALL:
            number = token >> KNOWERS >> 1
            if g.content.token_rules[number] >> EXTRA_RUNE & 1:
                n += g.content.rule_values[(OF_TOKEN * 256 + number) * 32 + EXTRA_RUNE]
    return n


def dragon_runes(g: Runewars, seat: int) -> int:
    """Return the dragon runes in areas this seat controls; it knows them all, because it may look (p.30)."""
    rune = g.rune
    held = len([area for area in g.lands[seat] if rune[area] == DRAGON_RUNE])
    return held + thrones(g, seat) if g.options.exploration else held


def shown(g: Runewars, seat: int) -> int:
    """Return the number of these that are face up."""
    held = [area for area in g.lands[seat] if g.rune_up[area] and g.rune[area] == DRAGON_RUNE]
    return thrones(g, seat) + len(held)


# --- Victory cards --------------------------------------------------------------------------------


def deck_free(g: Runewars, seat: int) -> bool:
    """R20.5, R20.6: the card is in hand, no other is on this season's deck, and another year follows."""
    return g.year < YEARS and g.victory[g.season] < 0 and g.promised >> seat & 1 != 0


def might_promise(g: Runewars, seat: int) -> bool:
    """Whether, by public facts, enough of the seat's tokens could be dragon runes."""
    if not deck_free(g, seat):
        return False
    tokens = runes.rune_tokens(g, seat)
    return thrones(g, seat) + sum(1 for a in tokens if not g.rune_up[a] or g.rune[a] == DRAGON_RUNE) >= NEEDED


def may_promise(g: Runewars, seat: int) -> bool:
    """R20.3: whether the seat has six dragon runes; with quick tests first that exclude most cases."""
    if not deck_free(g, seat):
        return False
    if not g.options.exploration:
        if g.content.dragon_runes - g.dragons_left < NEEDED or len(g.lands[seat]) < NEEDED:
            return False
    return dragon_runes(g, seat) >= NEEDED


def begin_victory(g: Runewars, seat: int) -> None:
    g.then(place_victory, seat)
    g.then(prove, seat)


def prove(g: Runewars, seat: int) -> None:
    """Reveal dragon runes until there are enough; the player chooses which."""
    if shown(g, seat) < NEEDED and hidden_dragons(g, seat):
        g.ask(seat, REVEAL_RUNE)


def hidden_dragons(g: Runewars, seat: int) -> list[int]:
    return [area for area in g.lands[seat] if g.rune[area] == DRAGON_RUNE and not g.rune_up[area]]


def reveal_options(g: Runewars, seat: int) -> list[int]:
    """R21.7: only dragon runes can be revealed."""
    return [REVEAL + area for area in hidden_dragons(g, seat)]


def rune_revealed(g: Runewars, seat: int, action: int) -> None:
    runes.reveal(g, seat, action - REVEAL)
    g.own_news()
    g.then(prove, seat)


def place_victory(g: Runewars, seat: int) -> None:
    g.promised &= ~(1 << seat)
    g.victory[g.season] = seat
    g.emit(ev.VICTORY_PLACED, seat, g.season)


def victory_card(g: Runewars) -> bool:
    """R20.4: resolve the Victory card on the deck before the season card is drawn; return whether the game is
    won."""
    seat = g.victory[g.season]
    if seat < 0:
        return False
    g.victory[g.season] = -1
    if dragon_runes(g, seat) >= NEEDED:
        for area in hidden_dragons(g, seat):
            if shown(g, seat) < NEEDED:
                runes.reveal(g, seat, area)
        end(g, seat)
        return True
    g.promised |= 1 << seat
    g.emit(ev.VICTORY_FAILED, seat, g.season)
    g.checkpoint("victory_failed")
    return False


# --- the end --------------------------------------------------------------------------------------


def last_winter_ends(g: Runewars) -> None:
    """R20.1: reveal all runes; most dragon runes win, then most influence, then most at the start."""
    for area in [a for a in g.board.areas if g.rune[a] != NO_RUNE and not g.rune_up[a]]:
        seat = g.control(area)
        runes.reveal(g, seat if seat >= 0 else g.first, area)
    best = -1
    for seat in range(g.seats):
        if g.alive(seat) and (best < 0 or standing(g, seat) > standing(g, best)):
            best = seat
    end(g, best)


def standing(g: Runewars, seat: int) -> tuple[int, int, int]:
    return dragon_runes(g, seat), g.influence[seat], g.content.start_influence[g.factions[seat]]


def end(g: Runewars, winner: int) -> None:
    g.checkpoint("game_ends")
    g.winner = winner
    g.phase = END
    g.stack.clear()
    g.envs.clear()
    g.emit(ev.GAME_ENDS, winner)


def scores(g: Runewars) -> list[int]:
    """Return scores for the ranking: the winner first, then by dragon runes, influence and starting
    influence."""
    result = []
    for seat in range(g.seats):
        if g.factions[seat] < 0:
            result.append(0)
            continue
        runes_held, influence, start = standing(g, seat)
        score = (runes_held * 1000 + influence) * 10 + start if g.alive(seat) else 0
        result.append(score + 1_000_000 if seat == g.winner else score)
    return result


REVEAL_RUNE: Final = Prompt("reveal-rune", reveal_options, rune_revealed, continues=True)
