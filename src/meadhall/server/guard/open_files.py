"""The limit of open files of this process. Every connection is an open file."""

from __future__ import annotations

import sys

from meadhall.server import limits


def raise_limit() -> int:
    """Raise the soft limit to the hard limit; returns the limit afterwards."""
    if sys.platform == "win32":
        return limits.CONNECTIONS + limits.FILES_KEPT  # Windows has no such limit
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else limits.CONNECTIONS + limits.FILES_KEPT
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS reports no hard limit but has one
        return soft
    return wanted


def connections(files: int) -> int:
    """The number of connections for this limit: some files are needed for the database, bots and logs."""
    return min(limits.CONNECTIONS, max(files - limits.FILES_KEPT, files // 2))
