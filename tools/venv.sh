#!/bin/sh
# venv.sh PYTHON FOLDER: makes a virtual environment, or says in plain words what is missing.
set -eu
python=$1
folder=$2

if ! command -v "$python" >/dev/null; then
    echo "Meadhall needs Python 3.11 or newer, and '$python' was not found. Name yours: make PYTHON=/path/to/python3" >&2
    exit 1
fi
version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Meadhall needs Python 3.11 or newer; '$python' is $version. Name a newer one: make PYTHON=python3.11" >&2
    exit 1
fi

# Debian and Ubuntu keep what `python3 -m venv` needs in a package of its own.
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing python$version-venv, which Python needs to make a virtual environment ..."
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "python$version-venv"
    fi
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        echo "This Python cannot make virtual environments. Install the package python$version-venv" >&2
        echo "(Debian, Ubuntu: sudo apt-get install python$version-venv) and run make again." >&2
        exit 1
    fi
fi

# Half an environment would look like a whole one next time.
"$python" -m venv "$folder" || { rm -rf "$folder"; exit 1; }
