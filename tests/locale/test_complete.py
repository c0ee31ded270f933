"""All prompts, answers, events and refusals have texts in every language."""

import random

import pytest

from meadhall import bloodrage
from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.actions import ACTIONS
from meadhall.bloodrage.answers import answer as taken_apart
from meadhall.bloodrage.board import CLANS, PLACE_NAME, STAT_NAMES, TOKEN_NAMES
from meadhall.bloodrage.events import FIELDS, project
from meadhall.bloodrage.figures import FIGURE_NAME
from meadhall.bloodrage.state import PHASE_NAMES
from meadhall.bloodrage.viewing.asked import ARGUMENTS
from meadhall.bloodrage.why import EXPLAIN
from meadhall.bots import KINDS
from meadhall.locale import Texts, languages
from meadhall.terminal.bloodrage.choices import params as about
from meadhall.terminal.bloodrage.choices import values
from tests.locale.ftl import FACTS, family, variables
from tests.locale.server import collected
from tests.locale.sources import refusals, rulebook, rules_named, spelled_out

PROMPTS = spelled_out(r'Prompt\(\s*"([\w-]+)"', "bloodrage")
SAMPLE: dict[str, str | int] = {
    "seat": "serpent", "seats": "wolf raven bear", "waiting": "wolf bear", "clan": "bear", "other": "troll",
    "card": "tyrs-crush@2", "figure": "valkyrie", "place": "angerboda", "target": "fjord-ne",
    "source": "gimle", "stat": "horns", "token": "glory5", "phase": "action", "cause": "battle",
    "prompt": "turn",
    "need": 3, "have": 1, "room": 2, "horns": 5, "n": 2, "more": 4, "low": 1, "high": 6,
    "word": "xyz", "nearest": "xy",
    "value": "maybe", "option": "first_game", "format": "meadhall 1", "version": 2,
    "pack": "0123456789ab", "phases": "action quest",
    "windows": "late-card",
    "bots": "thrall karl", "level": "jarl", "status": "open", "field": "seats", "number": 12,
    "seconds": 21, "most": 500, "port": 22, "answer": 404, "flag": "--pack DIR",
    "faction": "daqan", "hero": "silhouette", "unit": "giant", "host": "meadhall.example", "why": "locked",
    "what": "tables.clocks",
}  # fmt: skip
# Nobody answered: a browser says so by itself.
SAID_BY_BROWSERS = {"unreachable", "line_lost"}
COUNTS_SEATS = {"bad_seat_count", "card_not_in_deck"}
UI = """
    ui-title ui-your-turn ui-waiting ui-choose ui-help(command) ui-bad-choice ui-undone ui-nothing-to-undo
    ui-saved(path) ui-resumed ui-quit-saved(path) ui-why-ask(example) ui-why-fine ui-why-no ui-log-title
    ui-board-title ui-clans-title ui-hand-title ui-quests-title ui-pack-title ui-battle-title ui-region
    ui-province ui-villages ui-token ui-figures ui-strength ui-destroyed ui-doomed(age) ui-pillaged
    ui-glory ui-rage ui-horns-used ui-upgrades ui-cards-in-hand ui-quests-committed ui-reserve
    ui-valhalla ui-passed ui-first-player ui-age-phase(age,phase) ui-quest-yes(where) ui-quest-no
    ui-final-title ui-final-place ui-final-source ui-final-total ui-winner ui-winners ui-ask-seats
    ui-ask-bots ui-ask-seed ui-ask-language ui-ask-name ui-seed err-no-save err-bad-save
    err-file-missing(path) err-cannot-write(path,why) err-not-a-terminal sim-title sim-progress
    sim-games-per-second sim-decisions-per-second sim-winners sim-glory sim-lengths sim-cards
    sim-picked sim-win-rate sim-shared replay-ok(moves) replay-bad(line,why) replay-end replay-unsealed(word)
""".split()


def sample(*names: str) -> dict[str, str | int]:
    return {name: SAMPLE[name] for name in names}


# --- refusals -------------------------------------------------------------------------------------


