"""The rules reference in the browser: every paragraph, term and option it names has its words."""

import csv
import re
from dataclasses import fields
from pathlib import Path

import pytest

from meadhall.bloodrage.options import Options
from meadhall.locale import Texts, languages
from tests.locale.ftl import FACTS, family
from tests.locale.sources import SOURCE, rulebook

PAGE = Path(__file__).parents[2] / "web/src/games/bloodrage"
CHAPTERS = (PAGE / "reference/chapters.ts").read_text(encoding="utf-8")
STEPS = (PAGE / "lesson/steps.ts").read_text(encoding="utf-8")
PARAGRAPHS = re.findall(r'\bp\("([\w-]+)"(?:, "([^"]*)")?', CHAPTERS)


def part(name: str) -> str:
    return CHAPTERS.partition(f"export const {name}")[2].partition("\n}" if name == "TERMS" else "\n]")[0]


def test_every_paragraph_of_the_rulebook_is_there_once_and_has_its_text() -> None:
    ids = [paragraph for paragraph, _ in PARAGRAPHS]
    assert len(ids) == len(set(ids))
    assert rulebook().keys() <= set(ids)
    assert set(ids) == family("en", "rules")
    for paragraph in ids:
        assert (f"rules-{paragraph}.title" in FACTS["en"]) == (paragraph not in rulebook()), paragraph


def test_what_a_paragraph_leads_to_exists() -> None:
    known = {paragraph for paragraph, _ in PARAGRAPHS} | {f"card-{card}" for card in family("en", "card")}
    for paragraph, see in PARAGRAPHS:
        assert set(see.split()) <= known, paragraph


def test_terms_and_options_are_all_there() -> None:
    terms = dict(re.findall(r'^  "?([\w-]+)"?: "([\w-]+)"', part("TERMS"), re.MULTILINE))
    assert terms.keys() == family("en", "web-term")
    assert set(terms.values()) <= {paragraph for paragraph, _ in PARAGRAPHS}
    assert re.findall(r'"(\w+)"', part("OPTIONS")) == [field.name for field in fields(Options)]


def test_every_step_of_the_lesson_has_its_words() -> None:
    named = STEPS.partition("const PROMPTS")[2].partition("\n};")[0]
    steps = set(re.findall(r'"([\w-]+)"[\],]', named)) | set(re.findall(r'steps\.push\("([\w-]+)"\)', STEPS))
    steps |= {"welcome", "done", "wait", "no-rage", "others", "free", "not-now", "keep-on"}
    steps |= {f"try-{verb}" for verb in ("invade", "quest", "upgrade", "pillage", "march")}
    steps |= {"invade", "quest", "upgrade", "pillage", "march"}
    steps |= {f"keep-{kind}" for kind in ("quest", "upgrade", "battle")}
    for step in steps:
        assert f"web-lesson-{step}" in FACTS["en"], step
        assert f"web-lesson-{step}.title" in FACTS["en"], step


def test_the_editions_have_pages_where_our_copies_do() -> None:
    with (SOURCE / "bloodrage" / "rules.csv").open(encoding="utf-8") as table:
        rows = list(csv.DictReader(table))
    missing = {(row["rule"], code) for row in rows for code in ("it", "pl", "uk", "bg") if not row[code]}
    assert missing == {("discard", "pl"), ("quest-phase", "pl")}
    assert all(3 <= int(row[code]) <= 24 for row in rows for code in ("it", "uk", "bg"))


SIGHT = {
    "en": "highest bonus of any one card that an opponent shows",
    "uk": "найбільшій додатковій силі однієї карти суперника з відкритих на",
    "pl": "najwyższemu bonusowi pojedynczej karty przeciwnika widocznej w",
    "bg": "на най-голямата бонус сила на отделна карта, която противник показва",
    "it": "al bonus più alto di una singola carta che un avversario mostra",
    "ru": "наибольшему бонусу одной карты соперника из открытых к",
}


@pytest.mark.parametrize("language", languages())
def test_heimdalls_sight_is_the_same_on_the_card_and_in_the_rules(language: str) -> None:
    texts = Texts(language)
    assert SIGHT[language] in texts("card-heimdalls-sight.text")
    assert SIGHT[language] in texts("rules-card-order")
