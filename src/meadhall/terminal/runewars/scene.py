"""What you need to see to answer: the map, or the battle, duel or bid that goes on."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from meadhall.runewars.view import Ask, Duel, Fighter, Side, View
from meadhall.terminal.runewars.areas import areas
from meadhall.terminal.runewars.cards import entry, hand, of_hero
from meadhall.terminal.runewars.hexmap import hexmap
from meadhall.terminal.runewars.pen import RunePen
from meadhall.terminal.runewars.pieces import pieces
from meadhall.terminal.runewars.players import dials, players
from meadhall.terminal.runewars.unit_codes import legend
from meadhall.terminal.runewars.words import GLYPHS, fate

# Questions in the middle of your own doing: you have just seen the map.
IN_PASSING = {
    "add-to-bid",
    "deploy-where",
    "diplomacy-influence",
    "hero-action",
    "hero-deed",
    "marker-side",
    "move-which",
    "pay-for-title",
    "place-false-rune",
    "raise-attribute",
    "runes-back",
    "runes-second",
    "setup-false-rune",
    "setup-place-units",
    "strategize-to",
    "strategize-which",
    "swap-card",
    "swap-to",
    "tile-turn",
    "home-turn",
    "train-more",
    "units-which",
    "which-development",
}
# The dials are what these are about.
DIALS = {"choose-order", "recruit-dial", "deploy", "lower-dial"}
# Asked again after every move that is said.
MORE_MOVES = {"move-from", "strategize-from"}
LEAST = 4  # ways to show less: short hands, no key to the letters, short sheets, no hands
SOURCE_KINDS = {"season": "seasoncard"}


def heading(pen: RunePen, view: View) -> Text:
    """Year, season, phase, the season's card."""
    said = pen.texts("rw-ui-heading", year=view.year, season=view.season, phase=view.phase)
    line = Text().append(f" {said} ", "bold reverse")
    line.append(f"  ★ {pen.texts('rw-ui-first')}: ", "dim").append_text(pen.clan(view.first))
    if view.season_card is not None:
        line.append(f"  {pen.texts('rw-ui-season-card')}: ", "not bold dim")
        line.append(pen.name("seasoncard", view.season_card), "not bold default")
    return line


def board(
    pen: RunePen, view: View, numbers: dict[str, int] | None = None, brief: bool = False
) -> RenderableType:
    """The map, or the areas in words where it does not fit; in brief, without what its letters mean."""
    drawn = hexmap(pen, view, numbers)
    if drawn is None:
        return areas(pen, view)
    return Lines(*drawn, *([] if brief else [legend(pen, view)])) if drawn else Text("")


def scene(pen: RunePen, view: View, asked: Ask, room: int, numbers: dict[str, int]) -> list[RenderableType]:
    """The part of the table that the question is about; on a low screen, with less around the map."""
    under_way = happening(pen, view)
    if view.battle is not None or view.duel is not None:
        return [heading(pen, view), *under_way]
    under_way += [*of_hero(pen, view, asked), *pieces(pen, view)]
    if asked.prompt in IN_PASSING or (view.plan and asked.prompt in MORE_MOVES):
        return under_way
    parts: list[RenderableType] = []
    for less in range(LEAST + 1):
        parts = [heading(pen, view), board(pen, view, numbers, brief=less > 1)]
        if view.phase != "setup":
            parts.append(players(pen, view, brief=less > 2))
        if asked.prompt in DIALS:
            parts.append(dials(pen, view))
        parts += [*(hand(pen, view, brief=less > 0) if less < LEAST else []), *under_way]
        if pen.lines(*parts) <= room:
            break
    return parts


# --- what is under way -------------------------------------------------------------------------------------


def happening(pen: RunePen, view: View) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if view.battle is not None:
        parts += battle(pen, view)
    if view.duel is not None:
        parts += duel(pen, view, view.duel)
    if view.bids:
        parts.append(_bids(pen, view))
    if view.plan:
        moves = [
            f"{pen.units(move.type, move.n) if move.type else pen.name('hero', move.hero or '')} "
            f"{pen.area(move.source)} → {pen.area(move.target)}"
            for move in view.plan
        ]
        parts.append(Text(f"{pen.texts('rw-ui-plan')}: {', '.join(moves)}", "cyan"))
    if view.arriving:
        coming = ", ".join(pen.units(type, n) for type, n in view.arriving.items())
        parts.append(Text(f"{pen.texts('rw-ui-arriving')}: {coming}", "cyan"))
    if view.draw is not None:
        head = Text(f"{pen.texts('rw-ui-drawn')} ({pen.clan(view.draw.seat).plain}): ", "bold")
        parts.append(head.append_text(Text("  |  ").join(fate(pen, card) for card in view.draw.cards)))
    if view.effect is not None and view.effect.id is not None:
        kind = view.effect.kind
        head = Text(f"{pen.texts(f'rw-source-{kind}')} · ", "cyan")
        parts.append(head.append_text(entry(pen, SOURCE_KINDS.get(kind, kind), view.effect.id)))
    if view.offered is not None and not chosen_from(view):
        title = Text(f"{pen.texts('rw-ui-offered')}:", "bold cyan")
        cards = [Text("• ") + entry(pen, view.offered.kind, card) for card in view.offered.cards]
        parts.append(Lines(title, *cards))
    return parts


