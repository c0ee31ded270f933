"""Makes the tables of content.py from a pack."""

# not compiled: runs once a pack, works on words.
from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from meadhall.runewars import answers
from meadhall.runewars.content import (
    CONTINUOUS,
    EVIL,
    EXPLORE_STAY,
    GOOD,
    INFLUENCE_ICON,
    KINDS,
    NEUTRALS,
    NOTHING,
    TACTICS_ICON,
    TIMINGS,
    YOUR_TURN,
    Content,
)
from meadhall.runewars.effects import tree
from meadhall.runewars.effects.reading import Reader
from meadhall.runewars.pack import Pack, former_hash, house_pack, pack_hash
from meadhall.runewars.pack.kinds import FACTION_IDS, RESOURCES, Development, Ground

SEASONS = ("spring", "summer", "fall", "winter")
DEVELOPMENT_KINDS = ("resources", "diplomat", "training-grounds", "defence")
BORDERS = {"mountain": 1, "water": 2}
DESTINIES = ("gold", "silver", "red")
SYMBOLS = ("damage", "rout", "special")
FACTIONS = FACTION_IDS

LOADED: dict[str, Content] = {}
PACKS: dict[str, Pack] = {}  # the packs they were made from, with names and texts
FORMER: dict[str, Pack] = {}  # the same packs, by the ids that earlier versions gave them


@cache
def house_content() -> Content:
    return content_of(house_pack())


def content_of(pack: Pack) -> Content:
    """Return the tables of a pack; made once for each id."""
    key = pack_hash(pack)
    if key not in LOADED:
        _keep(pack, key)
    FORMER.setdefault(former_hash(pack), pack)
    return LOADED[key]


def content_by_hash(key: str) -> Content:
    """Return tables that were already loaded; records and encoded positions name them by their id."""
    if key not in LOADED:
        house_content()
    if key not in LOADED and key in FORMER:
        # A game goes on under the id it began with: its fingerprint contains it.
        _keep(FORMER[key], key)
    return LOADED[key]


def _keep(pack: Pack, key: str) -> None:
    from meadhall.runewars.effects import table

    table.fill()
    LOADED[key], PACKS[key] = _load(pack, key), pack


def _load(pack: Pack, key: str) -> Content:
    c = Content(key)
    types = [unit.id for faction in pack.factions for unit in faction.units] + [u.id for u in pack.neutrals]
    options = sorted({name for part in _effects(pack) for name in _option_ids(part)})
    reader = Reader(types, [title.id for title in pack.titles], options)
    _factions(c, pack, reader)
    _units(c, pack, reader)
    _map(c, pack)
    _fate(c, pack)
    _cards(c, pack, reader)
    _heroes_and_titles(c, pack, reader)
    _tokens(c, pack, reader)
    c.orders = ["none", *(order.id for order in sorted(pack.orders, key=lambda order: order.number))]
    c.dragon_runes = pack.components.rune_tokens_dragon
    c.false_runes = pack.components.rune_tokens_false
    c.blocks, c.conditions = reader.blocks, reader.conditions
    _windows(c)
    _standing_rules(c)
    c.names = {
        "area": c.area_name,
        "seat": c.factions,
        "type": c.type_name,
        "hero": c.heroes,
        "tactics": c.tactics,
        "reward": c.rewards,
        "quest": c.quests,
        "objective": c.objectives,
        "development": [name for faction in c.factions for name in _development_ids(pack, faction)],
        "title": c.titles,
        "order": c.orders,
        "resource": list(answers.RESOURCE_NAMES),
        "attribute": list(answers.ATTRIBUTE_NAMES),
        "benefit": list(answers.BENEFIT_NAMES),
        "option": options,
        "fate": [str(number + 1) for number in range(len(c.destiny))],
        "direction": list(answers.DIRECTION_NAMES),
        "tile": c.piece_name,
        "marker": ["1", "2", "3", "4"],
        "faction": c.factions,
    }
    c.words = answers.words(c.names)
    return c


