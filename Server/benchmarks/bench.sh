#!/usr/bin/env bash
# Builds the server and installs thumbor, and measures them; arguments are those of bench.py. SERVER=… names a program
# that has been built.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=$PWD/.build/bench-server
mkdir -p "$folder"
if [[ -z ${SERVER:-} ]]; then
    swift build -c release --package-path Server --product halcyon-server
    SERVER=$(swift build -c release --package-path Server --show-bin-path)/halcyon-server
fi
if [[ ! -e $folder/thumbor/done ]]; then
    rm -rf "$folder/thumbor"
    /usr/bin/python3 -m venv "$folder/thumbor"
    "$folder/thumbor/bin/pip" install --quiet --disable-pip-version-check --use-pep517 'thumbor==7.8.*' pycurl
    touch "$folder/thumbor/done"
fi
exec /usr/bin/python3 -B Server/benchmarks/bench.py --server "$SERVER" --thumbor "$folder/thumbor/bin/thumbor" \
    --folder "$folder" "$@"