def chosen_from(view: View) -> bool:
    """Whether the cards that are offered are the choices themselves, which tell all about them."""
    chosen = {answer.id for answer in view.ask.answers} if view.ask is not None else set()
    return view.offered is not None and chosen.issuperset(view.offered.cards)


def battle(pen: RunePen, view: View) -> list[RenderableType]:
    """Both lines, the cards, and how it would be counted now."""
    fight = view.battle
    assert fight is not None
    row = pen.texts("rw-ui-row", n=fight.round) if fight.round else pen.texts("rw-ui-before")
    title = Text(f"⚔ {pen.texts('rw-ui-battle')}: {pen.area(fight.area)} · {row}", "bold red")
    sides = (("rw-ui-attacker", fight.attacker), ("rw-ui-defender", fight.defender))
    shapes = {unit.id: GLYPHS[unit.shape] for unit in view.types}
    return [title, *(_side(pen, pen.texts(name), side, shapes) for name, side in sides)]


def _side(pen: RunePen, role: str, side: Side, shapes: Mapping[str, str]) -> Text:
    line = pen.seat(side.seat)
    line.append(f" ({role})", "not bold")
    groups = []
    assisted: set[str] = set()
    for fighter in side.line:
        said = f"{shapes[fighter.type]} {_fighter(pen, fighter)}"
        if fighter.type in side.assists and fighter.type not in assisted:
            said += f" + {pen.name('hero', side.assists[fighter.type])}"
            assisted.add(fighter.type)
        groups.append(said)
    line.append(f": {', '.join(groups) or '—'}", "not bold default")
    terms = [f"{term.strength} {_term(pen, term.what)}" for term in side.terms]
    line.append(f" · {pen.texts('rw-ui-strength')}: ", "not bold dim")
    line.append(f"{' + '.join(terms)} = " if terms else "", "not bold default")
    line.append(str(side.strength), "bold")
    if side.cards:
        group = f"{pen.name('unit', side.group)}: " if side.group else ""
        line.append(f"\n   {pen.texts('rw-ui-cards')}: {group}", "not bold dim")
        line.append_text(Text("  |  ").join(fate(pen, card) for card in side.cards))
    return line


def _term(pen: RunePen, what: str) -> str:
    message = f"rw-term-{what}"
    return pen.texts(message) if pen.texts.has(message) else pen.name("unit", what)


def _fighter(pen: RunePen, fighter: Fighter) -> str:
    """`3 × Knight`, `Giant (routed, damage 2/5)`."""
    notes = [pen.texts("rw-ui-routed")] if fighter.routed else []
    if fighter.damage:
        notes.append(f"{pen.texts('rw-ui-damage', n=fighter.damage)}/{fighter.health}")
    return pen.units(fighter.type, fighter.n) + (f" ({', '.join(notes)})" if notes else "")


def duel(pen: RunePen, view: View, fight: Duel) -> list[RenderableType]:
    """Both sides: what is left of their health, the cards, and what they suffer."""
    health = {hero.id: f" ♥{hero.health - hero.damage}/{hero.health}" for hero in view.heroes}
    place = f": {pen.area(fight.area)}" if fight.area else ""
    said = pen.texts("rw-ui-round", n=max(1, fight.round))
    lines = [Text(f"⚔ {pen.texts('rw-ui-duel')}{place} · {said}", "bold red")]
    for side in fight.sides:
        line = pen.seat(side.seat)
        who = ", ".join(_fighter(pen, foe) for foe in side.foes)
        if side.hero:
            who = f"● {pen.name('hero', side.hero)}{health.get(side.hero, '')}"
        line.append(f": {who} · {pen.texts('rw-ui-suffers', n=side.suffers)}", "not bold default")
        if side.cards:
            line.append(" · ", "dim").append_text(Text("  |  ").join(fate(pen, card) for card in side.cards))
        lines.append(line)
    return list(lines)


def _bids(pen: RunePen, view: View) -> Text:
    line = Text(f"{pen.texts('rw-ui-bids')}: ", "bold cyan")
    for i, bidder in enumerate(view.bids):
        line.append("  " if i else "").append_text(pen.clan(bidder.seat))
        if bidder.bid is not None:
            line.append(f" {bidder.bid}", "bold default")
        else:
            state = pen.texts("rw-ui-bid-secret" if bidder.answered else "rw-ui-bid-waiting")
            line.append(f" ({pen.texts('rw-ui-influence')} {bidder.influence}, {state})", "not bold default")
    return line