def _effects(pack: Pack) -> Iterable[Any]:
    for faction in pack.factions:
        for entry in (*faction.units, *faction.developments):
            yield entry.effect
    for unit in pack.neutrals:
        yield unit.effect
        yield unit.duel_effect
    for entries in (pack.quests, pack.rewards, pack.objectives, pack.heroes, pack.titles, pack.tactics):
        for entry in entries:
            yield entry.effect
    for season in pack.seasons:
        yield season.effect
    for token in pack.exploration:
        yield token.effect


def _option_ids(value: Any) -> Iterable[str]:
    if isinstance(value, dict):
        for option in value.get("options", ()):
            yield option["id"]
        for part in value.values():
            yield from _option_ids(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _option_ids(part)


def _timings(names: Iterable[str]) -> int:
    return sum(1 << TIMINGS.index(name) for name in names)


def _factions(c: Content, pack: Pack, reader: Reader) -> None:
    order = sorted(pack.factions, key=lambda faction: FACTIONS.index(faction.id))
    if [faction.id for faction in pack.factions] != [faction.id for faction in order]:
        raise ValueError("the factions of a pack stand in the order " + ", ".join(FACTIONS))
    for faction in order:
        c.factions.append(faction.id)
        c.alignment.append(GOOD if faction.alignment == "good" else EVIL)
        c.start_influence.append(faction.start.influence)
        c.start_tactics.append(faction.start.tactics)
        c.start_dials += faction.start.dials.all()
        kinds = [unit.id for unit in faction.units]
        if len(kinds) != KINDS:
            raise ValueError(f"{faction.id} has {len(kinds)} kinds of units, not {KINDS}")
        for dial in faction.dials.all():
            for icon in dial:
                special = {None: NOTHING, "influence": INFLUENCE_ICON, "tactics": TACTICS_ICON}
                c.dials.append(special[icon] if icon in special else kinds.index(str(icon)))
        c.stronghold_count.append(faction.stronghold.copies)
        c.stronghold_strength.append(faction.stronghold.strength)
        c.stronghold_damaged.append(faction.stronghold.strength_damaged)
        for kind in DEVELOPMENT_KINDS:
            one = _development(faction.developments, kind)
            c.development_count.append(one.copies if one else 0)
            c.development_timing.append(_timings(one.timing) if one else 0)
            c.development_block.append(reader.effect(one.effect) if one else -1)


def _development(known: tuple[Development, ...], kind: str) -> Development | None:
    return next((one for one in known if one.kind == kind), None)


def _development_ids(pack: Pack, faction_id: str) -> list[str]:
    faction = next(faction for faction in pack.factions if faction.id == faction_id)
    found = [_development(faction.developments, kind) for kind in DEVELOPMENT_KINDS]
    return [
        one.id if one else f"{faction_id}-{kind}" for one, kind in zip(found, DEVELOPMENT_KINDS, strict=True)
    ]


def _units(c: Content, pack: Pack, reader: Reader) -> None:
    if len(pack.neutrals) != NEUTRALS:
        raise ValueError(f"there are {len(pack.neutrals)} kinds of neutral units, not {NEUTRALS}")
    for faction in pack.factions:
        for unit in faction.units:
            _unit(c, unit, reader)
            c.duel_special.append(-1)
    c.neutral_types = len(c.type_name)
    for neutral in pack.neutrals:
        _unit(c, neutral, reader)
        c.duel_special.append(reader.effect(neutral.duel_effect))
    c.types = len(c.type_name)


def _unit(c: Content, unit: Any, reader: Reader) -> None:
    c.type_name.append(unit.id)
    c.shape.append(tree.SHAPES.index(unit.shape))
    c.health.append(unit.health)
    c.initiative.append(unit.initiative)
    c.fast.append(int("Fast" in unit.keywords))
    c.flying.append(int("Flying" in unit.keywords))
    c.figures.append(unit.copies)
    c.special.append(reader.effect(unit.effect))


def _map(c: Content, pack: Pack) -> None:
    neutrals = [unit.id for unit in pack.neutrals]
    tiles: list[tuple[Ground, int]] = [(t, -1) for t in sorted(pack.tiles, key=lambda t: t.number)]
    homes = [(home, c.factions.index(home.faction)) for home in pack.homes]
    c.tiles = len(tiles)
    for ground, faction in tiles + sorted(homes, key=lambda pair: pair[1]):
        piece = len(c.piece_name)
        c.piece_name.append(ground.id)
        hexes = []
        for one in ground.hexes:
            sides = tuple(BORDERS.get(str(one.borders.get(side)), 0) for side in answers.DIRECTION_NAMES)
            hexes.append((len(c.area_name), one.q, one.r, sides))
            c.area_name.append(one.id)
            c.area_piece.append(piece)
            c.home_of.append(faction)
            c.produces += one.resources.all()
            c.has_city.append(int(one.city))
            c.printed += [one.neutrals.get(kind, 0) for kind in neutrals]
        c.piece_hexes.append(hexes)
    c.areas = len(c.area_name)
    c.turned = [[] for _ in range(6 * len(c.piece_name))]


def _fate(c: Content, pack: Pack) -> None:
    for card in sorted(pack.fate, key=lambda card: card.number):
        c.destiny.append(DESTINIES.index(card.destiny))
        row: list[int] = []
        for symbol in (card.triangle, card.circle, card.rectangle, card.hexagon):
            kind, _, n = (symbol or "").partition(":")
            row += [SYMBOLS.index(kind) + 1, int(n)] if kind else [0, 0]
        c.symbols.append(tuple(row))


def _cards(c: Content, pack: Pack, reader: Reader) -> None:
    for card in pack.tactics:
        c.tactics.append(card.id)
        c.tactics_copies.append(card.copies)
        c.tactics_timings.append(_timings(card.timing))
        c.tactics_role.append({None: 0, "attacker": 1, "defender": 2}[card.role])
        c.tactics_needs.append(reader.question(card.requires))
        c.tactics_block.append(reader.effect(card.effect))
    for quest in pack.quests:
        c.quests.append(quest.id)
        c.quest_copies.append(quest.copies)
        area = c.area_name.index(quest.place.area) if quest.place.area else -1
        c.quest_area.append(area)
        c.quest_setup.append(c.area_piece[area] if quest.setup else -1)
        c.quest_place.append(None if area >= 0 else reader.place(quest.place.filter))
        c.quest_timings.append(_timings(quest.timing))
        c.quest_block.append(reader.effect(quest.effect))
    for reward in pack.rewards:
        c.rewards.append(reward.id)
        c.reward_copies.append(reward.copies)
        c.reward_trait.append({None: 0, "weapon": 1, "armour": 2}[reward.trait])
        c.reward_timings.append(_timings(reward.timing))
        c.reward_needs.append(reader.question(reward.requires))
        c.reward_block.append(reader.effect(reward.effect))
    for objective in pack.objectives:
        c.objectives.append(objective.id)
        c.objective_copies.append(objective.copies)
        c.objective_side.append(GOOD if objective.alignment == "good" else EVIL)
        c.objective_condition.append(reader.question(objective.condition))
        c.objective_block.append(reader.effect(objective.effect))
    for season in pack.seasons:
        c.seasons.append(season.id)
        c.season_of.append(SEASONS.index(season.season))
        c.season_copies.append(season.copies)
        c.season_council.append(int(season.wizards_council))
        c.season_block.append(reader.effect(season.effect))


def _windows(c: Content) -> None:
    """Precompute what tactics.py needs of every card."""
    choosing = (tree.OPS.index("choose"), tree.OPS.index("choose_one"))
    for i, block in enumerate(c.tactics_block):
        steps = c.blocks[block]
        chooses = bool(steps) and steps[0].op in choosing
        c.tactics_plain.append(int(c.tactics_needs[i] < 0 and not chooses))
    for timing in range(len(TIMINGS)):
        cards = [i for i, bits in enumerate(c.tactics_timings) if bits >> timing & 1]
        # If one card of a timing is always playable, no other has to be tested.
        c.tactics_by_timing.append(sorted(cards, key=lambda card: -c.tactics_plain[card]))


def _heroes_and_titles(c: Content, pack: Pack, reader: Reader) -> None:
    for hero in pack.heroes:
        c.heroes.append(hero.id)
        c.hero_alignment.append(tree.ALIGNMENTS.index(hero.alignment))
        c.hero_attributes += [hero.strength, hero.agility, hero.wisdom]
        c.hero_health.append(hero.health)
        c.hero_timings.append(_timings(hero.timing))
        c.hero_block.append(reader.effect(hero.effect))
    for title in pack.titles:
        c.titles.append(title.id)
        c.title_timings.append(_timings(title.timing))
        c.title_limit.append(title.limit.n if title.limit else 99)
        blocks: dict[int, int] = {}
        prices: list[tree.Step] = []
        for name in title.timing:
            steps = [step for step in title.effect if step.get("at", title.timing[0]) == name]
            blocks[TIMINGS.index(name)] = reader.effect(steps)
            if name == "your-turn":
                for step in reader.blocks[blocks[YOUR_TURN]]:
                    step.agreed = True  # using the title means paying its price
                    if step.op == PAY:
                        prices.append(step)
        c.title_blocks.append(blocks)
        c.title_prices.append(prices)


def _tokens(c: Content, pack: Pack, reader: Reader) -> None:
    for city in pack.cities:
        c.cities.append(city.id)
        benefits = [(answers.BENEFIT_NAMES.index(name), n) for name, n in city.benefits.items()]
        c.city_benefits.append(benefits)
    for token in pack.exploration:
        c.tokens.append(token.id)
        c.token_type.append(("destructible", "location", "event").index(token.type))
        c.token_backs.append((token.backs.get("1", 0), token.backs.get("2+", 0)))
        c.token_timings.append(_timings(token.timing))
        c.token_block.append(reader.effect(token.effect))


PAY, RULE, DUEL_RULE = tree.OPS.index("pay"), tree.OPS.index("rule"), tree.OPS.index("duel_rule")


def _standing_rules(c: Content) -> None:
    """Collect rules in force while a hero is in service, a card is held or a token is face up."""
    for h in range(len(c.heroes)):
        c.hero_rules.append(_rules_of(c, c.hero_block[h], tree.OF_HERO * 256 + h))
    for r in range(len(c.rewards)):
        c.reward_rules.append(_rules_of(c, c.reward_block[r], tree.OF_REWARD * 256 + r))
    for i in range(len(c.titles)):
        block = c.title_blocks[i].get(CONTINUOUS, -1)
        c.title_rules.append(_rules_of(c, block, tree.OF_TITLE * 256 + i))
    for i in range(len(c.tokens)):
        lasting = c.token_timings[i] >> EXPLORE_STAY & 1
        c.token_rules.append(_rules_of(c, c.token_block[i] if lasting else -1, tree.OF_TOKEN * 256 + i))
        c.token_production.append(_production(c, c.token_block[i]) if lasting else (0, 0, 0))


def _rules_of(c: Content, block: int, source: int) -> int:
    bits = 0
    if block >= 0:
        for step in c.blocks[block]:
            if step.op == RULE and step.mode >= 2:
                bits |= 1 << step.key
                c.rule_values[source * 32 + step.key] = step.value
            elif step.op == DUEL_RULE and tree.DUEL_RULES[step.key] == "bonus_damage" and step.amount:
                c.rule_values[source * 32 + 31] = step.amount.n
    return bits


def _production(c: Content, block: int) -> tuple[int, int, int]:
    for step in c.blocks[block]:
        if step.op == RULE and step.key == tree.PRODUCTION:
            return step.bonus
    return (0, 0, 0)


assert RESOURCES == answers.RESOURCE_NAMES
