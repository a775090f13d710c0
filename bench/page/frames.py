"""How smoothly the hex map follows the hand: frames and work while it is dragged and zoomed, from Chromium's trace.

    PYTHONPATH=src:. .venv/bin/python -m bench.page.frames

A campaign is played by the computer to its ninth turn, some 200 units on the map; the page is opened on it at the
usual size of a window and the map dragged and zoomed with the mouse. For each run are printed: frames shown per
second, the 95th percentile of the time between two, and milliseconds of work per frame by thread and kind.
"""

import argparse
import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import pairwise
from math import cos, pi, sin
from typing import Any

from bench.page.stage import WINDOW, serving
from playwright.async_api import Browser, Page, async_playwright
from tests.browser.conftest import Server, chromium

import dosespanas
from dosespanas.players import make

Trace = list[dict[str, Any]]
SEED = 3
TURN = 9
BEAT = 1 / 120
"""Seconds between two movements of the hand, as a good mouse sends them."""
CATEGORIES = [
    "toplevel", "cc", "viz", "benchmark", "devtools.timeline", "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]  # fmt: skip
THREADS = {"CrRendererMain": "main", "Compositor": "compositor", "VizCompositorThread": "display"}
"""The threads a frame goes through; drawing the pictures it is put together from is counted apart."""
KINDS = {
    "HitTest": "finding what is under the hand",
    "EventDispatch": "the page's own scripts",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "commit",
}
"""What the page's main thread does, by the trace's names."""


def crowded_record() -> str:
    """Play a campaign, computer against computer, to the ninth turn; return its record."""
    game = dosespanas.new_game("gce", scenario="campaign", seed=SEED, options={"open_stacks": True})
    players = {side: make("scripted", SEED + side, "gce") for side in dosespanas.Side}
    while game.actor is not None:
        seen = game.observe(game.actor)
        if seen["turn"] == TURN:
            break
        game.apply(players[game.actor].choose(seen, game.legal_view())[0])
    return dosespanas.from_position(game.to_position()).record()


async def drag(page: Page, seconds: float) -> None:
    """Hold the map and lead it round in circles."""
    await hand(page, seconds, lambda part: page.mouse.move(*round_about(part)), held=True)


async def wheel(page: Page, seconds: float) -> None:
    """Turn the wheel to and fro, from the whole map to a few hexes."""
    await hand(page, seconds, lambda part: page.mouse.wheel(0, 12 * (-1 if part * 2 % 1 < 0.5 else 1)), held=False)


GESTURES = {"drag": drag, "drag near": drag, "wheel": wheel}
CLOSER = {"drag": 2, "drag near": 4, "wheel": 0}
"""How many steps closer than the whole map a gesture begins."""


def round_about(part: float) -> tuple[float, float]:
    """Return where the hand is after a part of the gesture: four times round, well inside the map."""
    angle = 8 * pi * part
    return 480 + 220 * cos(angle), 480 + 220 * sin(angle)


async def hand(page: Page, seconds: float, move: Callable[[float], Awaitable[None]], held: bool) -> None:
    """Make a movement at every beat, whether or not the page has followed the last one."""
    await page.mouse.move(*round_about(0))
    if held:
        await page.mouse.down()
    loop = asyncio.get_running_loop()
    began = loop.time()
    under_way: set[asyncio.Future[None]] = set()
    while (part := (loop.time() - began) / seconds) < 1:
        sent = asyncio.ensure_future(move(part))
        under_way.add(sent)
        sent.add_done_callback(under_way.discard)
        await asyncio.sleep(BEAT)
    await asyncio.gather(*under_way)
    if held:
        await page.mouse.up()


def figures(trace: Trace) -> dict[str, float]:
    """Return what a trace says: frames a second, the time between them, work per frame in milliseconds."""
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in trace if e["name"] == "thread_name"}
    thread = {key: THREADS[name] for key, name in names.items() if name in THREADS}
    begins, ends = sorted(e["ts"] for e in trace if e["name"] == "TimeStamp")
    within = [e for e in trace if begins <= e.get("ts", 0) <= ends]
    shown = sorted(e["ts"] for e in within if e["name"] == "Display::DrawAndSwap" and e["ph"] in "XB")
    work: Counter[str] = Counter()
    for e in within:
        where = thread.get((e["pid"], e["tid"]))
        if e["name"] == "RunTask" and where:
            work[where] += e.get("dur", 0)
        elif e["name"] == "RasterTask":
            work["raster"] += e.get("dur", 0)
        elif where == "main" and e["name"] in KINDS:
            work[f"main: {KINDS[e['name']]}"] += e.get("dur", 0)
    seconds = (ends - begins) / 1e6
    gaps = sorted((b - a) / 1000 for a, b in pairwise(shown))
    found = {
        "frames/s": (len(shown) - 1) / seconds,
        "95% of gaps, ms": gaps[int(len(gaps) * 0.95)],
        "longest, ms": gaps[-1],
    }
    return found | {f"{name}, ms": spent / 1000 / len(shown) for name, spent in sorted(work.items())}


async def traced(browser: Browser, page: Page, gesture: str, seconds: float) -> dict[str, float]:
    """Make a gesture under the tracer; return its figures."""
    await page.click(".zoom-buttons button:last-child")
    await page.wait_for_timeout(500)
    for _ in range(CLOSER[gesture]):
        await page.click(".zoom-buttons button:first-child")
    await page.wait_for_timeout(1500)
    await browser.start_tracing(page=page, categories=CATEGORIES)
    await page.evaluate("console.timeStamp()")
    await GESTURES[gesture](page, seconds)
    await page.evaluate("console.timeStamp()")
    trace: Trace = json.loads(await browser.stop_tracing())["traceEvents"]
    return figures(trace)


async def sit_down(browser: Browser, server: Server, record: str) -> Page:
    """Open the page on the game of a record, with everything on the map."""
    page = await (await browser.new_context(viewport=WINDOW, locale="en")).new_page()
    seats = {"nationalist": "person", "republican": "person"}
    answer = await page.request.post(
        f"{server.address}/api/records", data={"record": record, "seats": seats, "hotseat": True}
    )
    made = await answer.json()
    await page.goto(f"{server.address}/g/{made['id']}?seat={next(iter(made['seats'].values()))}")
    await page.wait_for_selector(".hex-board .pile")
    return page


async def measure(rounds: int, seconds: float) -> list[tuple[str, dict[str, float]]]:
    """Make every gesture so many times; return the figures of each run."""
    with serving() as (server, _):
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**chromium())
            page = await sit_down(browser, server, crowded_record())
            return [
                (gesture, await traced(browser, page, gesture, seconds)) for _ in range(rounds) for gesture in GESTURES
            ]


def show(runs: list[tuple[str, dict[str, float]]]) -> None:
    """Print the runs of each gesture side by side."""
    for gesture in GESTURES:
        columns = [found for name, found in runs if name == gesture]
        print(gesture)
        for key in sorted({key for found in columns for key in found}):
            print(f"  {key:24}" + "".join(f"{found.get(key, 0):9.1f}" for found in columns))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="runs of each gesture")
    parser.add_argument("--seconds", type=float, default=4, help="length of a gesture")
    chosen = parser.parse_args()
    show(asyncio.run(measure(chosen.rounds, chosen.seconds)))


if __name__ == "__main__":
    main()
