"""TEXT and LIST, which turn ids into texts, and the choice between messages."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource

from meadhall import locale
from meadhall.locale import Texts, languages
from tests.locale.ftl import BODIES, FACTS, family

SAMPLES = """
place = { TEXT($x, kind: "place", form: "in") }
count = { TEXT($x, $n, kind: "figure", form: "count-acc") }
literal = { TEXT("glory", $n, kind: "n") }
plain = { TEXT($x) }
card = { TEXT($x, kind: "card") }
list = { LIST($x, kind: "clan", form: "name") }
choice = { TEXT($x) ->
    [none] nobody
   *[other] { LIST($x, kind: "clan") }
}
"""


@pytest.fixture(scope="module")
def samples() -> Iterator[None]:
    """Two bundles of their own, with messages that show the functions."""
    locale._bundle.cache_clear()
    for language in ("en", "uk"):
        source = "".join(
            f"sample-{line}\n" if line[:1].isalpha() else f"{line}\n" for line in SAMPLES.split("\n")
        )
        locale._bundle(language).add_resource(FluentResource(source))
    yield
    locale._bundle.cache_clear()


@pytest.mark.usefixtures("samples")
def test_text_finds_the_message_of_an_id() -> None:
    en, uk = Texts("en", strict=True), Texts("uk", strict=True)
    assert en("sample-place", x="gimle") == "in Gimle"
    assert uk("sample-place", x="gimle") == "у Гімле"
    assert uk("sample-count", x="warrior", n=2) == "2 воїнів"
    assert uk("sample-literal", n=3) == "3 очки слави"


@pytest.mark.usefixtures("samples")
def test_text_leaves_out_the_age_of_a_card() -> None:
    uk = Texts("uk", strict=True)
    assert uk("sample-card", x="tyrs-crush") == uk("sample-card", x="tyrs-crush@2") == "Потуга Тіра"


@pytest.mark.usefixtures("samples")
def test_unknown_ids_and_plain_values_show_as_they_are() -> None:
    en = Texts("en", strict=True)
    for value in ("nowhere", "gimle!", "the far side"):
        assert en("sample-place", x=value) == en("sample-plain", x=value) == value
    assert en("sample-plain", x="gimle@2") == "gimle@2"
    assert en("sample-plain", x=1234567) == "1234567"


@pytest.mark.usefixtures("samples")
def test_lists() -> None:
    en, uk = Texts("en", strict=True), Texts("uk", strict=True)
    assert en("sample-list", x="wolf") == "the Wolf clan"
    assert en("sample-list", x="wolf raven") == "the Wolf clan and the Raven clan"
    assert uk("sample-list", x="wolf raven bear") == "клан Вовка, клан Крука та клан Ведмедя"
    assert en("sample-list", x="wolf fox") == "the Wolf clan and fox"
    assert en("sample-list", x="all of you") == "all of you"
    assert en("sample-list", x="") == "—"


@pytest.mark.usefixtures("samples")
def test_an_empty_value_can_be_chosen_by() -> None:
    en = Texts("en", strict=True)
    assert en("sample-choice", x="") == "nobody"
    assert en("sample-choice", x="wolf bear") == "Wolf and Bear"


@pytest.mark.usefixtures("samples")
def test_a_missing_value_is_an_error_only_when_strict() -> None:
    assert Texts("en")("sample-place")
    assert Texts("en")("sample-list")
    assert Texts("en")("sample-count", x="warrior")
    for message in ("sample-place", "sample-list"):
        with pytest.raises(ValueError, match=message):
            Texts("en", strict=True)(message)
    with pytest.raises(ValueError, match="sample-count"):
        Texts("en", strict=True)("sample-count", x="warrior")


@pytest.mark.parametrize("language", languages())
def test_every_call_finds_its_form_for_every_id(language: str) -> None:
    for message, facts in FACTS[language].items():
        for function, kind, form, literals in facts.calls:
            assert function in ("TEXT", "LIST"), message
            assert kind or function == "TEXT", message
            if kind:
                members = literals or sorted(family(language, kind))
                assert members, (message, kind)
                for member in members:
                    name = f"{kind}-{member}.{form}" if form else f"{kind}-{member}"
                    assert name in BODIES[language], (message, name)


def test_an_answer_is_labelled_by_its_prompt_first() -> None:
    en = Texts("en", strict=True)
    assert en.answer("join-battle", "decline") == "Move nobody"
    assert en.answer("keep-card", "keep", card="troll@1") == "Keep Troll"
    assert en.answer("save-card", "keep", card="troll@1") == "Keep Troll for the next Age"
    assert Texts("en").answer("turn", "dance") == "⟨answer-dance⟩"


def test_an_event_hides_what_is_missing() -> None:
    uk = Texts("uk", strict=True)
    assert uk.event("card_kept", seat="raven", card="troll@1") == "Крук залишає собі карту «Троль»."
    assert uk.event("card_kept", seat="raven") == "Крук залишає собі карту."
    assert uk.event("hand_discarded", seat="raven", n=3) == "Крук скидає 3 карти."
    with pytest.raises(ValueError, match="event-passed"):
        uk.event("passed")


def test_a_refusal_says_as_much_as_it_can() -> None:
    en = Texts("en", strict=True)
    assert en.refusal("bad_number", word="x").startswith("This number is not valid here")
    assert "from 1 to 6" in en.refusal("bad_number", word="9", low=1, high=6)
    assert en.refusal("villages_full", place="gimle", room=0) == "There is no empty village in Gimle."


def test_sentences() -> None:
    uk = Texts("uk", strict=True)
    raven = {"seat": "raven", "figure": "valkyrie", "place": "reserve", "target": "angerboda"}
    assert uk.event("invaded", **raven) == "Крук здійснює набіг валькірією в Анґербоду."
    assert uk.event("glory_gained", seat="wolf", n=-2, source="lost") == (
        "Вовк: -2 очки слави через карту «Підступний удар Локі»."
    )
    assert uk("prompt-march-where", place="gimle") == "Куди вирушають у похід ваші фігурки з Гімле?"
    assert uk("ui-quest-yes", where="gimle andlang") == "Наразі виконано (Гімле та Андланг)."
    assert uk("ui-quest-yes", where="") == "Наразі виконано."
    en = Texts("en", strict=True)
    assert en("rule-reference", rule="horns", page=14) == "Horns limit your figures, page 14"
    why = en.refusal("unknown_word", word="fly")
    assert en("bad-line", line=12, text="wolf fly", why=why) == (
        "Line 12: The word “fly” is not known here. It reads: “wolf fly”."
    )
    assert en("bad-line", line=1, text="", why=why) == "Line 1: The word “fly” is not known here."
