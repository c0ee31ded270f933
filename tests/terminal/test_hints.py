"""Hints: at every question, in both languages; they do not change the game and are repeatable."""

from pathlib import Path
from typing import Any

import pytest

from meadhall.bots import Advice, Reason
from meadhall.kernel.contract import Ask
from meadhall.kernel.position import Position
from meadhall.kernel.rng import Rng
from meadhall.locale import Texts
from meadhall.terminal import hints, saves
from meadhall.terminal.bloodrage.choices import ordered, values
from tests.locale.ftl import family, variables
from tests.locale.sources import spelled_out
from tests.terminal.scripted import Script, begin, go_on

REASONS = [
    Reason("fits-quest", {"card": "quest-alfheim@2"}),
    Reason("fulfils-quest", {"card": "quest-yggdrasil@1", "glory": 4}),
    Reason("wins-battle", {"n": 2}),
    Reason("loses-battle", {"n": 3}),
    Reason("wins-tie-none", {}),
    Reason("dies-for-glory", {"n": 5}),
    Reason("loki", {"n": 1}),
    Reason("token", {"token": "glory5"}),
    Reason("legendary", {"stat": "axes", "glory": 20}),
    Reason("god", {"god": "loki", "n": 2}),
    Reason("strong-card", {"n": 6}),
    Reason("upgrade", {"card": "odins-throne@3"}),
    Reason("saves-rage", {"n": 2}),
    Reason("strength", {"province": "gimle", "n": 3}),
    Reason("cheap", {"n": 1}),
    Reason("only-choice", {}),
    Reason("end-of-age", {}),
    Reason("keeps-cards", {}),
]


class Adviser:
    """Stands in for a bot that thinks: likes the last legal answers, and lets chance say how much."""

    def __init__(self, *reasons: Reason) -> None:
        self.reasons = reasons
        self.asked: list[str] = []

    def __call__(self, position: Position[Any], rng: Rng) -> list[Advice]:
        assert type(position) is Position
        assert position.view.ask is not None and len(position.legal) > 1
        self.asked.append(position.view.ask.prompt)
        position.sample(rng)
        best = position.legal[:-4:-1]
        position.legal.clear()
        return [Advice(action, (0.41, 0.59), 60.0 + rng.below(20), self.reasons) for action in best]


class Asking(Script):
    """Asks for a hint before every line of its own."""

    asked = False

    def readline(self) -> str:
        self.asked = not self.asked
        return "h\n" if self.asked else super().readline()


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    made = Adviser()
    monkeypatch.setattr(hints, "advise", made)
    return made


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """The raven's first turn."""
    begin(tmp_path / "g.txt", Script(limit=6))
    return tmp_path / "g.txt"


def sit(path: Path, *lines: str) -> tuple[str, Script]:
    script = Script(first=lines, limit=len(lines))
    return " ".join(go_on(path, script)[2].split()), script


def asked(path: Path) -> Ask:
    found = saves.read(path).match.game.view(1).ask
    assert isinstance(found, Ask)
    return found


@pytest.mark.parametrize("key", ["h", "H", "р", "hint"])
def test_a_hint_names_choices_by_their_numbers(key: str, save: Path, adviser: Adviser) -> None:
    shown, script = sit(save, key)
    told = shown.rpartition(f"> {key} ")[2]
    answers = ordered(asked(save))
    best = max(answers, key=lambda answer: answer.action)
    en = Texts("en", strict=True)
    label = en.answer("turn", best.verb, **values(best))
    assert f"{answers.index(best) + 1} {label} · wins 41%, ends with about" in told
    assert told.count("wins 41%") == 3
    assert len(set(script.seen)) == 1


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_reason_has_its_words(language: str, tmp_path: Path, adviser: Adviser) -> None:
    adviser.reasons = (*REASONS, Reason("not-written-yet", {"n": 1}))
    path = tmp_path / "g.txt"
    begin(path, Script(limit=6), language=language)
    texts = Texts(language, strict=True)
    shown, _ = sit(path, "h")
    for reason in REASONS:
        assert texts(f"reason-{reason.id}", **reason.params) in shown
        assert variables(language, f"reason-{reason.id}") == reason.params.keys()
    assert family(language, "reason") == {reason.id for reason in REASONS}
    assert "⟨" not in shown and "not-written-yet" not in shown


