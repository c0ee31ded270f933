"""Hints: correct numbers and reasons, and texts for them in every language."""

from __future__ import annotations

import importlib
from math import isfinite, log

import pytest

from meadhall import bloodrage
from meadhall.bloodrage import BloodRage
from meadhall.bots import Advice, advise
from meadhall.bots.advise import chances_of_places
from meadhall.bots.bloodrage.reasons import reasons
from meadhall.bots.levels import konung
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from meadhall.locale import Texts
from tests.bots.points import points

LANGUAGES = ("en", "uk")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same adviser, with less time to think."""
    monkeypatch.setattr(importlib.import_module("meadhall.bots.advise"), "ADVISER", konung(6, 0.0))


def is_sound(advice: list[Advice], g: BloodRage, seat: int, best: int) -> None:
    legal = g.legal(seat)
    assert 0 < len(advice) <= min(best, len(legal))
    actions = [choice.action for choice in advice]
    assert set(actions) <= set(legal) and len(set(actions)) == len(actions)
    for choice in advice:
        assert len(choice.places) == g.seats
        assert sum(choice.places) == pytest.approx(1.0)
        assert all(0.0 <= place <= 1.0 for place in choice.places)
        assert isfinite(choice.score) and choice.score > -50.0


def can_be_said(advice: list[Advice]) -> set[str]:
    """Every reason has words, and they take what it brings."""
    said = set()
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        for choice in advice:
            assert len(choice.reasons) <= 3
            for reason in choice.reasons:
                assert texts.has(f"reason-{reason.id}"), reason.id
                assert texts(f"reason-{reason.id}", **reason.params)
                said.add(reason.id)
    return said


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_advice_is_sound_at_every_prompt() -> None:
    prompts: set[str] = set()
    said: set[str] = set()
    for seed in (0, 1):
        for g, seat, prompt in points(seed, 1):
            before = g.fingerprint()
            advice = advise(Position(g, seat, Rng.seeded(seed)), Rng.seeded(seed))
            is_sound(advice, g, seat, 3)
            said |= can_be_said(advice)
            prompts.add(prompt)
            assert g.fingerprint() == before
    assert len(prompts) > 12 and len(said) > 5


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_advice_is_sound_at_every_prompt_of_many_games() -> None:
    prompts: set[str] = set()
    said: set[str] = set()
    for seed in range(2, 7):
        for g, seat, prompt in points(seed, 2):
            advice = advise(Position(g, seat, Rng.seeded(seed)), best=5)
            is_sound(advice, g, seat, 5)
            said |= can_be_said(advice)
            prompts.add(prompt)
    assert prompts >= {"upgrade-slot", "late-card", "join-battle", "raise-stat", "march-whom", "save-card"}
    assert len(said) > 10


def test_every_answer_of_a_game_can_be_given_reasons() -> None:
    """Not only the best few: whatever a reader asks about has its reasons, or none, and words for them."""
    texts = [Texts(language, strict=True) for language in LANGUAGES]
    said = set()
    for seed in range(4):
        for g, seat, _ in points(seed, 30):
            for action in g.legal(seat):
                for name, params in reasons(g, seat, action):
                    said.add(name)
                    assert all(words(f"reason-{name}", **params) for words in texts)
    assert said > {"god", "token", "strength", "upgrade", "wins-battle", "loses-battle", "fits-quest"}


def test_the_real_adviser_is_the_same_again_and_the_best_comes_first() -> None:
    """With time to think: at a turn where one choice wins the game, that one leads, and is worth most."""
    g = bloodrage.parse(WINS_BY_PILLAGE)
    advice = advise(Position(g, 0, Rng.seeded(1)))
    assert advice == advise(Position(g, 0, Rng.seeded(1)))
    assert " ".join(g.words(advice[0].action)) == "pillage gimle"
    assert advice[0].places[0] == max(choice.places[0] for choice in advice) > 0.9
    assert advice[1].places[0] < 0.6, "at best a tie"
    assert [reason.id for reason in advice[0].reasons] == ["token", "strength"]


# Wolf has 20 and 5 from the token, Raven has 24; all others are through.
WINS_BY_PILLAGE = """
seats wolf raven
age 3
turn wolf
first wolf
doom elvagar angerboda muspelheim
destroyed myrkulor horgr utgard elvagar angerboda
token gimle glory5
token andlang axes
wolf rage 1
wolf glory 20
wolf at gimle leader
raven rage 0
raven passed
raven glory 24
raven at andlang warrior 2
"""


@pytest.mark.usefixtures("quick")
def test_a_game_that_is_decided_is_said_to_be() -> None:
    """Whatever Wolf does, the game ends with it: a winner is not called last, however clear the outcome."""
    for glory, place in ((80, 0), (0, 1)):
        g = bloodrage.parse(WINS_BY_PILLAGE.replace("wolf glory 20", f"wolf glory {glory}"))
        for choice in advise(Position(g, 0, Rng.seeded(1))):
            assert choice.places[place] > 0.999
    assert choice.score < 24


@pytest.mark.usefixtures("quick")
def test_one_legal_answer_is_the_only_choice() -> None:
    g = bloodrage.parse(
        "turn wolf\nwolf at gimle leader\nwolf hand tyrs-bash\nraven at gimle warrior 1\nraven rage 0\n"
        "serpent rage 0\nbear rage 0"
    )
    g.do("wolf pillage gimle")
    assert len(g.legal(0)) == 1
    advice = advise(Position(g, 0, Rng.seeded(1)))
    is_sound(advice, g, 0, 1)
    assert can_be_said(advice) == {"only-choice"}


def test_who_is_not_asked_gets_no_advice() -> None:
    g = bloodrage.parse("turn wolf")
    for seat in (None, 1, 2, 3):
        assert advise(Position(g, seat, Rng.seeded(1))) == []


# --- reasons, one by one -------------------------------------------------------------------------------

BOARD = """
age 2
turn wolf
first wolf
doom elvagar gimle muspelheim
destroyed myrkulor elvagar
token andlang glory5
token gimle axes
"""


def why(text: str, *line: str, answer: str) -> list[tuple[str, dict[str, str | int]]]:
    """The reasons for an answer of Wolf, after some sentences."""
    g = bloodrage.parse(BOARD + text)
    for sentence in line:
        g.do(sentence)
    found = {" ".join(g.words(action)): action for action in g.legal(0)}
    return reasons(g, 0, found[answer])


def test_a_place_to_invade() -> None:
    said = why(
        "wolf sheet odins-inspiration lokis-domain\nraven at gimle warrior 1\nwolf hand quest-alfheim",
        "wolf invade leader ...",
        answer="gimle",
    )
    assert said == [
        ("dies-for-glory", {"n": 6}),
        ("loki", {"n": 1}),
        ("fits-quest", {"card": "quest-alfheim"}),
    ]
    said = why("raven at andlang warrior 1", "wolf invade leader ...", answer="andlang")
    assert said == [("strength", {"province": "andlang", "n": 2}), ("token", {"token": "glory5"})]


def test_where_the_leader_goes_after_a_pillage() -> None:
    said = why(
        "wolf sheet lord-of-hammers\nwolf at andlang leader", "wolf pillage andlang", answer="yggdrasil"
    )
    assert ("strength", {"province": "yggdrasil", "n": 3}) in said


def test_an_upgrade_and_the_card_that_gives_way() -> None:
    full = "wolf sheet troll dwarf-chieftain\nwolf hand valkyrie dark-elf"
    assert why(full, answer="upgrade dark-elf") == [("upgrade", {"card": "dark-elf"}), ("cheap", {"n": 1})]
    assert why(full, "wolf upgrade valkyrie ...", answer="replace troll") == []


def test_a_quest_that_stands_and_one_that_does_not() -> None:
    hand = "wolf at andlang leader\nwolf hand quest-alfheim quest-manheim"
    assert why(hand, answer="quest quest-alfheim") == [
        ("fulfils-quest", {"card": "quest-alfheim", "glory": 7})
    ]
    assert why(hand, answer="quest quest-manheim") == []


def test_battle_cards_against_what_lies_on_the_table() -> None:
    battle = """
        wolf at gimle warrior 2
        wolf hand tyrs-bash tyrs-crush thors-oath
        raven at gimle leader warrior 1
    """
    for card, said in (
        ("tyrs-bash", ("wins-tie-none", {})),
        ("tyrs-crush", ("wins-battle", {"n": 2})),
        ("thors-oath", ("loses-battle", {"n": 1})),
    ):
        assert why(battle, "wolf pillage gimle", answer=f"reveal {card}") == [said]


# --- places --------------------------------------------------------------------------------------------


def test_chances_of_places_worked_out_by_hand() -> None:
    even = chances_of_places([7.0, 7.0, 7.0], 5.0, 1)
    assert even == pytest.approx([1 / 3, 1 / 3, 1 / 3])
    # Three to one against the other.
    assert chances_of_places([10.0 * log(3.0), 0.0], 10.0, 0) == pytest.approx([3 / 4, 1 / 4])
    assert chances_of_places([10.0 * log(3.0), 0.0], 10.0, 1) == pytest.approx([1 / 4, 3 / 4])
    # Weights 2, 1, 1. Second is who is drawn among the two left: 1/4 * 2/3 behind each of the others.
    expected = [4.0 * log(2.0), 0.0, 0.0]
    assert chances_of_places(expected, 4.0, 0) == pytest.approx([1 / 2, 1 / 3, 1 / 6])
    assert chances_of_places(expected, 4.0, 2) == pytest.approx([1 / 4, 1 / 4 + 1 / 12, 5 / 12])


def test_chances_of_places_when_nothing_is_left_to_chance() -> None:
    """At the end of a game the spread is next to nothing."""
    scores = [40.0, 90.0, 10.0, 0.0]
    for seat, place in enumerate((1, 0, 2, 3)):
        chances = chances_of_places(scores, 0.1, seat)
        assert chances == pytest.approx([float(i == place) for i in range(4)])
    assert chances_of_places([50.0, 50.0, 0.0], 0.1, 0) == pytest.approx([0.5, 0.5, 0.0])
