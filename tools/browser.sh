#!/bin/sh
# Prints the path of a browser for the tests, `chromium` or `firefox`; installs Debian's when there is none and it may.
set -eu
case "${1:-}" in
chromium) names="chromium chromium-browser google-chrome" package=chromium called=Chromium ;;
firefox) names="firefox-esr firefox" package=firefox-esr called=Firefox ;;
*)
    echo "usage: tools/browser.sh chromium|firefox" >&2
    exit 2
    ;;
esac
find_browser() {
    for name in $names; do
        command -v "$name" && return 0
    done
    return 1
}
find_browser && exit 0
if command -v apt-get >/dev/null; then
    if [ "$(id -u)" = 0 ]; then as_root=""; else as_root="sudo -n"; fi
    if [ -z "$as_root" ] || sudo -n true 2>/dev/null; then
        {
            $as_root apt-get update -q
            DEBIAN_FRONTEND=noninteractive $as_root apt-get install -q -y --no-install-recommends "$package"
        } </dev/null >&2 || true
    fi
fi
find_browser && exit 0
echo "These tests need $called. Install it (on Debian: sudo apt-get install $package) and try again." >&2
exit 1
