"""Refusals: every answer that is not legal has a reason with a text, and no legal one has."""

from __future__ import annotations

import ast
import re
from bisect import bisect_right
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel.notation import NOT_AN_ANSWER
from meadhall.kernel.rng import Rng
from meadhall.locale import Texts
from meadhall.runewars.answers import ANSWERS, BLOCKS, FIGURES, SIZES, STATES
from meadhall.runewars.battle.field import F_AREA
from meadhall.runewars.content import KINDS
from meadhall.runewars.state import Runewars
from meadhall.runewars.why.table import EXPLAIN
from tests.many import many
from tests.runewars.fights import fight
from tests.runewars.turns import turn
from tests.runewars.worlds import Eye, Lot, game

SOURCE = Path(meadhall.__file__).parent / "runewars"
FIRST = [first for _, _, first in BLOCKS]
OTHERS = 60  # answers of other blocks, by lot

EN = Texts("en", strict=True)


def block_of(action: int) -> int:
    return bisect_right(FIRST, action) - 1


def exists(g: Runewars, action: int) -> bool:
    """Whether the thing an answer names is in this game: on the map, played by somebody, of the pack."""
    _, kind, first = BLOCKS[block_of(action)]
    i = action - first
    if kind == "area":
        return i in g.board.areas
    if kind in ("units", "fighter", "type"):
        i = i // {"units": FIGURES, "fighter": STATES, "type": 1}[kind]
        return i < g.content.types and (i >= g.content.neutral_types or i // KINDS in g.factions)
    if kind == "seat":
        return i in g.factions
    if kind == "development":
        return i // 4 in g.factions
    if kind == "order":
        return 0 < i < len(g.content.orders)
    if kind == "tile":
        return i < g.content.tiles
    if kind == "marker":
        return i < g.seats
    return kind not in g.content.names or i < len(g.content.names[kind])


def asked(g: Runewars, seat: int) -> tuple[object, ...]:
    """The question; that of a card's step is another one for each step."""
    _, prompt, args = g.asks[g.ask_of(seat)]
    return (prompt.name, *args[:2]) if prompt.name in ("choose-thing", "units-which") else (prompt.name,)


class Judge:
    """Compares reasons with options, question by question."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)
        self.blocks: dict[tuple[object, ...], set[int]] = {}  # those a question takes, as far as it is known

    def compare(self, g: Runewars, seat: int) -> None:
        question = asked(g, seat)
        legal = set(g.legal(seat))
        own = self.blocks.setdefault(question, set())
        own.update(block_of(action) for action in legal)
        before = g.fingerprint()
        for block in own:
            for action in range(FIRST[block], FIRST[block] + SIZES[BLOCKS[block][1]]):
                self.judge(g, seat, action, legal)
        for _ in range(OTHERS):
            self.judge(g, seat, self.rng.below(ANSWERS), legal)
        assert g.fingerprint() == before, f"{question}: asking why changes nothing"

    def judge(self, g: Runewars, seat: int, action: int, legal: set[int]) -> None:
        _, prompt, args = g.asks[g.ask_of(seat)]
        refusal = g.why_not(seat, action)
        told = (prompt.name, args, g.words(action), str(refusal))
        assert (refusal is None) == (action in legal), told
        if refusal is None:
            return
        if refusal.code == NOT_AN_ANSWER:
            own = block_of(action) in self.blocks[asked(g, seat)]
            assert not (own and exists(g, action)), told
        else:
            assert refusal.rule == "card" or re.fullmatch(r"p\.\d+", refusal.rule), told
        assert EN(f"rw-refusal-{refusal.code}", **refusal.params).endswith("."), told


@pytest.mark.parametrize("seats", [2, 3, 4])
@many("batch", check=1, test=3, soak=12)
def test_an_answer_is_legal_exactly_when_no_rule_forbids_it(seats: int, batch: int) -> None:
    """With the map by hand and by lot, with exploration and without (worlds.game)."""
    seed = 100 * seats + batch
    g = game(seats, seed)
    judge, eye, lot = Judge(seed), Eye(seed, 10_000), Lot(seed)
    while not g.over:
        if eye.looks(g):
            for seat in g.waiting():
                judge.compare(g, seat)
        g.play(*lot.choose(g))


ARMIES = """
uthuk at 8B uthuk-berserker 3 uthuk-flesh-ripper 2 beastman 1 routed uthuk-warlock 1
uthuk stronghold 8B
uthuk hero mad-carthos 8B
uthuk tactics fresh-reserves shield-wall dread-chant
uthuk at 8A uthuk-warlock 3
latari hero silhouette 8B
latari hero maerith-dawnsong 8B
latari tactics to-the-victor undermined-walls
"""
ATTACKERS = "latari-archer 3 latari-pegasus-rider 2 latari-warrior 4 latari-sorceress 2 giant 1 razorwing 1"


@many("batch", check=1, test=4, soak=20)
def test_in_battles_too(batch: int) -> None:
    """Games by lot seldom see large ones: lines, assistants, cards, retreats."""
    g = fight(ARMIES, "8B", "latari", ATTACKERS)
    judge, lot = Judge(batch), Lot(batch)
    while g.fight[F_AREA] >= 0:
        for seat in g.waiting():
            judge.compare(g, seat)
        g.play(*lot.choose(g))


# --- sentences ----------------------------------------------------------------------------------------


def sites() -> dict[str, set[frozenset[str]]]:
    """Every code with the values it is given, place by place."""
    found: dict[str, set[frozenset[str]]] = {}
    for path in sorted(SOURCE.glob("why/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "no":
                code = node.args[0]
                assert isinstance(code, ast.Constant), ast.dump(node)
                params = frozenset(str(keyword.arg) for keyword in node.keywords)
                found.setdefault(str(code.value), set()).add(params)
    return found


def test_every_code_has_a_sentence_with_values_it_is_given() -> None:
    text = (SOURCE.parent / "locale" / "en" / "runewars-refusals.ftl").read_text("utf-8")
    sentences = dict(re.findall(r"^rw-refusal-(\w+) = (.*)$", text, re.MULTILINE))
    codes = sites()
    assert sentences.keys() == codes.keys() | {NOT_AN_ANSWER}
    for code, places in codes.items():
        for params in places:
            assert set(re.findall(r"\$(\w+)", sentences[code])) <= params, code


def test_every_question_has_its_reasons() -> None:
    """None is left without, and none is left over."""
    asked = set()
    for path in SOURCE.rglob("*.py"):
        asked |= set(re.findall(r'Prompt\(\s*"([\w-]+)"', path.read_text("utf-8")))
    assert asked == EXPLAIN.keys()


# --- a code per rule -------------------------------------------------------------------------------------

MARCH = "turn daqan mobilize\ndaqan at daqan-b daqan-footman 2 routed daqan-bowman 1\n"
STEP = "turn daqan strategize\ndaqan at 7C daqan-knight 1\n"
FORTIFY = "turn daqan fortify\ndaqan at 7C daqan-footman 1\ndaqan stronghold daqan-a\n"
HARVEST = "turn daqan harvest\ndaqan tactics shield-wall\n"
BY_RULE = [
    (MARCH + "daqan tokens 1A", "activate 1A", "own_token_there area=1A [p.17]"),
    (MARCH, "activate 1A from daqan-a", "no_figures_there area=daqan-a [p.16]"),
    (MARCH, "activate 7C from daqan-b", "too_far area=daqan-b other=7C most=2 [p.17]"),
    (MARCH, "activate 6D from daqan-b", "enemy_in_the_way area=daqan-b other=6D [p.17]"),
    (MARCH + "daqan tokens daqan-b", "activate 1A from daqan-b", "activated_area_stays area=daqan-b [p.15]"),
    (
        MARCH,
        "activate 1A from daqan-b daqan-bowman 1",
        "routed_units_stay unit=daqan-bowman area=daqan-b [p.15]",
    ),
    (
        MARCH,
        "activate 1A from daqan-b daqan-footman 3",
        "not_so_many unit=daqan-footman need=3 have=2 [p.16]",
    ),
    (
        MARCH + "daqan at 7B daqan-knight 1 beastman 1",
        "activate 7C from 7B beastman 1",
        "neutrals_not_alone unit=beastman area=7C [p.19]",
    ),
    (STEP, "from 7C daqan-knight 1 to 7A", "friendly_or_empty_only area=7A [p.16]"),
    (STEP, "from 7C daqan-knight 1 to 6A", "mountain area=7C other=6A [p.18]"),
    (STEP, "from 7C daqan-knight 1 to 1A", "not_adjacent area=7C other=1A [p.16]"),
    (FORTIFY, "build daqan-a", "stronghold_there area=daqan-a [p.36]"),
    (FORTIFY, "build 1A", "not_controlled area=1A [p.36]"),
    (FORTIFY, "repair daqan-a", "not_damaged area=daqan-a [p.36]"),
    (FORTIFY + "daqan stronghold 7C damaged\ndaqan dials 3 0 1", "build daqan-b", "no_wood [p.36]"),
    (FORTIFY, "runes", "no_runes_to_move [p.36]"),
    (HARVEST, "play shield-wall", "not_now tactics=shield-wall [p.31]"),
    (HARVEST, "play spy-guild", "not_in_hand tactics=spy-guild [p.31]"),
    (HARVEST + "daqan fresh spy-guild", "play spy-guild", "drawn_this_season tactics=spy-guild [p.31]"),
    (HARVEST, "victory", "too_few_dragon_runes need=6 have=0 [p.30]"),
    (HARVEST, "swap", "nothing_to_swap [p.27]"),
    (HARVEST, "order harvest", "not_an_answer prompt=my-turn"),
]


@pytest.mark.parametrize(("lines", "said", "reason"), BY_RULE)
def test_reasons_by_rule(lines: str, said: str, reason: str) -> None:
    assert str(turn(lines).why(f"daqan {said}")) == reason
