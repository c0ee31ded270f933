"""Tables of weights, and the features: each counts what its name says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage
from meadhall.bots import bloodrage as bots_of_bloodrage
from meadhall.bots.bloodrage.features import NAMES, STAGES, legend_glory, look_at, stage, strengths
from meadhall.bots.weights import FITTED, HAND_MADE, read_weights
from tests.bots.points import points

PACKAGE = "meadhall.bots.bloodrage"
WEIGHTS = Path(bots_of_bloodrage.__file__).parent / "weights"


# --- tables ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [HAND_MADE, FITTED])
def test_both_tables_load(name: str) -> None:
    columns, spreads = read_weights(PACKAGE, name, NAMES, STAGES)
    assert len(columns) == len(spreads) == len(STAGES)
    assert all(len(column) == len(NAMES) for column in columns)
    assert all(spread > 0 for spread in spreads)
    assert all(any(column) for column in columns), "a stage without weights judges nothing"


def read(path: Path, change: Callable[[list[str]], list[str]]) -> tuple[list[list[float]], list[float]]:
    lines = (WEIGHTS / f"{HAND_MADE}.csv").read_text("utf-8").splitlines()
    path.write_text("\n".join(change(lines)) + "\n", "utf-8")
    return read_weights(PACKAGE, str(path), NAMES, STAGES)


def test_a_table_of_ones_own(tmp_path: Path) -> None:
    """Its rows may stand in any order: they are found by name."""

    def shuffled(lines: list[str]) -> list[str]:
        rows = [line for line in lines if not line.startswith("#")]
        return ["# mine", rows[0], *reversed(rows[1:])]

    assert read(tmp_path / "mine.csv", shuffled) == read_weights(PACKAGE, HAND_MADE, NAMES, STAGES)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: [x for x in lines if not x.startswith("doomed,")], "doomed"),
        (lambda lines: [x for x in lines if not x.startswith("spread,")], "spread"),
        (lambda lines: [*lines, "hope,1,1,1,1,1,1"], "hope"),
        (lambda lines: [x.replace("doomed,", "doomd,") for x in lines], "doomd"),
        (lambda lines: [*(x for x in lines if not x.startswith("doomed,")), "doomed,1,1,x,1,1,1"], "doomed"),
        (lambda lines: [*(x for x in lines if not x.startswith("doomed,")), "doomed,1,1,,1,1,1"], "doomed"),
        (
            lambda lines: [*(x for x in lines if not x.startswith("doomed,")), "doomed,1,1,nan,1,1,1"],
            "doomed",
        ),
        (lambda lines: [*(x for x in lines if not x.startswith("doomed,")), "doomed,1,1"], "doomed"),
        (lambda lines: [x.replace(",age-2,", ",age-two,") for x in lines], "age-2"),
    ],
)
def test_a_table_that_does_not_fit_says_where(
    change: Callable[[list[str]], list[str]], said: str, tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match=r"weights .*mine\.csv: ") as wrong:
        read(tmp_path / "mine.csv", change)
    assert said in str(wrong.value)


# --- features ------------------------------------------------------------------------------------------

BOARD = """
age 2
turn wolf
first wolf
doom elvagar gimle muspelheim
destroyed myrkulor elvagar
token gimle glory5
token andlang axes
pillaged horgr
wolf rage 8
wolf steps 3 1 5
wolf sheet odins-inspiration lokis-domain lokis-eminence
wolf at gimle leader warrior 1
wolf at fjord-nw ship
wolf at andlang warrior 1
wolf at horgr warrior 1
wolf at valhalla warrior 2
wolf quests quest-alfheim quest-manheim
wolf hand tyrs-crush tyrs-smash thors-oath lokis-trickery@1 quest-glorious-death valkyrie dark-elf
raven at gimle warrior 2
raven at andlang warrior 1
raven rage 2
raven hand fire-giant
serpent at angerboda leader
"""


def looked(text: str, clan: str) -> dict[str, float]:
    """The features by name that are not 0, as a clan has them."""
    g = bloodrage.parse(text)
    return by_name(g, g.seat_names().index(clan))


def by_name(g: BloodRage, seat: int) -> dict[str, float]:
    found = look_at(g, seat, strengths(g))
    return {name: value for name, value in zip(NAMES, found, strict=True) if value}


@pytest.mark.both_forms
def test_a_clan_in_the_thick_of_it() -> None:
    assert looked(BOARD, "wolf") == pytest.approx(
        {
            "basis": 1,
            "rage": 6,
            "rage-above-6": 2,
            "rage-ahead": 8 - (8 + 2 + 6 + 6) / 4,
            "rage-any": 1,
            "on-board": 5,
            "strength": 6 + 1 + 1,  # Leader, Warrior and ship at Gimle; a Warrior at Andlang, one at Horgr
            "in-reserve": 3,  # Horns 10 would allow five
            "fallen": 2,
            "release": 2 * 3,  # Loki's Domain and Eminence
            "loki-deaths": 5 * 3,
            "doomed": 3,  # the ship too
            "doom-glory": 3 * (2 * 3 + 3),  # Odin's Inspiration, and released afterwards
            "leads": 1,  # Gimle; at Andlang it is a tie
            "leads-battle": 3,
            "leads-token-glory5": 1,
            "share-axes": 3 * 6 / 9 + 3 * 1 / 3,
            "near-yggdrasil": 4,
            "spent": 1,  # Horgr is pillaged
            "quest-done": 7,  # Alfheim, by Gimle
            "quest-near": 7 / 5,  # Manheim: three are missing to Serpent's STR at Angerboda
            "quest-far": 7,
            "held-near": 8 * 2 / 4,  # Glorious Death!: two of four
            "best-card": 4,
            "cards": 7,
            "battle-cards": 8,
            "unpillaged-axes": 6 * 3,
            "quest-pairs": 3,
            "upgrade-pairs": 1,
            "battle-pairs": 6,
            "first": 1,
            "leader-out": 1,
            "ship-out": 1,
            "rage-step-2": 1,
            "rage-step-3": 1,
            "horns-step-2": 1,
            "horns-step-3": 1,
            "horns-step-4": 1,
            "horns-step-5": 1,
            "god-loki": 3,  # one in hand, two on the sheet
            "god-tyr": 1,
            **dict.fromkeys(
                (
                    "hand-tyrs-crush",
                    "hand-tyrs-smash",
                    "hand-thors-oath",
                    "hand-lokis-trickery",
                    "hand-quest-glorious-death",
                    "hand-valkyrie",
                    "hand-dark-elf",
                    "sheet-odins-inspiration",
                    "sheet-lokis-domain",
                    "sheet-lokis-eminence",
                ),
                1,
            ),
        }
    )


@pytest.mark.both_forms
def test_a_clan_beside_it() -> None:
    raven = looked(BOARD, "raven")
    assert raven["too-dear"] == 4 - 2, "a Fire Giant for 4 Rage, and 2 are left"
    assert raven["rage-ahead"] == 2 - 5.5
    assert raven["doomed"] == 2 and raven["doom-glory"] == 2 * 3
    assert "leads" not in raven and "release" not in raven and "leader-out" not in raven
    serpent = looked(BOARD, "serpent")
    assert serpent["leads"] == 1 and "leads-battle" not in serpent, "nobody to fight at Angerboda"


@pytest.mark.both_forms
def test_the_last_age() -> None:
    """Odin's Throne pays Quests twice, Thor's Conquest every figure, Dragons the doomed fjord."""
    wolf = looked(
        """
        age 3
        turn wolf
        doom elvagar gimle muspelheim
        destroyed myrkulor elvagar gimle
        wolf sheet odins-throne thors-conquest eternal-dragons
        wolf at fjord-se ship
        wolf at andlang leader
        wolf quests quest-alfheim
        wolf hand quest-glorious-death
        """,
        "wolf",
    )
    assert wolf["quest-done"] == 2 * 9
    assert "held-near" not in wolf and "held-done" not in wolf, "nobody has died yet"
    assert wolf["conquest"] == 2 * 3
    assert wolf["doomed"] == 1 and wolf["doom-glory"] == 4 + 12


def test_legends_are_certain() -> None:
    g = bloodrage.parse("turn wolf\nwolf steps 4 6 3")
    assert legend_glory(g, 0) == 10 + 20
    assert legend_glory(g, 1) == 0


@pytest.mark.parametrize("name", [HAND_MADE, FITTED])
@pytest.mark.both_forms
def test_expected_glory_is_what_a_clan_has_and_the_weighted_sum(name: str) -> None:
    """Playing and fitting read the same numbers, at every stage of the game."""
    evaluator = bots_of_bloodrage.evaluator(name)
    columns, _ = read_weights(PACKAGE, name, NAMES, STAGES)
    stages = set()
    for seed in (0, 1, 2):
        for g, _, _ in points(seed, 6):
            power, column = strengths(g), columns[stage(g)]
            for seat, expected in enumerate(evaluator.expected(g)):
                total = sum(x * w for x, w in zip(look_at(g, seat, power), column, strict=True))
                assert expected == pytest.approx(g.glory[seat] + legend_glory(g, seat) + total)
            assert sum(evaluator.chances(g)) == pytest.approx(1.0)
            stages.add(STAGES[stage(g)])
    assert stages == set(STAGES)
