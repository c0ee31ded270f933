"""Tokens of links and table ids."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.server import limits
from meadhall.server.guard import tokens


def test_a_token_has_160_bits_and_fits_its_hash_only() -> None:
    token = tokens.new_token()
    assert tokens.is_token(token)
    assert len(token) <= limits.TOKEN_LENGTH
    assert tokens.TOKEN_LETTERS * math.log2(len(tokens.LETTERS)) >= 128
    stored = tokens.token_hash(token)
    assert token not in stored
    assert tokens.fits(token, stored)
    assert not tokens.fits(tokens.new_token(), stored)
    assert not tokens.fits(token[:-1], stored)


def test_every_letter_comes_up_and_none_twice_alike() -> None:
    made = [tokens.new_token() for _ in range(300)]
    assert len(set(made)) == 300
    for place in range(-tokens.TOKEN_LETTERS, 0):
        assert len({token[place] for token in made}) > 20


def test_a_table_has_a_short_name_without_lookalikes() -> None:
    name = tokens.new_table_id()
    assert tokens.is_table_id(name)
    assert tokens.TABLE_LETTERS * 5 >= 72
    assert not set("ilou") & set(tokens.LETTERS)
    assert not tokens.is_token(name)


@pytest.mark.parametrize(
    "text", ["", "mh_", "MH_" + "0" * 32, "mh_" + "0" * 33, "mh_" + "u" * 32, "mh_" + "0" * 31 + "\n"]
)
def test_what_is_no_token(text: str) -> None:
    assert not tokens.is_token(text)


@given(st.text(), st.text())
def test_garbage_fits_nothing_and_raises_nothing(text: str, stored: str) -> None:
    assert not tokens.fits(text, stored)
    assert not tokens.is_table_id(text) or set(text) <= set(tokens.LETTERS)


def test_lone_surrogates_raise_nothing() -> None:
    assert not tokens.fits("\ud800", "\ud800")
