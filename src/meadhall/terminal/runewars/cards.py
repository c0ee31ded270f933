"""Cards in words: your hand, quests and objective; and all that one may want to read."""

from __future__ import annotations

from collections import Counter

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from meadhall.runewars.view import Ask, Hero, View
from meadhall.terminal.runewars.pen import RunePen
from meadhall.terminal.runewars.players import brief_hero
from meadhall.terminal.runewars.printed import ATTRIBUTES, hero_card
from meadhall.terminal.runewars.words import GLYPHS

FORMS = ("text", "supremacy")


def entry(pen: RunePen, kind: str, card: str, note: str = "") -> Text:
    """`Spy Guild (note): what it does`."""
    line = Text(pen.name(kind, card), "bold")
    if note:
        line.append(f" ({note})", "not bold cyan")
    ability = pen.name(kind, card, "ability")
    said = ". ".join(text for text in (ability, pen.name(kind, card, "text")) if text)
    return line.append(f": {said}" if said else "", "not bold")


def hero_numbers(pen: RunePen, view: View, hero: str) -> str:
    """`good, strength 2, agility 4, wisdom 2, ♥3/3`: as it is now, or as its card says."""
    card = next((found for found in view.heroes if found.id == hero), None) or hero_card(pen.content, hero)
    numbers = [f"{pen.texts(f'rw-attribute-{name}')} {card.attributes[name]}" for name in ATTRIBUTES]
    alignment = pen.texts(f"rw-alignment-{card.alignment}")
    return ", ".join([alignment, *numbers, f"♥{card.health - card.damage}/{card.health}"])


def of_hero(pen: RunePen, view: View, asked: Ask) -> list[RenderableType]:
    """The hero a question is about."""
    hero = asked.about.get("hero")
    if not isinstance(hero, str):
        return []
    return [entry(pen, "hero", hero, hero_numbers(pen, view, hero))]


def hand(pen: RunePen, view: View, brief: bool = False) -> list[RenderableType]:
    """What only you know: Tactics cards, quests, the objective."""
    lines: list[RenderableType] = []
    if view.hand:
        lines.append(_tactics(pen, view, brief))
    if view.quests:
        lines.append(_quests(pen, view, brief))
    if view.objective is not None:
        met = pen.texts("rw-ui-objective-met" if view.objective.met else "rw-ui-objective-open")
        head = Text(f"{pen.texts('rw-ui-objective')}: ", "bold cyan")
        said = entry(pen, "objective", view.objective.id, met)
        if brief:
            said = Text(f"{pen.name('objective', view.objective.id)} ({met})")
        lines.append(head.append_text(said))
    return lines


def _tactics(pen: RunePen, view: View, brief: bool) -> RenderableType:
    numbers = Counter((card.id, card.fresh) for card in view.hand)
    head = Text(f"{pen.texts('rw-ui-hand')}: ", "bold cyan")
    later = pen.texts("rw-ui-fresh")
    if brief:
        for i, ((card, fresh), n) in enumerate(numbers.items()):
            head.append(" · " if i else "", "not bold default")
            head.append(f"{pen.name('tactics', card)}{f' ×{n}' if n > 1 else ''}", "not bold default")
            head.append(f" ({later})" if fresh else "", "not bold dim")
        return head
    rows: list[RenderableType] = [head]
    for (card, fresh), n in numbers.items():
        note = ", ".join(filter(None, [f"×{n}" if n > 1 else "", later if fresh else ""]))
        rows.append(Text("• ").append_text(entry(pen, "tactics", card, note)))
    return Lines(*rows)


def _quests(pen: RunePen, view: View, brief: bool) -> RenderableType:
    head = Text(f"{pen.texts('rw-ui-your-quests')}: ", "bold cyan")
    rows: list[RenderableType] = [head]
    for i, quest in enumerate(view.quests):
        places = ", ".join(pen.area(area) for area in quest.areas[:6]) or pen.texts("rw-ui-nowhere")
        places += "…" if len(quest.areas) > 6 else ""
        if quest.heroes:
            places += f"; {pen.texts('rw-ui-hero-there')}: {pen.listed('hero', quest.heroes)}"
        if brief:
            head.append(" · " if i else "", "not bold default")
            head.append(f"{pen.name('quest', quest.id)} ({places})", "not bold default")
        else:
            rows.append(Text("• ").append_text(entry(pen, "quest", quest.id, places)))
    return head if brief else Lines(*rows)


# --- all there is to read ----------------------------------------------------------------------------


def all_cards(pen: RunePen, view: View) -> None:
    pen.put(*hand(pen, view))
    if view.season_card is not None:
        pen.heading(pen.texts("rw-ui-season-card"))
        pen.put(entry(pen, "seasoncard", view.season_card))
    if view.heroes:
        pen.heading(pen.texts("rw-ui-heroes"))
    for hero in view.heroes:
        pen.put(*_hero(pen, view, hero))
    pen.heading(pen.texts("rw-ui-titles"))
    for title in view.titles:
        note = f"{pen.texts('rw-ui-influence')} {title.influence}" if title.seat else ""
        owner = pen.mark(title.seat).append(" ") if title.seat else Text("")
        pen.put(owner.append_text(entry(pen, "title", title.id, note)))
    pen.heading(pen.texts("rw-ui-order"))
    for player in view.players:
        if player.id == view.seat:
            for order in [*player.orders, *player.face_up]:
                line = entry(pen, "order", order)
                if more := pen.name("order", order, "supremacy"):
                    line.append(f" ★ {more}", "not bold cyan")
                pen.put(line)
    pen.heading(pen.texts("rw-ui-all-units"))
    _units(pen, view)


def _hero(pen: RunePen, view: View, hero: Hero) -> list[Text]:
    lines = [pen.mark(hero.seat).append(f" {brief_hero(pen, hero)}, ", "bold default")]
    lines[0].append(f"{pen.texts(f'rw-alignment-{hero.alignment}')}: ", "not bold cyan")
    lines[0].append(
        f"{pen.name('hero', hero.id, 'ability')}. {pen.name('hero', hero.id, 'text')}", "not bold default"
    )
    known = view.known.rewards.get(hero.id, hero.rewards)
    for reward in known:
        if reward is None:
            lines.append(Text(f"   • {pen.texts('rw-ui-face-down')}", "dim"))
        else:
            lines.append(Text("   • ").append_text(entry(pen, "reward", reward)))
    return lines


def _units(pen: RunePen, view: View) -> None:
    """Of the players at this table, and the neutral ones."""
    playing = {player.faction for player in view.players} | {None}
    for unit in view.types:
        if unit.faction in playing:
            note = f"{GLYPHS[unit.shape]} {pen.texts('rw-ui-initiative')} {unit.initiative}, "
            note += f"{pen.texts('rw-ui-health')} {unit.health}"
            note += f", {pen.texts('rw-ui-fast')}" if unit.fast else ""
            note += f", {pen.texts('rw-ui-flying')}" if unit.flying else ""
            pen.put(entry(pen, "unit", unit.id, note))
