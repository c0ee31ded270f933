"""The texts: the same in every language, complete, and well formed."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from meadhall import locale
from meadhall.locale import Texts, languages
from tests.locale.ftl import BODIES, FACTS, entries, plurals, variables

CARDS = [
    "odins-smite", "odins-tide", "odins-judgement",
    "heimdalls-sight", "heimdalls-eye", "heimdalls-gaze", "heimdalls-watch", "friggas-grace",
    "thors-hammer", "thors-oath", "thors-ascension", "thors-primacy",
    "lokis-trickery", "lokis-backstab", "lokis-poison",
    "tyrs-bash", "tyrs-smash", "tyrs-crush", "tyrs-smite", "tyrs-rage",
    "quest-alfheim", "quest-jotunheim", "quest-manheim", "quest-glorious-death", "quest-yggdrasil",
    "lord-of-hammers", "lord-of-axes", "lord-of-spears",
    "brothers-in-arms", "experts-in-arms", "masters-in-arms",
    "lokis-dragons", "fire-dragons", "eternal-dragons",
    "troll", "dwarf-chieftain", "sea-serpent", "valkyrie", "dark-elf", "fire-giant", "frost-giant",
    "soldier-of-hel", "volur-witch",
    "lokis-domain", "lokis-eminence", "lokis-wrath", "lokis-blessing",
    "friggas-charm", "friggas-succor", "friggas-protection", "friggas-domain", "friggas-sacrifice",
    "thors-glory", "thors-domain", "thors-conquest",
    "tyrs-domain", "tyrs-wrath", "tyrs-challenge", "tyrs-prowess",
    "odins-inspiration", "odins-throne",
]  # fmt: skip

NUMBERS = (0, 1, 2, 5, 11, 21)
NUMERIC = {"n", "more", "need", "have", "room", "horns", "moves", "glory"}
ROMAN = re.compile(r"[IVX]+")
KEYS = {"u", "l", "c", "b", "h", "s", "q"}
# What one types stays as it is in every language.
TYPED = {
    "ui-choose": KEYS,
    "ui-help": KEYS,
    "ui-bad-choice": KEYS,
    "ui-pause": {"Enter"},
    "err-not-a-terminal": {"help"},
    "refusal-bad_token": {"rage", "axes", "horns", "glory"},
    "refusal-monster_without_card": {"sheet"},
    "refusal-not_json": {"JSON"},
    "refusal-unknown_host-full": {"localhost", "allow", "host"},
    "rw-ui-choose": KEYS,
    "rw-ui-help": KEYS,
    "rw-ui-legend": {"A", "C", "r", "rD", "rF", "D", "F", "RD", "RF", "h", "e", "E"},
    "refusal-bad_rune": {"dragon", "false", "up"},
    "refusal-bad_what_if": {"yes"},
    "ui-bad-answer": {"Enter"},
    "web-board-enter": {"Enter"},
    "web-board-enter-it": {"Enter"},
    "web-board-enter-many": {"Enter"},
    "web-cards-is-legal": {"Enter"},
    "web-cards-is-chosen": {"Enter"},
    "web-cards-how": {"Enter"},
    "web-keys.enter": {"Enter"},
    "web-lobby-qr": {"QR"},
    "rw-ui-orders-brief": KEYS,
    "rw-prompt-tile-cell": {"A"},
    "rw-prompt-home-cell": {"A"},
    # The letters of areas are those of the tiles: В would be taken for B.
    **{
        f"rw-area-{faction}-{letter}{form}": {letter.upper()}
        for faction in ("daqan", "latari", "waiqar", "uthuk")
        for letter in "abc"
        for form in ("", ".short")
    },
}


def test_languages() -> None:
    assert languages() == sorted(languages())
    assert {"en", "uk"} <= set(languages())


@pytest.mark.parametrize("language", languages())
def test_every_file_parses_and_no_id_is_given_twice(language: str) -> None:
    ids: list[str] = []
    for name, item in entries(language):
        assert not isinstance(item, ast.Junk), f"{language}/{name}: {item.content}"
        if isinstance(item, ast.Message):
            ids.append(item.id.name)
            attributes = [attribute.id.name for attribute in item.attributes]
            assert len(attributes) == len(set(attributes)), item.id.name
    assert len(ids) == len(set(ids)), sorted(i for i in ids if ids.count(i) > 1)


@pytest.mark.parametrize("language", languages())
def test_same_files_ids_and_variables_as_english(language: str) -> None:
    assert {name for name, _ in entries(language)} == {name for name, _ in entries("en")}
    assert FACTS[language].keys() == FACTS["en"].keys()
    for message in FACTS["en"]:
        assert variables(language, message) == variables("en", message), message


def test_there_are_61_cards() -> None:
    assert len(set(CARDS)) == len(CARDS) == 61
    listed = {m.removeprefix("card-") for m in FACTS["en"] if m.startswith("card-") and "." not in m}
    assert listed == set(CARDS)


@pytest.mark.parametrize("language", languages())
def test_every_card_has_its_own_name_and_a_text(language: str) -> None:
    texts = Texts(language, strict=True)
    for card in CARDS:
        assert f"card-{card}" in FACTS[language]
        assert f"card-{card}.text" in FACTS[language]
        assert ("7" in texts(f"card-{card}.text", glory=7)) == card.startswith("quest-"), card
    assert len({texts(f"card-{card}") for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("language", languages())
def test_every_message_formats_for_every_number(language: str) -> None:
    texts = Texts(language, strict=True)
    for message in FACTS[language]:
        wanted = variables(language, message)
        for n in NUMBERS:
            text = texts(message, **dict.fromkeys(wanted, n))
            assert text, message
            assert text == text.strip(), message
            if "n" in wanted and n > 1 and message != "event-age_begins":
                assert str(n) in text, message


def test_ukrainian_chooses_the_noun_by_the_number() -> None:
    counted = [m for m in FACTS["uk"] if re.match(r"n-|figure-.*\.count|card-quest-.*\.text|ui-cost", m)]
    assert {"n-glory", "figure-ship.count", "card-quest-alfheim.text"} <= set(counted)
    for message in counted:
        assert plurals("uk", message) & {"n", "glory"}, message
    for message, body in BODIES["uk"].items():
        for name, after in numbers_before_words(body, set()):
            raise AssertionError(f"{message}: ${name} before {after!r} without a choice by its number")


def numbers_before_words(body: ast.Pattern, chosen: set[str]) -> Iterator[tuple[str, str]]:
    """Numbers followed by a word that was not chosen to fit them."""
    for element, after in zip(body.elements, [*body.elements[1:], None], strict=True):
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inner, ast.SelectExpression):
            name = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from numbers_before_words(variant.value, chosen | {name})
        elif isinstance(inner, ast.VariableReference) and isinstance(after, ast.TextElement):
            name = inner.id.name
            if name in NUMERIC - chosen and re.match(r" [а-щьюяєіїґ]", after.value):
                yield name, after.value


def test_ukrainian_plurals() -> None:
    uk = Texts("uk", strict=True)
    assert [uk("figure-warrior.count", n=n) for n in NUMBERS] == [
        "0 воїнів", "1 воїн", "2 воїни", "5 воїнів", "11 воїнів", "21 воїн",
    ]  # fmt: skip
    assert [uk("n-glory", n=n) for n in NUMBERS] == [
        "0 очок слави", "1 очко слави", "2 очки слави", "5 очок слави", "11 очок слави", "21 очко слави",
    ]  # fmt: skip


def test_english_plurals() -> None:
    en = Texts("en", strict=True)
    assert [en("n-cards", n=n) for n in (0, 1, 2, 21)] == ["0 cards", "1 card", "2 cards", "21 cards"]


def test_no_english_in_ukrainian_and_no_cyrillic_in_english() -> None:
    for message, facts in FACTS["uk"].items():
        words = set(re.findall(r"[A-Za-z]+", " ".join(facts.text))) - TYPED.get(message, set())
        assert not [word for word in words if not ROMAN.fullmatch(word)], message
    for message, facts in FACTS["en"].items():
        assert not re.search(r"[\u0400-\u04ff]", " ".join(facts.text)), message


def test_names_and_cases() -> None:
    uk = Texts("uk", strict=True)
    assert uk("clan-serpent.name") == "клан Змії"
    assert uk("place-angerboda.acc") == "Анґербоду"
    assert uk("place-gimle.in") == "у Гімле"
    assert uk("card-tyrs-crush") == "Потуга Тіра"
    assert "здобудьте 3 очки слави" in uk("card-thors-hammer.text")


def test_unknown_ids_show_themselves() -> None:
    texts = Texts("uk")
    for message in ("card-nobody", "card-troll.nothing", ""):
        assert texts(message) == f"⟨{message}⟩"
        assert not texts.has(message)
    assert texts.has("card-troll")
    assert texts.has("card-troll.text")


def test_a_missing_value_is_an_error_only_when_strict() -> None:
    assert "Glory" in Texts("en")("n-glory")
    with pytest.raises(ValueError, match=r"n-glory"):
        Texts("en", strict=True)("n-glory")
    with pytest.raises(LookupError):
        Texts("en", strict=True)("card-nobody")


def test_a_word_of_the_notation_without_a_text_is_shown_as_it_is() -> None:
    texts = Texts("en", strict=True)
    assert texts.word("clan-", "wolf") == "Wolf"
    assert texts.word("clan-", "gannet") == "gannet"
    assert texts.word("prompt-", "give-order", "name") == "give-order"
    assert texts.word("", "list-none") == "list-none"


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(ValueError, match="xx"):
        Texts("xx")


def test_what_a_language_lacks_comes_from_the_fallback(monkeypatch: pytest.MonkeyPatch) -> None:
    uk = locale._bundle("uk")
    monkeypatch.delitem(uk._messages, "age-1")
    monkeypatch.delitem(uk.get_message("age-2").attributes, "in")
    texts = Texts("uk", strict=True)
    assert texts("age-1") == "First Age"
    assert texts("age-2.in") == "in the Second Age"
    assert texts("age-2") == "друга епоха"
    assert texts.has("age-1")
    assert Texts("uk", fallback="uk")("age-1") == "⟨age-1⟩"


def test_values_may_be_words_or_numbers() -> None:
    assert Texts("en", strict=True)("n-cards", n="no") == "no cards"
