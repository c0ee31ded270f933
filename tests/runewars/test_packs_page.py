"""docs/packs.md: its samples are valid, and its messages are the real ones."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from meadhall.runewars.pack.decoding import BAD, Decoder, hints
from meadhall.runewars.pack.effects import EffectChecker
from meadhall.runewars.pack.kinds import FILES, Effective, Pack
from meadhall.runewars.pack.values import Ids
from tests.runewars.test_broken_packs import CASES

PAGE = (Path(__file__).parents[2] / "docs" / "packs.md").read_text("utf-8")
FILE_BY_FILE = PAGE.split("\n## The files\n")[1].split("\n## ")[0]
SECTIONS = re.split(r"^### ", FILE_BY_FILE, flags=re.MULTILINE)[1:]
IDS = Ids(None, None, None)


def samples(text: str) -> list[Any]:
    return [
        json.loads(sample) for sample in re.findall(r"^```json\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    ]


def test_every_file_has_its_section() -> None:
    named = [file for section in SECTIONS for file in re.findall(r"[a-z]+\.json", section.split("\n")[0])]
    assert sorted(named) == sorted(FILES)


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.split("\n")[0])
def test_samples_are_entries(section: str) -> None:
    names = [name for file in re.findall(r"[a-z]+\.json", section.split("\n")[0]) for name in FILES[file]]
    for sample in samples(section):
        sample = sample.get("pack", sample)
        if "…" in json.dumps(sample, ensure_ascii=False):
            continue  # cut short
        read = []
        for name in names:
            kind = hints(Pack)[name]
            read.append(Decoder("page").entry_of(get_args(kind)[0] if get_args(kind) else kind, sample, 1))
        (entry,) = [found for found in read if found is not BAD]
        if isinstance(entry, Effective):
            checker = EffectChecker("page", entry.id, IDS, entry.timing)
            checker.steps(entry.effect, (), {})
            assert not checker.faults


def test_the_sample_of_the_effect_language() -> None:
    (sample,) = samples(PAGE.split("## The effect language")[1])
    checker = EffectChecker("page", "sample", IDS, ())
    checker.steps(sample, (), {})
    assert not checker.faults


def test_its_sentences_are_said() -> None:
    sentences = re.findall(r"^[a-z]+\.json.*: .*$", PAGE, re.MULTILINE)
    assert len(sentences) == 3
    assert all(f"    {sentence}\n" in CASES for sentence in sentences)
