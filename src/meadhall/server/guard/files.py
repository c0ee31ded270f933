"""How many files this process may open: every connection is one."""

from __future__ import annotations

import sys

from meadhall.server import limits


def raise_limit() -> int:
    """To what the system allows; returns the limit then. It begins low for the sake of old programs."""
    if sys.platform == "win32":
        return limits.CONNECTIONS + limits.FILES_KEPT  # no such limit there
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else limits.CONNECTIONS + limits.FILES_KEPT
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS names no hard limit and has one
        return soft
    return wanted


def connections(files: int) -> int:
    """How many connections so many files are enough for; the database, bots and logs need some, too."""
    return min(limits.CONNECTIONS, max(files - limits.FILES_KEPT, files // 2))
