"""How fast the site is: what is fetched, when the front page is read, from press to board, a choice and a hint.

`make site` first; then `python bench/site.py`. The figures are of Chromium; laws: `tests/browser/test_site.py`.
"""

import argparse
import functools
import http.server
import os
import shutil
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
PATIENCE = 120_000
CHOICES = """async ([opponent, most]) => {
  const headers = { "Content-Type": "application/json", "X-Requested-With": "dosespanas" };
  const ask = async (path, body) => {
    const request = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    return await (await window.table.ask(path, request)).json();
  };
  const seats = { nationalist: "person", republican: opponent };
  const made = await ask("/api/games", { game: "espana1936", scenario: "1936", seats });
  headers.Authorization = `Bearer ${made.seats.nationalist}`;
  const path = `/api/games/${made.id}`;
  await ask(`${path}/chance`, { number: "7".repeat(64) });
  const took = [];
  let hint = null, waited = 0, since = 0, thought = 0;
  while (took.length < most) {
    const asked = performance.now();
    const view = await ask(path);
    if (view.over) break;
    if (view.thinking || !view.legal.length) {
      since ||= asked;
      waited = Math.max(waited, performance.now() - asked);
      await new Promise((done) => setTimeout(done, 5));
      continue;
    }
    if (since) thought = Math.max(thought, performance.now() - since);
    since = 0;
    if (hint === null) {
      const begun = performance.now();
      await ask(`${path}/hint`);
      hint = performance.now() - begun;
    }
    const begun = performance.now();
    const { action } = view.legal[(took.length * 7919) % view.legal.length];
    await ask(`${path}/actions`, { choice: view.choice, action });
    took.push(performance.now() - begun);
  }
  took.sort((a, b) => a - b);
  return { median: took[took.length >> 1], worst: took.at(-1), hint, thought, waited };
}"""
"""Takes the first choice again and again; returns milliseconds: of a choice, of a hint, of the longest turn of
the other side, and how long an answer was waited for during one."""


class Counting(http.server.SimpleHTTPRequestHandler):
    """Serves files and counts their bytes."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        body = source.read()
        Counting.sent += len(body)
        outputfile.write(body)

    def log_message(self, *said: Any) -> None:
        """Say nothing."""


def visit(page: Page, address: str, what: str) -> None:
    """Open the site, press *Play now*, and say how long that took."""
    Counting.sent, begun = 0, time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("[data-play]")
    read = time.perf_counter() - begun
    page.click("[data-play]")
    page.wait_for_selector(".game[data-ready=yes]")
    board = time.perf_counter() - begun
    print(f"{what}: front page {read:.2f} s, board {board:.1f} s, {Counting.sent / 1e6:.1f} MB fetched")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist" / "site")
    parser.add_argument("--opponents", nargs="+", default=["tuned", "planner", "learned"])
    asked = parser.parse_args()
    handler = functools.partial(Counting, directory=str(asked.folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        profile = tempfile.mkdtemp()  # a private window keeps less from visit to visit
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=path, args=["--no-sandbox"], locale="en"
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        visit(page, address, "first visit")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.wait_for_selector("html[data-next=quick]", state="attached")
        for _ in range(3):
            visit(page, address, "later visit")
        for opponent in asked.opponents:
            found = page.evaluate(CHOICES, [opponent, 100])
            figures = ", ".join(f"{name} {value:.0f} ms" for name, value in found.items())
            print(f"against {opponent}: {figures}")
        context.close()
        shutil.rmtree(profile)
    server.shutdown()


if __name__ == "__main__":
    main()
