"""The texts: the same in every language, complete, and well formed."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from meadhall import locale
from meadhall.locale import Texts, languages

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
ROMAN = re.compile(r"[IVX]+")


class Facts(visitor.Visitor):
    """What one pattern holds: variables, references to other messages, plain text, selectors."""

    def __init__(self, pattern: ast.Pattern) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.text: list[str] = []
        self.selectors: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.text.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    for entry in files(locale).joinpath(language).iterdir():
        if entry.name.endswith(".ftl"):
            for item in FluentResource(entry.read_text(encoding="utf-8")).body:
                yield entry.name, item


def patterns(language: str) -> dict[str, Facts]:
    """Every message and attribute of a language, by the id one asks for it with."""
    found: dict[str, Facts] = {}
    for _, item in entries(language):
        if isinstance(item, ast.Message):
            if item.value is not None:
                found[item.id.name] = Facts(item.value)
            for attribute in item.attributes:
                found[f"{item.id.name}.{attribute.id.name}"] = Facts(attribute.value)
    return found


FACTS = {language: patterns(language) for language in languages()}


def reached(language: str, message: str) -> Iterator[Facts]:
    facts = FACTS[language][message]
    yield facts
    for reference in facts.references:
        yield from reached(language, reference)


def variables(language: str, message: str) -> set[str]:
    return set().union(*(facts.variables for facts in reached(language, message)))


def plurals(language: str, message: str) -> set[str]:
    return set().union(*(facts.selectors for facts in reached(language, message)))


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
            if "n" in wanted:
                assert str(n) in text, message


def test_ukrainian_chooses_the_noun_by_the_number() -> None:
    counted = {m for m in FACTS["uk"] if variables("uk", m) & {"n", "glory"}}
    assert {"n-glory", "figure-ship.count", "card-quest-alfheim.text"} <= counted
    for message in counted:
        assert plurals("uk", message) & {"n", "glory"}, message


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
        latin = [w for w in re.findall(r"[A-Za-z]+", " ".join(facts.text)) if not ROMAN.fullmatch(w)]
        assert not latin, (message, latin)
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
