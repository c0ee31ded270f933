#!/bin/sh
# chromium.sh: a Chromium for the tests in a browser, from Debian's packages if one may install them.
set -eu
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium, for the tests in a browser ..."
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null
else
    echo "There is no Chromium here (Debian: sudo apt-get install chromium): the tests in a browser are skipped." >&2
fi
