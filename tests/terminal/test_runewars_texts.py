"""All prompts, answers and events of Runewars have English texts; those of the house set agree with the
pack."""

import random
from dataclasses import fields

import pytest
from rich.console import Console

from meadhall import runewars
from meadhall.bots import KINDS as BOTS
from meadhall.locale import Texts
from meadhall.runewars import event_codes as ev
from meadhall.runewars.answers import BLOCKS
from meadhall.runewars.content import TIMINGS
from meadhall.runewars.effects.tree import SHAPES
from meadhall.runewars.events import Event, project
from meadhall.runewars.loading import house_content
from meadhall.runewars.pack import HOUSE, read
from meadhall.runewars.pack.texts import own_texts
from meadhall.runewars.state import PHASE_NAMES, SEASON_NAMES
from meadhall.runewars.viewing.about import ABOUT, SOURCES
from meadhall.terminal.runewars import words
from meadhall.terminal.runewars.output import RunewarsOutput
from tests.locale.ftl import FACTS, family, variables
from tests.locale.sources import spelled_out
from tests.terminal.runewars_script import asked_of
from tools.house_texts import OUT, messages

PROMPTS = spelled_out(r'Prompt\(\s*"([\w-]+)"', "runewars")
PARTS = {"id", "kind", "n", "routed", "damage", "q", "r"}
TEXTS = Texts("en", strict=True)


def test_the_house_set_says_what_its_pack_says() -> None:
    assert OUT.read_text("utf-8") == "\n".join(messages(read(HOUSE))) + "\n"


def test_every_text_of_the_pack_is_read_back_as_it_is() -> None:
    for name, text in own_texts(read(HOUSE)).items():
        if text:
            assert TEXTS(f"rw-{name}") == " ".join(text.split()), name


def test_every_prompt_has_its_question_and_help() -> None:
    assert family("en", "rw-prompt") == PROMPTS
    for prompt in PROMPTS:
        known = {name for name in ABOUT.get(prompt, ()) if name}
        assert variables("en", f"rw-prompt-{prompt}") <= known, prompt
        assert variables("en", f"rw-prompt-{prompt}.help") <= known, prompt
        values: dict[str, str | int] = dict.fromkeys(known, "none") | (
            {"number": 2} if "number" in known else {}
        )
        assert TEXTS(f"rw-prompt-{prompt}", **values).endswith((".", "?")), prompt
        assert TEXTS(f"rw-prompt-{prompt}.help", **values).endswith("."), prompt


def test_every_answer_has_its_label() -> None:
    verbs = {verb or "units" for verb, _, _ in BLOCKS}
    assert verbs <= family("en", "rw-answer")
    for name in family("en", "rw-answer") - verbs:
        assert any(name == f"{verb}-{prompt}" for verb in verbs for prompt in PROMPTS), name
    for name in family("en", "rw-answer"):
        assert variables("en", f"rw-answer-{name}") <= PARTS, name


def test_every_happening_has_its_line() -> None:
    secret = {name for name, line in words.FIELDS.items() if any(hidden for _, _, hidden in line)}
    assert family("en", "rw-event") == {*ev.NAMES, *(f"{name}-hidden" for name in secret)}
    for name, line in words.FIELDS.items():
        given = {field for field, _, _ in line} | {"number", "n", "sign"}
        assert variables("en", f"rw-event-{name}") <= given, name
        if name in secret:
            public = {field for field, _, hidden in line if not hidden} | {"number"}
            assert variables("en", f"rw-event-{name}-hidden") <= public, name


@pytest.mark.parametrize(
    ("language", "face"),
    [("en", "face"), ("uk", "ілиць"), ("pl", "kryt"), ("bg", "лице"), ("it", "copert"), ("ru", "лицом")],
)
def test_a_rune_that_a_card_places_is_not_told_to_be_face_up_or_down(language: str, face: str) -> None:
    """Cards place runes either way; all players see which rune it is."""
    texts = Texts(language)
    assert face in texts("rw-event-rune_placed", seat="daqan", rune="dragon", area="daqan-a")
    assert face not in texts("rw-event-rune_laid", rune="dragon", area="daqan-a")


def test_every_name_has_its_word() -> None:
    names = {
        "option": {field.name for field in fields(runewars.Options)},
        "timing": set(TIMINGS),
        "season": set(SEASON_NAMES),
        "phase": set(PHASE_NAMES),
        "shape": set(SHAPES),
        "source": set(SOURCES),
        "seat": {*runewars.RULES.seat_names, "none"},
        "piece": set(house_content().piece_name),
        "resource": set(house_content().names["resource"]),
        "attribute": set(house_content().names["attribute"]),
        "benefit": set(house_content().names["benefit"]),
        "side": set(house_content().names["direction"]),
    }
    for kind, ids in names.items():
        assert family("en", f"rw-{kind}") == ids, kind
    assert set(house_content().names["option"]) <= family("en", "rw-choice")
    assert family("en", "rw-area") == {name for name in house_content().area_name if "-" in name}


def test_every_reason_of_the_bots_has_its_words() -> None:
    given = spelled_out(r'\(\s*"rw-([a-z-]+)", \{', "bots")
    assert given == family("en", "rw-reason")
    assert BOTS


def test_every_word_of_the_table_is_there() -> None:
    used = spelled_out(r"""["'>](rw-ui-[a-z-]+)["']""", "terminal/runewars", "terminal")
    assert used <= FACTS["en"].keys(), used - FACTS["en"].keys()


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_can_be_told(seed: int) -> None:
    """Strictly: a value that is missing, or a word that nobody knows, fails."""
    out = RunewarsOutput(Console(), TEXTS)
    chance = random.Random(seed)
    game = runewars.new(2 + seed % 3, seed, runewars.Options(random_map=seed > 0, exploration=seed > 1))
    game.events = []
    told: set[str] = set()
    while not game.over:
        seat = game.waiting()[0]
        view, asked = game.view(seat), asked_of(game, seat)
        told.add(words.question(out, asked).plain)
        told |= {words.label(out, asked, answer, view) for answer in asked.answers}
        game.play(seat, chance.choice(asked.answers).action)
        events: list[Event] = [e for viewer in (None, seat) for e in project(game, game.events, viewer)]
        told |= {words.event(out, event) for event in events}
        game.events.clear()
    assert len(told) > 200
    assert not any(mark in line for line in told for mark in "⟨{}")
