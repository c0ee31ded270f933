"""The part of the game that is shown with a question: the map, or the current battle, duel or bid."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from meadhall.kernel.contract import Ask
from meadhall.runewars.state import LIMIT
from meadhall.runewars.view import Duel, Fighter, Player, Side, View
from meadhall.terminal.runewars.areas import areas
from meadhall.terminal.runewars.cards import entry, hand, of_hero
from meadhall.terminal.runewars.fate_odds import DESTINIES
from meadhall.terminal.runewars.hexmap import hexmap
from meadhall.terminal.runewars.moves import neutral_units, planned_units
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.runewars.pieces import ONE_PIECE, pieces
from meadhall.terminal.runewars.players import dials, player_of, players
from meadhall.terminal.runewars.unit_codes import legend
from meadhall.terminal.runewars.words import (
    DUEL_SHAPE,
    GLYPHS,
    STONES,
    area_of,
    counting_shape,
    fate,
    named,
    shape_of,
)

# Questions during your own action: the map was just shown.
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
# Questions about dials.
DIALS = {"choose-order", "lower-dial"}
# Asked again after every planned move.
MORE_MOVES = {"move-from", "strategize-from"}
LEAST = 4  # ways to show less: short hands, no key to the letters, short sheets, no hands
# In fall: who starves in winter is decided by these.
BEFORE_WINTER = {"choose-order", "activate", "deploy", "my-turn", "recruit-dial", "strategize-from"}
SOURCE_KINDS = {"season": "seasoncard"}


def heading(out: RunewarsOutput, view: View) -> Text:
    """Return year, season, phase and season card."""
    said = out.texts("rw-ui-heading", year=view.year, season=view.season, phase=view.phase)
    line = Text().append(f" {said} ", "bold reverse")
    line.append(f"  ★ {out.texts('rw-ui-first')}: ", "dim").append_text(out.clan(view.first))
    if view.season_card is not None:
        line.append(f"  {out.texts('rw-ui-season-card')}: ", "not bold dim")
        line.append(out.name("seasoncard", view.season_card), "not bold default")
    return line


def board(
    out: RunewarsOutput, view: View, numbers: dict[str, int] | None = None, brief: bool = False
) -> RenderableType:
    """Return the map, or the areas as text if it does not fit; the short form has no legend."""
    drawn = hexmap(out, view, numbers)
    if drawn is None:
        return areas(out, view)
    return Lines(*drawn, *([] if brief else [legend(out, view)])) if drawn else Text("")


def scene(
    out: RunewarsOutput, view: View, asked: Ask, room: int, numbers: dict[str, int]
) -> list[RenderableType]:
    """Return what the question is about; on a low screen with less around the map."""
    under_way = [*happening(out, view), *starving(out, view), *no_talk(out, view, asked)]
    titles = own_titles(out, view)
    if view.battle is not None or view.duel is not None:
        return [heading(out, view), *titles, *under_way]
    under_way += of_hero(out, view, asked)
    drawn = pieces(out, view)
    if asked.prompt in IN_PASSING or (view.plan and asked.prompt in MORE_MOVES):
        return [*titles, *under_way, *drawn]
    before = drawn if asked.prompt in ONE_PIECE else []
    under_way += [] if before else drawn
    parts: list[RenderableType] = []
    for less in range(LEAST + 1):
        parts = [heading(out, view), *titles, *before, board(out, view, numbers, brief=less > 1)]
        if view.phase != "setup":
            parts.append(players(out, view, brief=less > 2))
        if asked.prompt in DIALS:
            parts.append(dials(out, view))
        parts += [*(hand(out, view, brief=less > 0) if less < LEAST else []), *under_way]
        if out.lines(*parts) <= room:
            break
    return parts


def own_titles(out: RunewarsOutput, view: View) -> list[RenderableType]:
    """Return your titles, with the influence on them."""
    own = [title for title in view.titles if title.seat is not None and title.seat == view.seat]
    if not own:
        return []
    influence = out.texts("rw-ui-influence")
    said = [f"{out.name('title', title.id)} ({influence} {title.influence})" for title in own]
    head = Text(f"{out.texts('rw-ui-your-titles')}: ", "bold cyan")
    return [head.append(", ".join(said), "not bold default")]


# --- warnings ----------------------------------------------------------------------------------------------


def starving(out: RunewarsOutput, view: View) -> list[RenderableType]:
    """p.11: return the areas with more units than the food allows.

    In winter everybody's; in fall yours, while an order can still change it.
    """
    if view.season == "winter" and view.phase == "season-card":
        seats = view.play_order
    elif view.season == "fall" and view.ask is not None and view.ask.prompt in BEFORE_WINTER:
        seats = [player_of(view).id]
    else:
        return []
    lines = [_hungry(out, view, player) for seat in seats for player in view.players if player.id == seat]
    found = [line for line in lines if line]
    return [Text(out.texts("rw-ui-winter"), "bold yellow"), *found] if found else []


def _hungry(out: RunewarsOutput, view: View, player: Player) -> Text:
    """`◆L food 3: 5A 5 → 3`; empty if all are fed."""
    places = []
    for area in view.areas:
        n = sum(units.standing + units.routed for units in area.units)
        if area.control == player.id and n > player.winter_limit:
            places.append(f"{out.area(area.id)} {n} → {player.winter_limit}")
    if not places:
        return Text()
    limit = out.texts("rw-ui-winter-limit", n=player.winter_limit)
    return out.mark(player.id).append(f" {limit}: {', '.join(places)}", "not bold default")


def no_talk(out: RunewarsOutput, view: View, asked: Ask) -> list[RenderableType]:
    """p.18: return a warning if more than eight units in all make diplomacy impossible."""
    if asked.prompt not in ("move-from", "move-which"):
        return []
    target = area_of(asked)
    neutral, coming = neutral_units(view, target), planned_units(view, target)
    if not neutral:
        return []
    if not player_of(view).influence:
        return [Text(out.texts("rw-ui-no-influence", neutral=neutral), "yellow")]
    if neutral + max(coming, 1) > LIMIT:
        return [Text(out.texts("rw-ui-no-talk", neutral=neutral, coming=coming), "bold yellow")]
    return [Text(out.texts("rw-ui-talk-limit", neutral=neutral, most=LIMIT - neutral), "yellow")]


def destinies(out: RunewarsOutput) -> Text:
    """p.18: return the meaning of each destiny in diplomacy."""
    line = Text()
    for destiny in DESTINIES:
        line.append("  " if line else "").append(f"◆{out.texts(f'rw-destiny-{destiny}')}", STONES[destiny])
        line.append(f": {out.texts(f'rw-ui-destiny-{destiny}')}", "not bold default")
    return line


# --- what is in progress
# -------------------------------------------------------------------------------------


def happening(out: RunewarsOutput, view: View) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if view.battle is not None:
        parts += battle(out, view)
    if view.duel is not None:
        parts += duel(out, view, view.duel)
    if view.bids:
        parts.append(_bids(out, view))
    if view.plan:
        moves = [
            f"{out.units(move.type, move.n) if move.type else out.name('hero', move.hero or '')} "
            f"{out.area(move.source)} → {out.area(move.target)}"
            for move in view.plan
        ]
        parts.append(Text(f"{out.texts('rw-ui-plan')}: {', '.join(moves)}", "cyan"))
    if view.arriving:
        coming = ", ".join(out.units(type, n) for type, n in view.arriving.items())
        parts.append(Text(f"{out.texts('rw-ui-arriving')}: {coming}", "cyan"))
        parts.append(destinies(out))
    if view.draw is not None:
        head = Text(f"{out.texts('rw-ui-drawn')} ({out.clan(view.draw.seat).plain}): ", "bold")
        shape = counting_shape(view)
        parts.append(head.append_text(Text(" | ").join(fate(out, card, shape) for card in view.draw.cards)))
    if view.effect is not None and view.effect.id is not None:
        kind = view.effect.kind
        head = Text(f"{out.texts(f'rw-source-{kind}')} · ", "cyan")
        parts.append(head.append_text(entry(out, SOURCE_KINDS.get(kind, kind), view.effect.id)))
    if view.offered is not None and not chosen_from(view):
        title = Text(f"{out.texts('rw-ui-offered')}:", "bold cyan")
        cards = [Text("• ") + entry(out, view.offered.kind, card) for card in view.offered.cards]
        parts.append(Lines(title, *cards))
    return parts


def chosen_from(view: View) -> bool:
    """Whether the offered cards are the choices themselves, which already show their texts."""
    chosen = {named(answer).id for answer in view.ask.answers} if view.ask is not None else set()
    return view.offered is not None and chosen.issuperset(view.offered.cards)


def battle(out: RunewarsOutput, view: View) -> list[RenderableType]:
    """Return both lines by initiative, the cards, and the current strength."""
    fight = view.battle
    assert fight is not None
    now = out.texts("rw-ui-row", n=fight.round) if fight.round else out.texts("rw-ui-before")
    title = Text(f"⚔ {out.texts('rw-ui-battle')}: {out.area(fight.area)} · {now}", "bold red")
    sides = (fight.attacker, fight.defender)
    table = out.grid("", "", "", header=False)
    table.add_row("", *(_side_name(out, view, side) for side in sides))
    initiatives = {unit.id: unit.initiative for unit in view.types}
    rows = sorted({initiatives[fighter.type] for side in sides for fighter in side.line})
    for row in rows:
        lines = [
            _fighters(out, view, side, [f for f in side.line if initiatives[f.type] == row]) for side in sides
        ]
        mark = "► " if row == fight.round else ""
        head = Text(f"{mark}{out.texts('rw-ui-row', n=row)}", "bold" if mark else "dim")
        table.add_row(head, *lines)
    if any(side.cards for side in sides):
        cards = [_side_cards(out, view, side) for side in sides]
        table.add_row(Text(out.texts("rw-ui-cards"), "dim"), *cards)
    table.add_row(Text(out.texts("rw-ui-strength"), "dim"), *(_strength(out, side) for side in sides))
    return [title, table]


def _side_name(out: RunewarsOutput, view: View, side: Side) -> Text:
    assert view.battle is not None
    role = "rw-ui-attacker" if side is view.battle.attacker else "rw-ui-defender"
    return out.seat(side.seat).append(f" ({out.texts(role)})", "not bold default")


def _fighters(out: RunewarsOutput, view: View, side: Side, fighters: Sequence[Fighter]) -> Text:
    """`▲ 2 × Bowman, ▲ Bowman (routed)`: each type with the shape whose symbols count for it."""
    groups = []
    assisted: set[str] = set()
    for fighter in fighters:
        said = f"{GLYPHS[shape_of(view, fighter.type)]} {_fighter(out, fighter)}"
        if fighter.type in side.assists and fighter.type not in assisted:
            said += f" + {out.name('hero', side.assists[fighter.type])}"
            assisted.add(fighter.type)
        groups.append(said)
    return Text(", ".join(groups) or "—")


def _side_cards(out: RunewarsOutput, view: View, side: Side) -> Text:
    """`Bowman: ▲ damage 2 | ▲ miss`: of each card, what counts for the group that has drawn it."""
    if not side.cards or side.group is None:
        return Text("—")
    shape = shape_of(view, side.group)
    cards = Text(" | ").join(fate(out, card, shape) for card in side.cards)
    return Text(f"{out.name('unit', side.group)}: ", "dim").append_text(cards)


def _strength(out: RunewarsOutput, side: Side) -> Text:
    terms = [f"{term.strength} {_term(out, term.what)}" for term in side.terms]
    line = Text(f"{' + '.join(terms)} = " if terms else "")
    return line.append(str(side.strength), "bold")


def _term(out: RunewarsOutput, what: str) -> str:
    message = f"rw-term-{what}"
    return out.texts(message) if out.texts.has(message) else out.name("unit", what)


def _fighter(out: RunewarsOutput, fighter: Fighter) -> str:
    """`3 × Knight`, `Giant (routed, damage 2/5)`."""
    notes = [out.texts("rw-ui-routed")] if fighter.routed else []
    if fighter.damage:
        notes.append(f"{out.texts('rw-ui-damage', n=fighter.damage)}/{fighter.health}")
    return out.units(fighter.type, fighter.n) + (f" ({', '.join(notes)})" if notes else "")


def duel(out: RunewarsOutput, view: View, fight: Duel) -> list[RenderableType]:
    """Return both sides of a duel: remaining health, cards and damage."""
    health = {hero.id: f" ♥{hero.health - hero.damage}/{hero.health}" for hero in view.heroes}
    place = f": {out.area(fight.area)}" if fight.area else ""
    said = out.texts("rw-ui-round", n=max(1, fight.round))
    lines = [Text(f"⚔ {out.texts('rw-ui-duel')}{place} · {said}", "bold red")]
    for side in fight.sides:
        line = out.seat(side.seat)
        who = ", ".join(_fighter(out, foe) for foe in side.foes)
        if side.hero:
            who = f"● {out.name('hero', side.hero)}{health.get(side.hero, '')}"
        line.append(f": {who} · {out.texts('rw-ui-suffers', n=side.suffers)}", "not bold default")
        if side.cards:
            cards = Text(" | ").join(fate(out, card, DUEL_SHAPE) for card in side.cards)
            line.append(" · ", "dim").append_text(cards)
        lines.append(line)
    return list(lines)


def _bids(out: RunewarsOutput, view: View) -> Text:
    line = Text(f"{out.texts('rw-ui-bids')}: ", "bold cyan")
    for i, bidder in enumerate(view.bids):
        line.append("  " if i else "").append_text(out.clan(bidder.seat))
        if bidder.bid is not None:
            line.append(f" {bidder.bid}", "bold default")
        else:
            state = out.texts("rw-ui-bid-secret" if bidder.answered else "rw-ui-bid-waiting")
            line.append(f" ({out.texts('rw-ui-influence')} {bidder.influence}, {state})", "not bold default")
    return line