def test_the_codes_are_all_found() -> None:
    plain = spelled_out(r'(?:Refusal|\.wrong)\(\s*"(\w+)"')
    assert plain <= refusals().keys()
    assert refusals().keys() - plain - collected()["refusal"].keys() == {
        "not_an_answer", "not_in_reserve", "not_in_valhalla", "ships_need_a_fjord", "fjords_are_for_ships",
    } - plain  # fmt: skip
    assert len(refusals()) > 80


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_its_sentence_and_needs_only_what_the_code_gives(language: str) -> None:
    texts = Texts(language, strict=True)
    for code, sites in refusals().items():
        assert f"refusal-{code}" in FACTS[language], code
        for params in sites:
            needed = variables(language, f"refusal-{code}")
            assert needed <= params, (code, needed, params)
            values = sample(*params)
            if code in COUNTS_SEATS:
                values["seats"] = 3
            text = texts.refusal(code, **values)
            assert text.endswith("."), text
            assert texts(f"refusal-{code}", **values)


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_left_of_a_refusal_that_is_gone(language: str) -> None:
    for name in family(language, "refusal"):
        code = name.removesuffix("-full")
        if code in SAID_BY_BROWSERS:
            continue
        assert code in refusals(), name
        assert any(variables(language, f"refusal-{name}") <= params for params in refusals()[code]), name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ["notice", "bye"])
def test_everything_else_the_server_says_has_its_sentence(language: str, kind: str) -> None:
    texts = Texts(language, strict=True)
    said = collected()[kind]
    assert said
    assert family(language, kind) == said.keys()
    for code, places in said.items():
        for params in places:
            assert variables(language, f"{kind}-{code}") <= params, code
            assert texts(f"{kind}-{code}", **sample(*params)).endswith(".")


def test_the_servers_codes_are_all_found() -> None:
    """Written in whatever way: what is in quotation marks after the name of a problem is among the codes."""
    plain = spelled_out(r'(?:Refusal|Problem|RefusedNow)\(\s*"(\w+)"', "server")
    plain |= spelled_out(r'Denied\(\s*\d+,\s*"(\w+)"', "server")
    assert len(plain) > 50
    assert plain <= collected()["refusal"].keys()
    assert spelled_out(r'\bnotice\(\s*"(\w+)"', "server") == collected()["notice"].keys()
    assert {"too_many_hints", "too_large", "bad_method"} <= collected()["refusal"].keys()  # handed on


@pytest.mark.parametrize("language", languages())
def test_every_rule_has_its_name_and_page(language: str) -> None:
    texts = Texts(language, strict=True)
    rules = rulebook()
    assert family(language, "rule") == {*rules, "reference"}
    assert rules_named() <= rules.keys()
    for rule, page in rules.items():
        assert texts("rule-reference", rule=rule, page=page).endswith(str(page))


# --- prompts and answers --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_prompt_has_its_question(language: str) -> None:
    texts = Texts(language, strict=True)
    assert family(language, "prompt") == PROMPTS == EXPLAIN.keys()
    for prompt in PROMPTS:
        params = ARGUMENTS.get(prompt, {})
        assert variables(language, f"prompt-{prompt}") <= params.keys(), prompt
        assert texts(f"prompt-{prompt}", **sample(*params)).endswith((".", "?"))
        assert texts(f"prompt-{prompt}.waiting", clan="raven").endswith(".")
        assert texts(f"prompt-{prompt}.help").endswith(".")
        assert not texts(f"prompt-{prompt}.name").endswith(".")


def answers() -> dict[str, set[frozenset[str]]]:
    """Every verb of an answer and the parts it comes with."""
    game = bloodrage.new()
    found: dict[str, set[frozenset[str]]] = {}
    for action in range(ACTIONS):
        answer = taken_apart(action, game.age)
        found.setdefault(answer.verb, set()).add(frozenset(values(answer)))
    return found


