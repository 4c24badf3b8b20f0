#!/usr/bin/env bash
# Runs a command on a display of its own, that nobody sees and that ends with it: for tests, screenshots and benchmarks.
# GTK draws by cairo there, which is the same on every machine and faster than GL without a graphics card. What is to be seen
# lies in the folder $HALCYON_FRAME_BUFFER, for photograph.py.
#
# usage: with-display.sh COMMAND…
set -euo pipefail

command -v Xvfb >/dev/null || { echo "with-display: Xvfb is missing: make setup installs it" >&2; exit 1; }
work=$(mktemp -d)
number=$work/number
server=
tidy_up() {
    local status=$?
    if [[ -n $server ]]; then
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    rm -rf "$work"
    exit $status
}
trap tidy_up EXIT
trap 'exit 130' INT TERM

# It chooses a free number, and writes it when it is ready.
Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -fbdir "$work" 3>"$number" >/dev/null 2>&1 </dev/null &
server=$!
for _ in {1..200}; do
    [[ -s $number ]] && break
    kill -0 "$server" 2>/dev/null || { echo "with-display: Xvfb does not start" >&2; exit 1; }
    sleep 0.05
done
[[ -s $number ]] || { echo "with-display: Xvfb does not come up" >&2; exit 1; }

unset WAYLAND_DISPLAY
export HALCYON_FRAME_BUFFER=$work DISPLAY=":$(<"$number")" GDK_BACKEND=x11 GTK_A11Y=none
export GSK_RENDERER=${GSK_RENDERER:-cairo}
"$@"
