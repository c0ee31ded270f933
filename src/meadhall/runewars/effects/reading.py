"""Turns the effects of a pack (JSON) into trees (tree.py), once per pack. The pack was checked before."""

# not compiled: runs once per pack, works on words.
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from meadhall.runewars.answers import ATTRIBUTE_NAMES, RESOURCE_NAMES
from meadhall.runewars.effects import tree as t

JSON = Mapping[str, Any]

PLAYERS = {
    "self": t.SELF,
    "opponent": t.OPPONENT,
    "each": t.EACH,
    "each_other": t.EACH_OTHER,
    "left": t.LEFT,
    "attacker": t.ATTACKER,
    "defender": t.DEFENDER,
    "owner": t.OWNER,
    "enemy": t.EACH_OTHER,
}
# The words a field may hold, in the order of their numbers.
MODES: dict[str, tuple[str, ...]] = {
    "tactics": ("draw", "discard", "down_to"),
    "objective": ("redraw",),
    "dial": ("shift", "harvest", "cap_to_harvest"),
    "hero_action": ("extra", "end"),
    "reward": ("draw",),
    "stronghold": ("place_damaged", "repair", "transfer"),
    "development": ("build_free", "discard_self"),
    "city": ("destroy",),
    "activation": ("place", "remove"),
    "order": ("return",),
    "title": ("return",),
}
LOOKS = ("runes", "exploration", "tactics")
SIDES = ("self", "enemy", "both", "attacker", "defender")
TIES = ("bid", "last", "none")
EACH_OVER = ("players", "heroes", "titles")
SCOPES = ("this-effect", "this-battle", "this-turn")
CONTROLS = ("self", "enemy", "uncontrolled", "empty")
HOMES = ("self", "enemy", "none", "any", "not-self")
STRONGHOLDS = ("self", "enemy", "self-damaged", "none")
RUNES = ("none", "any", "face_down")
STATES = ("standing", "routed")
SPECIAL_ALIGNMENTS = ("differs", "opposite", "neutral-unaligned")


