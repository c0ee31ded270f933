"""Cards as text: your hand, quests and objective; and all texts of the game."""

from __future__ import annotations

from collections import Counter

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from meadhall.kernel.contract import Ask
from meadhall.runewars.view import Hero, View
from meadhall.terminal.runewars.output import RunewarsOutput
from meadhall.terminal.runewars.players import brief_hero
from meadhall.terminal.runewars.printed import ATTRIBUTES, hero_card
from meadhall.terminal.runewars.words import GLYPHS

FORMS = ("text", "supremacy")


def entry(out: RunewarsOutput, kind: str, card: str, note: str = "") -> Text:
    """`Spy Guild (note): what it does`."""
    line = Text(out.name(kind, card), "bold")
    if note:
        line.append(f" ({note})", "not bold cyan")
    ability = out.name(kind, card, "ability")
    said = ". ".join(text for text in (ability, out.name(kind, card, "text")) if text)
    return line.append(f": {said}" if said else "", "not bold")


def hero_numbers(out: RunewarsOutput, view: View, hero: str) -> str:
    """`good, strength 2, agility 4, wisdom 2, ♥3/3`: as it is now, or as its card says."""
    card = next((found for found in view.heroes if found.id == hero), None) or hero_card(out.content, hero)
    numbers = [f"{out.texts(f'rw-attribute-{name}')} {card.attributes[name]}" for name in ATTRIBUTES]
    alignment = out.texts(f"rw-alignment-{card.alignment}")
    return ", ".join([alignment, *numbers, f"♥{card.health - card.damage}/{card.health}"])


def of_hero(out: RunewarsOutput, view: View, asked: Ask) -> list[RenderableType]:
    """Return the hero a question is about."""
    if "hero" not in asked.about:
        return []
    hero = asked.about["hero"].id
    return [entry(out, "hero", hero, hero_numbers(out, view, hero))]


def hand(out: RunewarsOutput, view: View, brief: bool = False) -> list[RenderableType]:
    """Return what only you know: tactics cards, quests, the objective."""
    lines: list[RenderableType] = []
    if view.hand:
        lines.append(_tactics(out, view, brief))
    if view.quests:
        lines.append(_quests(out, view, brief))
    if view.objective is not None:
        met = out.texts("rw-ui-objective-met" if view.objective.met else "rw-ui-objective-open")
        head = Text(f"{out.texts('rw-ui-objective')}: ", "bold cyan")
        said = entry(out, "objective", view.objective.id, met)
        if brief:
            said = Text(f"{out.name('objective', view.objective.id)} ({met})")
        lines.append(head.append_text(said))
    return lines


def _tactics(out: RunewarsOutput, view: View, brief: bool) -> RenderableType:
    numbers = Counter((card.id, card.fresh) for card in view.hand)
    head = Text(f"{out.texts('rw-ui-hand')}: ", "bold cyan")
    later = out.texts("rw-ui-fresh")
    if brief:
        for i, ((card, fresh), n) in enumerate(numbers.items()):
            head.append(" · " if i else "", "not bold default")
            head.append(f"{out.name('tactics', card)}{f' ×{n}' if n > 1 else ''}", "not bold default")
            head.append(f" ({later})" if fresh else "", "not bold dim")
        return head
    rows: list[RenderableType] = [head]
    for (card, fresh), n in numbers.items():
        note = ", ".join(filter(None, [f"×{n}" if n > 1 else "", later if fresh else ""]))
        rows.append(Text("• ").append_text(entry(out, "tactics", card, note)))
    return Lines(*rows)


def _quests(out: RunewarsOutput, view: View, brief: bool) -> RenderableType:
    head = Text(f"{out.texts('rw-ui-your-quests')}: ", "bold cyan")
    rows: list[RenderableType] = [head]
    for i, quest in enumerate(view.quests):
        places = ", ".join(out.area(area) for area in quest.areas[:6]) or out.texts("rw-ui-nowhere")
        places += "…" if len(quest.areas) > 6 else ""
        if quest.heroes:
            places += f"; {out.texts('rw-ui-hero-there')}: {out.listed('hero', quest.heroes)}"
        if brief:
            head.append(" · " if i else "", "not bold default")
            head.append(f"{out.name('quest', quest.id)} ({places})", "not bold default")
        else:
            rows.append(Text("• ").append_text(entry(out, "quest", quest.id, places)))
    return head if brief else Lines(*rows)


# --- all texts ----------------------------------------------------------------------------


def all_cards(out: RunewarsOutput, view: View) -> None:
    out.put(*hand(out, view))
    if view.season_card is not None:
        out.heading(out.texts("rw-ui-season-card"))
        out.put(entry(out, "seasoncard", view.season_card))
    if view.heroes:
        out.heading(out.texts("rw-ui-heroes"))
    for hero in view.heroes:
        out.put(*_hero(out, view, hero))
    out.heading(out.texts("rw-ui-titles"))
    for title in view.titles:
        note = f"{out.texts('rw-ui-influence')} {title.influence}" if title.seat else ""
        owner = out.mark(title.seat).append(" ") if title.seat else Text("")
        out.put(owner.append_text(entry(out, "title", title.id, note)))
    out.heading(out.texts("rw-ui-order"))
    for player in view.players:
        if player.id == view.seat:
            for order in [*player.orders, *player.face_up]:
                line = Text(out.order(order), "bold")
                line.append(f": {out.name('order', order, 'text')}", "not bold")
                if more := out.name("order", order, "supremacy"):
                    line.append(f". {out.texts('rw-ui-supremacy-yes', text=more)}", "not bold cyan")
                out.put(line)
    out.heading(out.texts("rw-ui-all-units"))
    _units(out, view)


def _hero(out: RunewarsOutput, view: View, hero: Hero) -> list[Text]:
    lines = [out.mark(hero.seat).append(f" {brief_hero(out, hero)}, ", "bold default")]
    lines[0].append(f"{out.texts(f'rw-alignment-{hero.alignment}')}: ", "not bold cyan")
    lines[0].append(
        f"{out.name('hero', hero.id, 'ability')}. {out.name('hero', hero.id, 'text')}",
        "not bold default",
    )
    known = view.known.rewards.get(hero.id, hero.rewards)
    for reward in known:
        if reward is None:
            lines.append(Text(f"   • {out.texts('rw-ui-face-down')}", "dim"))
        else:
            lines.append(Text("   • ").append_text(entry(out, "reward", reward)))
    return lines


def _units(out: RunewarsOutput, view: View) -> None:
    """Print the units of the players in this game, and the neutral ones."""
    playing = {player.faction for player in view.players} | {None}
    for unit in view.types:
        if unit.faction in playing:
            note = f"{GLYPHS[unit.shape]} {out.texts('rw-ui-initiative')} {unit.initiative}, "
            note += f"{out.texts('rw-ui-health')} {unit.health}"
            note += f", {out.texts('rw-ui-fast')}" if unit.fast else ""
            note += f", {out.texts('rw-ui-flying')}" if unit.flying else ""
            out.put(entry(out, "unit", unit.id, note))
