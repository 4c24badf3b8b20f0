#!/bin/bash
# Tests the program end to end: test-server.sh PATH_TO_halcyon-server. See test_server.py.
#
# If the kernel allows it, this runs in a network of its own, in which a public address is this machine's too: that is
# what redirects from public to private addresses need, and nothing can leave the machine.
set -euo pipefail

[ $# -eq 1 ] && [ -x "$1" ] || { echo "usage: test-server.sh PATH_TO_halcyon-server" >&2; exit 2; }
command -v nginx >/dev/null || export PATH="$PATH:/usr/sbin"
command -v nginx >/dev/null || { echo "test-server: nginx is missing: run \`make setup\`" >&2; exit 2; }
program=$(realpath "$1")
test="$(dirname "$(realpath "$0")")/test_server.py"

isolation=(unshare --net --mount --propagation private)
[ "$(id -u)" -eq 0 ] || isolation+=(--map-root-user)
if "${isolation[@]}" true 2>/dev/null; then
    exec "${isolation[@]}" env HALCYON_TEST_ISOLATED=1 /usr/bin/python3 -B "$test" "$program"
fi
exec /usr/bin/python3 -B "$test" "$program"
