#!/bin/sh
# Prints the path of a Chromium for the browser tests; installs Debian's when there is none and it may.
set -eu
find_chromium() {
    for name in chromium chromium-browser google-chrome; do
        command -v "$name" && return 0
    done
    return 1
}
find_chromium && exit 0
if command -v apt-get >/dev/null; then
    if [ "$(id -u)" = 0 ]; then as_root=""; else as_root="sudo -n"; fi
    if [ -z "$as_root" ] || sudo -n true 2>/dev/null; then
        {
            $as_root apt-get update -q
            DEBIAN_FRONTEND=noninteractive $as_root apt-get install -q -y --no-install-recommends chromium
        } </dev/null >&2 || true
    fi
fi
find_chromium && exit 0
echo "The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium) and try again." >&2
exit 1
