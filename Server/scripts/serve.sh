#!/usr/bin/env bash
# Starts a server to try, with photographs behind nginx as its sources, a key of its own, and the page at /.
#
# usage: serve.sh PATH-OF-HALCYON-SERVER
set -euo pipefail
server=$(realpath "$1")
cd "$(dirname "$0")/../.."

python=/usr/bin/python3 # Debian's, which has Debian's Pillow.
gallery=$PWD/.build/gallery
source scripts/gallery-server.sh
echo "Making a gallery of photographs (once; it stays in .build/gallery)"
$python scripts/make-gallery.py "$gallery"
start_gallery_server "$gallery"

key=$(openssl rand -hex 32)
photograph=$(cd "$gallery" && find . -maxdepth 1 -name '*.jpg' -printf '%P\n' | sort | sed -n 1p)
source="http://127.0.0.1:$port/$photograph"
base64url() { base64 -w0 | tr -d = | tr /+ _-; }
path="/w:640,h:480/$(printf %s "$source" | base64url)"
signature=$(printf %s "$path" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64url)
at=127.0.0.1:${HALCYON_HTTP_PORT:-8080}
echo
echo "a picture:  http://$at/$signature$path"
echo "a page:     http://$at/#source=$source"
echo "Stop it with Ctrl-C."
# The addresses of this machine are private: a server for the public has no --sources-private.
HALCYON_KEYS=$key "$server" --development true --sources-private true --cache-directory "$work/cache"
