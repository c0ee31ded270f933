"""Truncated or mistyped links: the page shows a message."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.server.running import Server

LOST = "No table at this address"


@pytest.mark.parametrize("fragment", ["%", "%E0%A4", "%/mh_x", "replay/%", "abc%2"])
def test_a_broken_address_is_shown_as_a_wrong_link(
    server: Server, new_person: NewPerson, fragment: str
) -> None:
    reader = new_person(server)
    reader.allowed_errors = ["404"]  # browsers report it on the console
    reader.open(fragment)
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(LOST)
    reader.page.evaluate("location.hash = 'rules/%'")  # also while the page is open
    expect(reader.page.get_by_role("navigation")).to_be_visible()
