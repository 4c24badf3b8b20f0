#!/usr/bin/env bash
# Builds the server and runs soak.py in a network of its own; arguments are those of soak.py. SERVER=… names a program
# that has been built.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=$PWD/.build/soak-server
mkdir -p "$folder"
if [[ -z ${SERVER:-} ]]; then
    swift build -c release --package-path Server --product halcyon-server
    SERVER=$(swift build -c release --package-path Server --show-bin-path)/halcyon-server
fi
# A public address is this machine's too there: redirects from public to private addresses need that, and nothing can
# leave the machine.
isolation=(unshare --net --mount --propagation private)
[[ $(id -u) -eq 0 ]] || isolation+=(--map-root-user)
exec "${isolation[@]}" env HALCYON_TEST_ISOLATED=1 /usr/bin/python3 -B Server/benchmarks/soak.py \
    --server "$SERVER" --folder "$folder" "$@"