def test_every_reason_that_bots_give_has_its_words() -> None:
    # Runewars' own (rw-…) are read in test_runewars_texts.py.
    given = {code for code in spelled_out(r'\(\s*"([a-z-]+)", \{', "bots") if not code.startswith("rw-")}
    assert len(given) > 5
    assert given <= {reason.id for reason in REASONS}


def test_reasons_in_ukrainian_fit_their_numbers() -> None:
    uk = Texts("uk", strict=True)
    said = [uk("reason-god", god="loki", n=n).partition(" карт")[2].split()[0] for n in (1, 2, 5)]
    assert said == ["а", "и", "цього"]
    assert uk("reason-dies-for-glory", n=1).startswith("1 очко слави")
    assert uk("reason-loki", n=3).startswith("3 очки слави")
    assert uk("reason-fulfils-quest", card="quest-alfheim", glory=5).endswith("(5 очок слави)")
    assert uk("ui-hint-prospects", percent=41, n=63) == "перемога — 41%, слави — близько 63"
    assert uk("reason-legendary", stat="axes", glory=20).startswith(
        "наближає характеристику сокир до легендарного рівня"
    )


def test_the_same_again_and_after_resuming(save: Path, adviser: Adviser) -> None:
    shown, _ = sit(save, "h", "h")
    _, first, second = shown.split("> h ")
    assert first.strip() == second.rpartition("> ")[0].strip()
    again, _ = sit(save, "h")
    assert again.split("> h ")[1] == second
    assert adviser.asked == ["turn"] * 2  # once a sitting: nobody waits twice for the same


@pytest.mark.slow
def test_hints_at_every_question_change_no_game(tmp_path: Path, adviser: Adviser) -> None:
    """A whole game with hints is, byte for byte, the game without."""
    plain, hinted = tmp_path / "plain.txt", tmp_path / "hinted.txt"
    begin(plain, Script(), seed=3, seats=2)
    code, match, shown = begin(hinted, Asking(), seed=3, seats=2)
    assert code == 0 and match.game.over
    assert hinted.read_bytes() == plain.read_bytes()
    assert {"keep-two-cards", "turn", "reveal-card", "save-card"} <= set(adviser.asked)
    assert shown.count(Texts("en")("ui-hint-title")) == len(adviser.asked) > 40
    assert "⟨" not in shown


def test_undo_after_a_hint(save: Path, adviser: Adviser) -> None:
    _, script = sit(save, "2", "h", "u", "h")
    before, inside, same, after, _ = script.seen
    assert before == after != inside == same


def test_a_hint_before_giving_up_rage(save: Path, adviser: Adviser) -> None:
    shown, script = sit(save, str(len(asked(save).answers)), "h")
    assert Texts("en")("ui-hint-title") in shown
    assert len(set(script.seen)) == 1


@pytest.mark.parametrize("language", ["en", "uk"])
def test_no_hint_is_a_plain_sentence(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def lost(position: Position[Any], rng: Rng) -> list[Advice]:
        raise RuntimeError("lost in thought")

    path = tmp_path / "g.txt"
    begin(path, Script(limit=6), language=language)
    for advise in (lost, lambda position, rng: [], lambda position, rng: [Advice(-1, (1.0,), 1.0, ())]):
        monkeypatch.setattr(hints, "advise", advise)
        shown, script = sit(path, "h")
        assert Texts(language)("ui-hint-none") in shown
        assert "lost in thought" not in shown
        assert len(set(script.seen)) == 1
    assert capfd.readouterr() == ("", "")


@pytest.mark.slow
def test_the_real_adviser(tmp_path: Path) -> None:
    """In a draft, on a turn and in battle: an answer, a reason in words, and the same again."""
    path = tmp_path / "g.txt"
    begin(path, Script(limit=1), seed=3, seats=2)
    advised: set[str] = set()
    for _ in range(60):
        game = saves.read(path).match.game
        ask = game.view(1).ask
        assert ask is not None
        prompt = ask.prompt
        if prompt not in advised:
            advised.add(prompt)
            shown, script = sit(path, "h", "h")
            assert Texts("en")("ui-hint-title") in shown, prompt
            assert "⟨" not in shown
            assert len(set(script.seen)) == 1
            _, first, second = shown.split("> h ")
            assert first.strip() == second.rpartition("> ")[0].strip()
        if {"keep-two-cards", "turn", "reveal-card"} <= advised:
            return
        go_on(path, Script(limit=1))
    raise AssertionError(f"only {advised}")
