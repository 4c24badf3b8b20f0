#!/bin/bash
# Tests the program end to end: test-server.sh PATH_TO_halcyon-server. See test_server.py and, for its page, test_page.py.
#
# If the kernel allows it, this runs in a network of its own, in which a public address is this machine's too: that is
# what redirects from public to private addresses need, and nothing can leave the machine.
set -euo pipefail

[ $# -eq 1 ] && [ -x "$1" ] || { echo "usage: test-server.sh PATH_TO_halcyon-server" >&2; exit 2; }
command -v nginx >/dev/null || export PATH="$PATH:/usr/sbin"
command -v nginx >/dev/null || { echo "test-server: nginx is missing: run \`make setup\`" >&2; exit 2; }
program=$(realpath "$1")
scripts=$(dirname "$(realpath "$0")")

# While PyPI can be reached.
/usr/bin/python3 "$scripts/../../Tests/Fixtures/moto-server.py" --install

isolation=(unshare --net --mount --propagation private)
[ "$(id -u)" -eq 0 ] || isolation+=(--map-root-user)
if "${isolation[@]}" true 2>/dev/null; then
    isolation+=(env HALCYON_TEST_ISOLATED=1)
else
    isolation=()
fi
status=0
"${isolation[@]}" /usr/bin/python3 -B "$scripts/test_server.py" "$program" || status=$?
if [ -n "$(/usr/bin/python3 -B "$scripts/browser.py")" ]; then
    "${isolation[@]}" /usr/bin/python3 -B "$scripts/test_page.py" "$program" || status=$?
elif [ -n "${CI:-}" ]; then
    echo "test-server: no Chromium: run \`scripts/setup.sh chromium-headless-shell\`" >&2
    status=2
else
    echo "skipped: no Chromium (scripts/setup.sh chromium-headless-shell): the page at /"
fi
exit "$status"