class Reader:
    """Collects the blocks and conditions of a whole pack."""

    def __init__(self, types: list[str], titles: list[str], options: list[str]) -> None:
        self.types = types
        self.titles = titles
        self.options = options
        self.blocks: list[list[t.Step]] = []
        self.conditions: list[t.Condition] = []
        self.bound: dict[str, int] = {}

    # --- what content.py calls ---------------------------------------------------------

    def effect(self, steps: Iterable[JSON]) -> int:
        """Add an effect; return the number of its block. Names are local to an effect."""
        self.bound = dict(t.CONTEXT)
        return self._block(steps)

    def question(self, condition: JSON | None) -> int:
        """Add a condition; return its number, or -1 if there is none."""
        if condition is None:
            return -1
        self.bound = dict(t.CONTEXT)
        return self._condition_number(condition)

    def place(self, area_filter: JSON) -> t.AreaFilter:
        self.bound = dict(t.CONTEXT)
        return self._areas(area_filter)

    # --- blocks and steps ----------------------------------------------------------------

    def _block(self, steps: Iterable[JSON]) -> int:
        number = len(self.blocks)
        self.blocks.append([])
        self.blocks[number] = [self._step(step) for step in steps]
        return number

    def _blocks(self, step: JSON, *names: str) -> list[int]:
        return [self._block(step.get(name, ())) for name in names]

    def _step(self, step: JSON) -> t.Step:
        op = step["op"]
        s = t.Step(t.OPS.index(op))
        s.who = self._player(step.get("who", step.get("owner", "self")))
        if "by" in step and not isinstance(step["by"], int):
            s.by = self._player(step["by"])
        for name in ("from", "player"):
            if name in step and op not in ("move_rune",):
                s.other = self._player(step[name])
        s.hero = self._ref(step["hero"]) if "hero" in step else t.B_HERO
        s.area = self._ref(step["area"]) if "area" in step else t.NOBODY
        if "n" in step or ("up_to" in step and op == "redraw"):
            s.amount = self._amount(step.get("n", step.get("up_to")))
        s.up_to = step.get("up_to") is True
        s.optional = bool(step.get("optional", False))
        s.blockable = bool(step.get("blockable", True))
        s.mix = bool(step.get("mix", False))
        if op in MODES:
            s.mode = MODES[op].index(step["mode"])
        if "class" in step:
            s.shapes = self._shapes(step["class"])
        if "units" in step and not isinstance(step["units"], int):
            s.units = self._units(step["units"])
        getattr(self, f"_{op}", self._plain)(s, step)
        if "as" in step:
            s.binds = self._bind(step["as"])
        return s

    def _plain(self, s: t.Step, step: JSON) -> None:
        """Steps whose fields are all read already."""

    def _choose(self, s: t.Step, step: JSON) -> None:
        s.key = t.CHOICES.index(step["what"])
        filtered = step.get("filter", {})
        if s.key == t.C_AREA:
            s.areas = self._areas(filtered)
            s.fallback = self._areas(step["fallback"]) if "fallback" in step else None
        elif s.key == t.C_HERO:
            s.heroes = self._heroes(filtered)
        elif s.key in (t.C_UNIT, t.C_UNIT_TYPE):
            s.units = self._units(filtered)
        elif s.key == t.C_PLAYER:
            s.value = 1 if "near" in filtered else 0
            s.other = self._player(filtered["not"]) if "not" in filtered else t.NOBODY
        elif s.key == t.C_RESOURCE and "produced_in" in filtered:
            s.area = self._ref(filtered["produced_in"])
        elif s.key == t.C_ORDER:
            s.value = 0 if filtered.get("active") is False else 1

    def _choose_one(self, s: t.Step, step: JSON) -> None:
        for option in step["options"]:
            needs = option.get("requires")
            condition = -1 if needs is None else self._condition_number(needs)
            block = self._block(option["steps"])
            for inner in self.blocks[block]:
                inner.agreed = True  # counts for `pay`
            s.options.append((self.options.index(option["id"]), condition, block))

    def _if(self, s: t.Step, step: JSON) -> None:
        s.key = self._condition_number(step["cond"])
        s.then_block, s.else_block = self._blocks(step, "then", "else")

    def _for_each(self, s: t.Step, step: JSON) -> None:
        over = step["over"]
        s.key = EACH_OVER.index(over) if over in EACH_OVER else 3
        if s.key == 3:
            s.target = self._ref(over)
        s.heroes = self._heroes(step.get("filter", {}))
        if "as" in step:
            s.binds = self._bind(step["as"])
        s.then_block = self._block(step["steps"])

    def _pay(self, s: t.Step, step: JSON) -> None:
        s.mode = ("influence", "tactics", "units", "reward").index(
            next(name for name in ("influence", "tactics", "units", "reward") if name in step)
        )
        s.n = step[("influence", "tactics", "units", "reward")[s.mode]]
        s.hero = self._ref(step["hero"]) if "hero" in step else t.NOBODY
        s.units = self._units(step.get("filter", {}))
        s.then_block, s.else_block = self._blocks(step, "then", "else")

    def _bid(self, s: t.Step, step: JSON) -> None:
        for result in step["results"]:
            rank = t.RANKS.index(result["rank"])
            s.results.append((rank, result.get("min", 0), self._block(result["steps"])))

    def _leader(self, s: t.Step, step: JSON) -> None:
        s.key = t.METRICS.index(step["metric"])
        s.value = 1 if step["which"] == "most" else 0
        s.mode = TIES.index(step["tie"])
        s.then_block = self._block(step["steps"])

    def _fate(self, s: t.Step, step: JSON) -> None:
        gold, silver, red = self._blocks(step, "gold", "silver", "red")
        s.results = [(0, 0, gold), (1, 0, silver), (2, 0, red)]

    def _test(self, s: t.Step, step: JSON) -> None:
        attributes = step["attribute"]
        for name in [attributes] if isinstance(attributes, str) else attributes:
            s.attributes |= 1 << ATTRIBUTE_NAMES.index(name)
        s.n = step.get("extra", 0)
        self._fate(s, step)

    def _dial(self, s: t.Step, step: JSON) -> None:
        s.n = step.get("by", 0)
        bonus = step.get("bonus", {})
        s.bonus = (bonus.get("food", 0), bonus.get("wood", 0), bonus.get("ore", 0))
        resource = step.get("resource")
        if resource == "highest":
            s.resource = t.HIGHEST
        elif resource in RESOURCE_NAMES:
            s.resource = RESOURCE_NAMES.index(resource)
        elif resource is not None:
            s.resource = t.BOUND_RESOURCE + self._ref(resource)

    def _look(self, s: t.Step, step: JSON) -> None:
        s.key = LOOKS.index(step["what"])

    def _place_rune(self, s: t.Step, step: JSON) -> None:
        s.mode = ("dragon", "false").index(step["kind"])
        s.face = int(step.get("face") == "up")

    def _move_rune(self, s: t.Step, step: JSON) -> None:
        s.area, s.target = self._ref(step["from"]), self._ref(step["to"])

    def _recruit(self, s: t.Step, step: JSON) -> None:
        s.n = step["dials"]

    def _place_units(self, s: t.Step, step: JSON) -> None:
        s.by = s.who  # unused by the step otherwise
        s.who = self._player(step["owner"]) if "owner" in step else t.NOBODY
        if "type" in step:
            s.type, s.target = self._type(step["type"])

    def _move_units(self, s: t.Step, step: JSON) -> None:
        s.area = self._ref(step["to"])
        s.reach = step.get("steps_max", t.NO_CAP)

    def _retreat_units(self, s: t.Step, step: JSON) -> None:
        s.areas = self._areas(step["to"]) if "to" in step else None
        s.mode = 0 if step.get("rout", True) else 1  # 1: they stay on their feet

    def _damage_units(self, s: t.Step, step: JSON) -> None:
        s.mode = SIDES.index(step["side"]) if "side" in step else 0
        s.target = self._ref(step["target"]) if "target" in step else t.NOBODY
        s.key = 1 if step.get("assign") == "chooser" else 0
        s.n = step.get("each", 0)

    def _strength(self, s: t.Step, step: JSON) -> None:
        s.n = step["by"]
        s.mode = SIDES.index(step.get("side", "self"))

    def _battle_rule(self, s: t.Step, step: JSON) -> None:
        s.key = t.BATTLE_RULES.index(step["rule"])
        s.value = step.get("value", 0)
        s.mode = SIDES.index(step.get("side", "self"))
        if "type" in step:
            s.type, s.target = self._type(step["type"])
        if "when" in step:
            s.then_block = self._block(step["when"])

    def _redraw(self, s: t.Step, step: JSON) -> None:
        s.mode = 1 if step.get("only") == "test" else 0
        s.up_to = True

    def _hero_gain(self, s: t.Step, step: JSON) -> None:
        s.n = step["draw"]

    def _hero_train(self, s: t.Step, step: JSON) -> None:
        name = step.get("attribute", "choice")
        s.attributes = 7 if name == "choice" else 1 << ATTRIBUTE_NAMES.index(name)

    def _hero_move(self, s: t.Step, step: JSON) -> None:
        s.reach = step["steps_max"]
        s.area = self._ref(step["to"]) if "to" in step else t.NOBODY

    def _hero_flip(self, s: t.Step, step: JSON) -> None:
        s.mode = STATES.index(step["to"])

    def _duel_neutral(self, s: t.Step, step: JSON) -> None:
        s.type = self.types.index(step["type"])
        s.then_block, s.else_block = self._blocks(step, "win", "lose")

    def _duel_rule(self, s: t.Step, step: JSON) -> None:
        s.key = t.DUEL_RULES.index(step["rule"])
        s.n = step.get("max", t.NO_CAP)

    def _order(self, s: t.Step, step: JSON) -> None:
        s.target = self._ref(step["order"])

    def _title(self, s: t.Step, step: JSON) -> None:
        s.target, s.value = self._title_ref(step["title"])

    def _rule(self, s: t.Step, step: JSON) -> None:
        s.key = t.RULE_KEYS.index(step["key"])
        s.mode = t.DURATIONS.index(step["duration"])
        value = step.get("value", 0)
        if isinstance(value, int):
            s.value = value
        else:
            s.bonus = (value.get("food", 0), value.get("wood", 0), value.get("ore", 0))

    # --- parts of steps ----------------------------------------------------------------------

    def _bind(self, name: str) -> int:
        if name not in self.bound:
            self.bound[name] = t.FIRST_BOUND + sum(1 for at in self.bound.values() if at >= t.FIRST_BOUND)
        if self.bound[name] >= t.BINDINGS:
            raise ValueError(f"an effect binds more than {t.BINDINGS - t.FIRST_BOUND} names")
        return self.bound[name]

    def _ref(self, name: str) -> int:
        if name == "self_areas":
            return t.OWN_AREAS
        if name == "home:self":
            return t.OWN_HOME
        return self.bound[name.removeprefix("$")]

    def _player(self, name: str) -> int:
        if name in PLAYERS:
            return PLAYERS[name]
        if name.startswith("owner-of:"):
            return t.OWNER_OF - self._ref(name.removeprefix("owner-of:"))
        return self._ref(name)

    def _type(self, name: str) -> tuple[int, int]:
        """A type by its number, or -1 and the binding that holds it."""
        return (-1, self._ref(name)) if name.startswith("$") else (self.types.index(name), t.NOBODY)

    def _title_ref(self, name: str) -> tuple[int, int]:
        """A binding, or ANY_TITLE, or NOBODY and the number of the title."""
        if name == "any":
            return t.ANY_TITLE, -1
        return (self._ref(name), -1) if name.startswith("$") else (t.NOBODY, self.titles.index(name))

    def _amount(self, value: Any) -> t.Amount:
        if value == "all":
            return t.Amount(t.A_ALL)
        if value == "to-one-left":
            return t.Amount(t.A_TO_ONE_LEFT)
        if isinstance(value, int):
            return t.Amount(t.A_NUMBER, value)
        if "count" in value:
            amount = t.Amount(t.A_COUNT, value.get("plus", 0))
            amount.count = t.COUNTS.index(value["count"])
        elif "attribute" in value:
            amount = t.Amount(t.A_ATTRIBUTE, 0)
            amount.count = ATTRIBUTE_NAMES.index(value["attribute"])
        else:
            amount = t.Amount(t.A_RANGE, value["range"][0])
            amount.high = value["range"][1]
        amount.cap = value.get("max", t.NO_CAP)
        return amount

    def _shapes(self, value: str | list[str]) -> int:
        return sum(1 << t.SHAPES.index(name) for name in ([value] if isinstance(value, str) else value))

    def _areas(self, value: JSON) -> t.AreaFilter:
        f = t.AreaFilter()
        for key, word in value.items():
            match key:
                case "control":
                    f.control = CONTROLS.index(word)
                case "home":
                    f.home = HOMES.index(word)
                case "city":
                    f.city = int(word)
                case "stronghold":
                    f.stronghold = STRONGHOLDS.index(word)
                case "development":
                    f.development = int(word)
                case "rune":
                    f.rune = RUNES.index(word)
                case "neutrals":
                    f.neutrals = ("any", "unallied", "standing").index(word)
                case "units_min":
                    f.units_of, f.units_n = self._player(word["owner"]), word["n"]
                case "held":
                    f.held = int(word)
                case "hero":
                    f.hero = ("self", "enemy").index(word)
                case "adjacent_to":
                    f.adjacent = self._ref(word)
                case "not_adjacent_to":
                    f.not_adjacent = self._ref(word)
                case "activation":
                    f.activation_of, f.activation_is = self._player(word["of"]), int(word["is"])
                case "not_controlled_by":
                    f.not_controlled = self._player(word)
                case "any":
                    f.alternatives = [self._areas(other) for other in word]
        often = ("control", "home", "city", "stronghold", "development", "rune", "neutrals")
        f.rare = any(key not in often for key in value)
        f.own = f.control == 0 or f.stronghold in (0, 2) or f.held == 1
        return f

    def _units(self, value: JSON | str) -> t.UnitFilter:
        f = t.UnitFilter()
        if isinstance(value, str):
            f.bound = self._ref(value)
            return f
        f.owner = PLAYERS[value["owner"]] if "owner" in value else t.NOBODY
        f.faction_only = bool(value.get("faction_only"))
        f.neutral = bool(value.get("neutral"))
        f.type = self.types.index(value["type"]) if "type" in value else -1
        f.shapes = self._shapes(value["class"]) if "class" in value else 0
        f.state = STATES.index(value["state"]) if "state" in value else -1
        f.damaged = bool(value.get("damaged"))
        f.min_health = value.get("min_health", 0)
        f.min_initiative = value.get("min_initiative", 0)
        f.within = self._ref(value["in"]) if "in" in value else t.NOBODY
        f.participating = bool(value.get("participating"))
        return f

    def _heroes(self, value: JSON) -> t.HeroFilter:
        f = t.HeroFilter()
        f.owner = ("self", "enemy").index(value["owner"]) if "owner" in value else -1
        f.state = STATES.index(value["state"]) if "state" in value else -1
        f.within = self._ref(value["in"]) if "in" in value else t.NOBODY
        alignment = value.get("alignment")
        if isinstance(alignment, str):
            f.special = SPECIAL_ALIGNMENTS.index(alignment)
        elif alignment:
            f.alignments = sum(1 << t.ALIGNMENTS.index(name) for name in alignment)
        return f

    # --- conditions ------------------------------------------------------------------------------

    def _condition_number(self, value: JSON) -> int:
        condition = self._condition(value)
        self.conditions.append(condition)
        return len(self.conditions) - 1

    def _condition(self, value: JSON) -> t.Condition:
        key = next(name for name in t.CONDITIONS if name in value)
        c = t.Condition(t.CONDITIONS.index(key))
        asked = value[key]
        least = value.get("min", 1)
        if isinstance(asked, int):
            least = int(asked)
        match key:
            case "controls" | "in_area":
                c.areas = self._areas(asked)
            case "exists":
                c.areas = self._areas(asked["area"])
            case "units" | "supply":
                c.units = self._units(asked)
                c.distinct = value.get("distinct_types", 0)
            case "heroes":
                c.heroes = self._heroes(asked)
            case "dial":
                c.of, least = RESOURCE_NAMES.index(asked["resource"]), asked["min"]
            case "event":
                c.of, c.scope = t.EVENTS.index(asked), SCOPES.index(value["scope"])
            case "all" | "any":
                c.parts = [self._condition(part) for part in asked]
            case "not":
                c.parts = [self._condition(asked)]
            case "titles":
                c.ref, c.of = self._title_ref(asked["is"])
                least = asked["influence_min"]
            case "alive" | "is_routed":
                c.ref = self._ref(asked)
            case "stronghold_in_battle":
                c.of = ("self", "enemy").index(asked)
        if isinstance(least, Mapping):
            c.least = [0, 0, *(least[str(seats)] for seats in (2, 3, 4))]
        else:
            c.least = [least] * 5
        return c
