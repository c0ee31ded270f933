"""The players' sheets: dials, influence, orders, cards, titles, heroes, dragon runes."""

from __future__ import annotations

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from meadhall.runewars.view import Dial, Hero, Player, View
from meadhall.terminal.runewars.output import RunewarsOutput

RESOURCES = ("food", "wood", "ore")
LEFT_OUT = (6, 7)  # columns for wide screens only: quests, areas


def players(out: RunewarsOutput, view: View, brief: bool = False) -> RenderableType:
    """Return one row for each player; in the long form also orders played, heroes and titles."""
    texts = out.texts
    numbers = [f">{texts(f'rw-resource-{name}')}" for name in RESOURCES]
    names = ("influence", "tactics", "quests", "areas", "runes")
    numbers += [f">{texts(f'rw-ui-{name}')}" for name in names]
    heads = [texts("rw-ui-faction"), *numbers, texts("rw-ui-order")]
    kept = [i for i in range(len(heads)) if not (out.narrow and i in LEFT_OUT)]
    table = out.grid(*(heads[i] for i in kept))
    table.columns[0].no_wrap = True
    order = [p for seat in view.play_order for p in view.players if p.id == seat]
    for player in order + [p for p in view.players if p not in order]:
        row = _row(out, view, player)
        table.add_row(*(row[i] for i in kept))
    return table if brief else Lines(table, *_more(out, view))


def _row(out: RunewarsOutput, view: View, player: Player) -> list[RenderableType]:
    name = out.clan(player.id)
    if player.id == view.first:
        name.append(" ★")
    notes = [out.texts("rw-ui-you")] if player.id == view.seat else []
    notes += [out.texts("rw-ui-out")] if player.eliminated else []
    if notes:
        name.append(f" ({', '.join(notes)})", "not bold")
    if player.id == view.current:
        name.append(" ◄")
    dials = [
        f"{player.dials[name].value} ({player.production[name]})" if name in player.dials else "—"
        for name in RESOURCES
    ]
    fresh = f" (+{player.fresh})" if player.fresh else ""
    order = Text(out.order(player.order) if player.order else "—", "bold")
    return [
        name,
        *dials,
        Text(str(player.influence), "bold"),
        f"{player.tactics - player.fresh}{fresh}",
        str(player.quests),
        str(player.areas),
        _runes(view, player),
        order,
    ]


def _runes(view: View, player: Player) -> Text:
    """`2/4`, `1–3/4`: dragon runes, for all you can tell, of the rune tokens in its areas."""
    known = next((d for d in view.dragons if d.seat == player.id), None)
    if known is None:
        return Text(str(player.rune_tokens))
    dragons = str(known.least) if known.least == known.most else f"{known.least}–{known.most}"
    return Text(f"{dragons}", "bold yellow").append(f"/{player.rune_tokens}", "not bold default")


def _more(out: RunewarsOutput, view: View) -> list[Text]:
    lines: list[Text] = []
    for player in view.players:
        said: list[str] = []
        if played := [order for order in player.face_up if order != player.order]:
            names = ", ".join(out.order(order) for order in played)
            said.append(f"{out.texts('rw-ui-orders-played')}: {names}")
        heroes = [hero for hero in view.heroes if hero.seat == player.id]
        if heroes:
            said.append(f"{out.texts('rw-ui-heroes')}: {', '.join(brief_hero(out, hero) for hero in heroes)}")
        if player.titles and player.id != view.seat:  # your own are on every screen
            said.append(f"{out.texts('rw-ui-titles')}: {out.listed('title', player.titles)}")
        if player.victory is not None and player.victory != "hand":
            promised = out.texts("rw-ui-victory-promised", season=player.victory)
            said.append(f"{out.texts('rw-ui-victory')}: {promised}")
        if said:
            lines.append(out.mark(player.id).append(f" {' · '.join(said)}", "not bold default"))
    return lines


def brief_hero(out: RunewarsOutput, hero: Hero) -> str:
    """`Silhouette (4B, 2/4/2, health 2/3, 1 reward)` in few signs."""
    parts = [out.area(hero.area)] if hero.area else []
    parts.append("/".join(str(n) for n in hero.attributes.values()))
    parts.append(f"♥{hero.health - hero.damage}/{hero.health}")
    if hero.rewards:
        parts.append(f"{out.texts('rw-ui-rewards')} {len(hero.rewards)}")
    if hero.routed:
        parts.append(out.texts("rw-ui-routed"))
    return f"{out.name('hero', hero.id)} ({', '.join(parts)})"


def dials(out: RunewarsOutput, view: View) -> RenderableType:
    """Return your dials: the icons that count, and those of the spaces above the arrow."""
    you = next((player for player in view.players if player.id == view.seat), None)
    if you is None or not you.dials:
        return Text("")
    return Lines(*(_dial(out, name, you.dials[name]) for name in RESOURCES))


def _dial(out: RunewarsOutput, name: str, dial: Dial) -> Text:
    """`Food 3: 3 × Footman → 4 Footman, 5 influence, 6–8 Footman`."""
    line = Text(f"{out.texts(f'rw-resource-{name}')} {dial.value}: ", "bold")
    line.append(counted(out, dial) or "—", "not bold default")
    above: list[tuple[int, int, str]] = []  # from, to, what
    for at, icon in enumerate(dial.spaces):
        if at > dial.value and icon is not None:
            if above and above[-1][1:] == (at - 1, icon):
                above[-1] = (above[-1][0], at, icon)
            else:
                above.append((at, at, icon))
    spans = [f"{low if low == high else f'{low}–{high}'} {_icon(out, icon)}" for low, high, icon in above]
    return line.append(f" → {', '.join(spans)}" if spans else "", "not bold dim")


def player_of(view: View) -> Player:
    return next(player for player in view.players if player.id == view.seat)


def units_on(view: View, dial: Dial) -> dict[str, int]:
    """Return the units that Recruit gives for a dial."""
    types = {unit.id for unit in view.types}
    return {icon: n for icon, n in dial.counts.items() if icon in types}


def counted(out: RunewarsOutput, dial: Dial) -> str:
    """`3 × Footman, 1 × influence`: what a dial brings now."""
    return ", ".join(f"{n} × {_icon(out, icon)}" for icon, n in dial.counts.items())


def _icon(out: RunewarsOutput, icon: str) -> str:
    if icon in ("influence", "tactics"):
        return out.texts(f"rw-benefit-{icon}")
    return out.name("unit", icon)
