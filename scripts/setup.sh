#!/usr/bin/env bash
# Installs the Debian packages named on the command line, those that are missing. Asks nothing. A name that ends with a
# question mark is passed over if this release of Debian has no such package.
set -euo pipefail

if ! command -v apt-get >/dev/null; then
    echo "setup: no apt-get here; these are needed under the names that your system gives them: $*" >&2
    exit 0
fi

# `install ok` rather than a mere listing: a package that was removed but left its configuration is listed too.
installed=$(dpkg-query -W -f '${Package} ${Status}\n' | awk '$2 == "install" && $3 == "ok" { print $1 }')
known() { apt-cache show "$1" >/dev/null 2>&1; }
missing=()
unknown=()
for package in "$@"; do
    name=${package%\?}
    if grep -qxF "$name" <<<"$installed"; then continue; fi
    if [[ $name == "$package" ]] || known "$name"; then missing+=("$name"); else unknown+=("$name"); fi
done
((${#missing[@]} == 0)) && exit 0

as_root=()
if ((EUID != 0)); then
    command -v sudo >/dev/null || { echo "setup: run as root, or install sudo, to add: ${missing[*]}" >&2; exit 1; }
    as_root=(sudo)
fi
echo "setup: installing ${missing[*]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() {
    # A package's scripts must not start servers or ask questions.
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
        apt-get install -y -q --no-install-recommends "${missing[@]}" >"$log" 2>&1 </dev/null
}
"${as_root[@]}" apt-get update -q >"$log" 2>&1 </dev/null || { cat "$log" >&2; exit 1; }
# A system without package lists knew nothing before.
for name in "${unknown[@]}"; do
    if known "$name"; then missing+=("$name"); fi
done
install || { cat "$log" >&2; exit 1; }