@pytest.mark.parametrize("language", languages())
def test_every_answer_has_its_label_at_every_prompt(language: str) -> None:
    texts = Texts(language, strict=True)
    verbs = answers()
    assert len(verbs) == 29
    for name in family(language, "answer"):
        verb, _, prompt = name.partition("-")
        assert verb in verbs, name
        assert not prompt or prompt in PROMPTS, name
    for verb, sites in verbs.items():
        for params in sites:
            for prompt in PROMPTS:
                assert texts.answer(prompt, verb, **sample(*params)), (prompt, verb)
            assert variables(language, f"answer-{verb}") <= params, verb


# --- events and other names -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_event_has_its_line_for_those_who_know_and_those_who_do_not(language: str) -> None:
    texts = Texts(language, strict=True)
    secret = {kind for kind, fields in FIELDS.items() if "*" in fields}
    assert family(language, "event") == {*FIELDS, *(f"{kind}-hidden" for kind in secret)}
    for kind, line in FIELDS.items():
        fields = {name.lstrip("*") for name in line.split()}
        known = {name for name in line.split() if not name.startswith("*")}
        assert variables(language, f"event-{kind}") <= fields, kind
        values = sample(*fields) | {"other": "wolf", "target": "utgard", "source": "lost"}
        told = texts.event(kind, **values)
        hidden = texts.event(kind, **{name: values[name] for name in known})
        assert told.endswith(".") and hidden.endswith(".")
        assert (told != hidden) == (kind in secret), kind


@pytest.mark.parametrize("language", languages())
def test_every_name_of_the_game_has_its_word(language: str) -> None:
    names = {
        "source": set(ev.SOURCES),
        "cause": set(ev.CAUSES),
        "phase": set(PHASE_NAMES),
        "place": set(PLACE_NAME),
        "figure": set(FIGURE_NAME),
        "stat": set(STAT_NAMES),
        "token": set(TOKEN_NAMES),
        "clan": set(CLANS),
        "seat": set(CLANS),
        "bot": set(KINDS),
        "language": set(languages()),
    }
    for kind, ids in names.items():
        assert family(language, kind) == ids, kind


@pytest.mark.parametrize("language", languages())
def test_the_words_of_the_terminal_table(language: str) -> None:
    for entry in UI:
        name, _, params = entry.rstrip(")").partition("(")
        assert variables(language, name) == set(filter(None, params.split(","))), name
    assert Texts(language, strict=True)("ui-help", command="x").count("\n") >= 8


@pytest.mark.parametrize("language", languages())
def test_every_word_the_table_and_the_simulation_use_is_there(language: str) -> None:
    used = spelled_out(r"""["'>]((?:ui|err|sim|replay)-[a-z-]+)["']""", "terminal", "arena")
    assert used <= FACTS[language].keys(), used - FACTS[language].keys()


# --- all of it, in play ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_can_be_told(language: str, seats: int) -> None:
    texts = Texts(language, strict=True)
    chance = random.Random(seats)
    game = bloodrage.new(seats=seats, seed=seats)
    game.events = []
    told: set[str] = set()
    while not game.over:
        seat = game.waiting()[0]
        ask = game.view(seat).ask
        assert ask is not None
        told.add(texts(f"prompt-{ask.prompt}", **about(ask)))
        for answer in ask.answers:
            told.add(texts.answer(ask.prompt, answer.verb, **values(answer)))
        game.play(seat, chance.choice(ask.answers).action)
        for viewer in (None, seat):
            told |= {texts.event(e.kind, **e.params()) for e in project(game, game.events, viewer)}
        game.events.clear()
    assert len(told) > 200
    assert not any(mark in line for line in told for mark in "⟨{}")


@pytest.mark.parametrize("language", languages())
def test_keys_and_marks_are_single_letters_and_all_different(language: str) -> None:
    """Of the page: the keys of actions, and the letters by which clans are told apart without colour."""
    texts = Texts(language, strict=True)
    keys = [texts(f"key-{name}") for name in sorted(family(language, "key"))]
    keys.append(texts("web-cards-key-board"))
    marks = [texts(f"mark-{clan}") for clan in CLANS]
    for letters in (keys, marks):
        assert all(len(letter) == 1 for letter in letters) and len(set(letters)) == len(letters), letters
    assert all(letter.islower() for letter in keys)
