"""Looks for known vulnerabilities of all dependencies: `make audit`.

Runs pip-audit for requirements/*.lock and npm for web/package-lock.json. Packages that an advisory service
did not answer for are reported as not checked; pip-audit itself reports "no known vulnerabilities" for them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


@dataclass
class Audit:
    """The result for some packages. `trouble`: why they could not be checked."""

    checked: int = 0
    unchecked: int = 0
    weak: list[str] = field(default_factory=list)
    trouble: str = ""


def main() -> int:
    audits = {path.name: python(path) for path in sorted(ROOT.glob("requirements/*.lock"))}
    audits["package-lock.json"] = page()
    for name, audit in audits.items():
        said = f"{audit.checked} packages checked, {len(audit.weak)} weaknesses known"
        if audit.unchecked or audit.trouble:
            said += f"; NOT CHECKED: {audit.unchecked or 'all'}. {audit.trouble}"
        print(f"{name}: {said}")
        for line in audit.weak:
            print(f"  {line}")
    return 1 if any(audit.weak for audit in audits.values()) else 0


def python(lock: Path) -> Audit:
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "-r", str(lock)]
    run = _run([*command, "--format", "json", "--progress-spinner", "off"])
    try:
        found = json.loads(run.stdout)["dependencies"]
    except (ValueError, KeyError):
        return Audit(trouble=_last_line(run.stderr))
    return read_pip_audit(found)


def read_pip_audit(found: list[dict[str, Any]]) -> Audit:
    audit = Audit()
    for package in found:
        if "skip_reason" in package:
            audit.unchecked += 1
            audit.trouble = package["skip_reason"]
            continue
        audit.checked += 1
        for weakness in package["vulns"]:
            fixed = ", ".join(weakness["fix_versions"]) or "no version"
            audit.weak.append(f"{package['name']} {package['version']}: {weakness['id']}, fixed in {fixed}")
    return audit


def page() -> Audit:
    run = _run(["../tools/node.sh", "npm", "audit", "--package-lock-only", "--json"], ROOT / "web")
    try:
        return read_npm_audit(json.loads(run.stdout))
    except ValueError:
        return Audit(trouble=_last_line(run.stderr))


def read_npm_audit(said: dict[str, Any]) -> Audit:
    if "vulnerabilities" not in said:
        return Audit(trouble=str(said.get("message") or "the registry gave no answer"))
    audit = Audit(checked=said["metadata"]["dependencies"]["total"])
    for name, weakness in said["vulnerabilities"].items():
        audit.weak.append(f"{name} {weakness['range']}: {weakness['severity']}")
    return audit


def _run(command: list[str], folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def _last_line(text: str) -> str:
    return next((line for line in reversed(text.splitlines()) if line.strip()), "no answer")


if __name__ == "__main__":
    sys.exit(main())
