"""A whole campaign turn of La Guerra Civil Española by hand: mouse, keys and the real page, in Chromium.

    PYTHONPATH=src:. .venv/bin/python -m bench.turn [--all] [--turn 12] [--side nationalist] [--pictures FOLDER]

The computer plays a campaign against itself to the turn. That turn is then played in the page for one side, with the
choices of the scripted player, by the shortest way the page offers: stacks led to their hex, attacks from the table,
proposals where they are what the player wanted. With --all hardly a stack stays where it is (`bench.mover`), and there
are ten attacks: those that the player wanted, then others from the table. The other side's choices are sent by
themselves. Printed are presses of the mouse, of keys, turns of the wheel and requests by phase and kind, the time from
a press until the page stands at the next choice, and how long somebody takes who thinks two seconds before each press.
"""

import argparse
import json
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.mover import Moves, marches
from bench.stage import opened, serving
from playwright.sync_api import Locator, Page, Request
from tests.browser.conftest import Server

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.players import make

SETTINGS = {"film": False, "battleWait": False, "choicesOpen": True}
"""Of somebody who has played before: nothing is told that one has not asked for. What would be lost is asked about."""
LED = ("rail", "sail", "land", "place", "rebuild", "advance")
"""Choices after which it is asked where the unit goes: its counter is led there."""
SINGLY = ("rail", "sail", "land")
TIMED = """
window.waits = [];
let pressed = 0, stood = null;
for (const kind of ["pointerdown", "pointerup", "keydown"]) {
  addEventListener(kind, () => (pressed = performance.now()), true);
}
const look = () => {
  const choice = document.querySelector(".history input")?.max ?? null;
  if (choice !== stood && pressed) {
    const began = pressed;
    pressed = 0;
    setTimeout(() => window.waits.push(performance.now() - began));
  }
  stood = choice;
  requestAnimationFrame(look);
};
look();
"""
"""Measures in the page the time from a press until the next choice has been drawn, in milliseconds."""
ATTACKS = 10
"""So many attacks are made with --all."""
THOUGHT = 2.0
"""Seconds that somebody who clicks deliberately takes for each press of mouse or key."""
FAR = 60
"""A hand that has come from farther away points at what it wants, in pixels: the page then waits for nothing."""


def to_turn(seed: int, turn: int) -> dict[str, Any]:
    """Play a campaign, computer against computer, to a turn; return the position."""
    game = dosespanas.new_game("gce", scenario="campaign", seed=seed, options={"open_stacks": True})
    players = {side: make("scripted", seed + side, "gce") for side in dosespanas.Side}
    while game.actor is not None:
        seen = game.observe(game.actor)
        if seen["turn"] == turn:
            return game.to_position()
        game.apply(players[game.actor].choose(seen, game.legal_view())[0])
    raise SystemExit(f"the campaign of seed {seed} ended before turn {turn}")


class Table:
    """A game on a server, the same game beside it, and what the computer would choose there."""

    def __init__(self, server: Server, folder: Path, page: Page, position: dict[str, Any], side: str) -> None:
        self.page = page
        self.side = dosespanas.Side[side.upper()]
        self.server = server
        record = dosespanas.from_position(position).record()
        seats = {"nationalist": "person", "republican": "person"}
        answer = page.request.post(
            f"{server.address}/api/records", data={"record": record, "seats": seats, "hotseat": False}
        )
        made = answer.json()
        self.id: str = made["id"]
        self.token: str = made["seats"][side]
        self.other: str = made["seats"]["republican" if side == "nationalist" else "nationalist"]
        self._database = sqlite3.connect(f"file:{folder / 'games.db'}?mode=ro", uri=True)
        self._lines = 0
        self.attacks = 0
        self.next_ones: list[str] = []
        self.game = dosespanas.from_position(position)
        page.request.post(
            f"{server.address}/api/games/{self.id}/chance",
            headers={"Authorization": f"Bearer {self.other}"},
            data={"number": "5a" * 32},
        )

    def follow(self) -> Game:
        """Catch up with the server; return the game."""
        query = "select n, kind, action from actions where game = ? and n >= ? order by n"
        for n, kind, action in self._database.execute(query, (self.id, self._lines)):
            if kind == "action":
                self.attacks += action == "commit" and self.game.actor == self.side
                self.game.apply(action)
            elif kind == "undo":
                self.game.go_back(int(action))
            else:
                self.game.reseed(action, kind == "redeal")
            self._lines = n + 1
        return self.game

    def others(self) -> None:
        """Let the other side answer as long as it is asked."""
        while (game := self.follow()).actor not in (None, self.side):
            text = str(wanted(game))
            answer = self.page.request.post(
                f"{self.server.address}/api/games/{self.id}/actions",
                headers={"Authorization": f"Bearer {self.other}"},
                data={"choice": game.choice, "action": text},
            )
            assert answer.ok, answer.text()

    def ahead(self) -> list[str]:
        """Return what the computer would choose from here on, as long as this side is asked in the same phase."""
        game = self.follow().clone()
        player = make("scripted", 1, "gce")
        phase = game.observe(self.side)["station"]
        found: list[str] = []
        while game.actor == self.side:
            seen = game.observe(self.side)
            if seen["station"] != phase:
                break
            action = str(player.choose(seen, game.legal_view())[0])
            if game.forced() is None:
                found.append(action)
            game.apply(action)
        self.next_ones = found[:4]
        return found


def wanted(game: Game) -> Any:
    """Return what the computer would choose now."""
    assert game.actor is not None
    return make("scripted", 1, "gce").choose(game.observe(game.actor), game.legal_view())[0]


class Hand:
    """A hand on mouse and keys, that is counted."""

    def __init__(self, table: Table, pictures: Path | None) -> None:
        self.table = table
        self.page = table.page
        self.phase = ""
        self.counts: Counter[tuple[str, str]] = Counter()
        self.requests: Counter[str] = Counter()
        self.waits: list[float] = []
        self.trace: list[str] = []
        self._spot = (0.0, 0.0)
        self._pictures = pictures
        self.page.on("request", self._asked)

    def _asked(self, request: Request) -> None:
        path = request.url.removeprefix(self.table.server.address).replace(self.table.id, "ID").split("?")[0]
        if path.startswith("/api"):
            self.requests[f"{request.method} {path}"] += 1

    def note(self, kind: str, count: int = 1) -> None:
        """Count something the hand did in this phase."""
        self.counts[self.phase, kind] += count
        self.trace.append(f"{self.phase:14} {kind:20} {', '.join(self.table.next_ones)}")

    def picture(self, name: str) -> None:
        """Keep what is to be seen and what was done up to now, if that is wished."""
        if self._pictures is not None:
            self._pictures.mkdir(exist_ok=True)
            self.page.screenshot(path=self._pictures / f"{name}.png")
            (self._pictures / "trace.txt").write_text("\n".join(self.trace))

    def reach(self, x: float, y: float) -> None:
        """Bring the hand to a place; where it rests already wait until the page takes its press."""
        if abs(x - self._spot[0]) + abs(y - self._spot[1]) < FAR:
            self.page.wait_for_selector(".game[data-ready=yes]")
        self.page.mouse.move(x, y, steps=2)
        self._spot = (x, y)

    def arrive(self, do: Callable[[], Any]) -> bool:
        """Do something that leads to another choice, and wait until the page stands there; False: nothing was done.

        Where the page asks whether it is meant, it is.
        """
        before = self.table.follow().choice
        if do() is False:
            return False
        moved = "Number(document.querySelector('.history input')?.max) !== n"
        self.page.wait_for_function(
            f"n => {moved} || document.querySelector('[data-go-on]')", arg=before, polling="raf", timeout=15_000
        )
        if self.page.locator("[data-go-on]").count():
            self.picture(f"warned-{self.phase}")
            self.page.wait_for_selector(".game[data-ready=yes]")
            self.button("[data-go-on]", "warning")
            self.page.wait_for_function(f"n => {moved}", arg=before, polling="raf", timeout=15_000)
        return True

    def wait(self) -> None:
        """Wait until the page stands where the game does."""
        self.table.others()
        choice = self.table.follow().choice
        self.page.wait_for_function(
            "n => Number(document.querySelector('.history input')?.max) === n", arg=choice, timeout=15_000
        )

    def key(self, key: str) -> None:
        """Press a key."""
        self.note("key")
        self.page.keyboard.press(key)

    def press(self, x: float, y: float, kind: str) -> None:
        """Press the mouse."""
        self.reach(x, y)
        self.note(kind)
        self.page.mouse.click(x, y)

    def button(self, selector: str, kind: str) -> bool:
        """Press a button, once it is in sight; False if there is none."""
        found = self.page.locator(selector).first
        if not found.count():
            return False
        spot = self.sight(found)
        if spot is None:
            return False
        self.press(*spot, kind)
        return True

    def sight(self, found: Locator) -> tuple[float, float] | None:
        """Turn the wheel until something in the panel is in sight; return where it is."""
        for _ in range(12):
            box = found.bounding_box()
            if box is None:
                return None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            at = "([x, y]) => document.elementFromPoint(x, y)"
            if found.evaluate(f"(node, spot) => node.contains(({at})(spot))", [x, y]):
                return x, y
            self.reach(min(max(x, 20), 1420), 700)
            self.note("wheel")
            self.page.mouse.wheel(0, 300 if y > 450 else -300)
            self.page.wait_for_timeout(60)
        return None


class Player(Hand):
    """Plays a turn by the shortest way it knows; `whole`: everybody moves, and there are ten attacks."""

    def __init__(self, table: Table, pictures: Path | None, whole: bool) -> None:
        super().__init__(table, pictures)
        self.whole = whole
        self.moved: Moves | None = None

    def turn(self) -> None:
        """Play until the turn is over."""
        turn = self.table.follow().observe(self.table.side)["turn"]
        while True:
            self.wait()
            game = self.table.follow()
            if game.actor is None:
                return
            seen = game.observe(self.table.side)
            if seen["turn"] != turn:
                return
            if not self.phase.endswith(f" {seen['station']}"):
                self.phase = f"{seen['phase']} {seen['station']}"
                self.picture(f"begin-{self.phase}")
            if seen["phase"] == "movement" and seen["selected"] is None and self.moves():
                continue
            if self.led() or self.attacked():
                continue
            row = self.row()
            if not self.arrived(row):
                raise RuntimeError(f"no way to take {row} in the page")

    def attacked(self) -> bool:
        """Make the most worthwhile attack of the table, where the player wants no more and more are to be made."""
        if not self.whole or self.table.attacks >= ATTACKS or self.table.ahead()[:1] != ["done"]:
            return False
        plans: Any = self.table.follow().overlay("plans", self.table.side) or []
        first = next((plan for plan in plans if plan["row"] and plan["row"][0].startswith("attack ")), None)
        if first is None:
            return False
        at = f"tr[data-plan='{first['kind']} {first['hex']}'] [data-do=now]"
        return self.arrive(lambda: self.button(at, "attack of the table"))

    def arrived(self, row: list[str]) -> bool:
        """Take a row by one press and wait for the next choice; False if there is no way to."""
        return self.arrive(lambda: self.take(row))

    # --- what to do in one press ----------------------------------------------------------------------

    def row(self) -> list[str]:
        """Return the longest row of wanted actions that the page takes by one press."""
        ahead = self.table.ahead()
        best = ahead[:1]
        joins = {action for action in ahead[: length(ahead, ("join", "attack"))] if action.startswith("join ")}
        for row, _ in self.offers():
            mine = [action for action in row if action.startswith("join ")]
            same = sorted(row) == sorted(ahead[: len(row)])
            part = mine and len(mine) == len([a for a in row if not a.startswith("attack ")]) and joins >= set(mine)
            part = bool(part) and (not row[0].startswith("attack ") or row[0] == ahead[0])
            if (same or part) and len(row) > len(best):
                best = row
        return best

    def offers(self) -> list[tuple[list[str], str]]:
        """Return the rows that the page takes by one press now, with the button of each."""
        game = self.table.follow()
        found: list[tuple[list[str], str]] = []
        plans: Any = game.overlay("plans", self.table.side) or []
        for plan in plans:
            if plan["row"] and plan["row"][0].startswith("attack "):
                at = f"tr[data-plan='{plan['kind']} {plan['hex']}'] "
                found.append((plan["row"], f"{at}[data-do=build]"))
                found.append(([*plan["row"], "commit", *plan["support"]], f"{at}[data-do=now]"))
            else:
                found.append((plan["row"], f"button[data-row='{','.join(plan['row'])}']"))
        joins = [one for one in game.legal_view() if one["verb"] == "join"]
        for action in game.legal_view():
            if action["verb"] == "join-all":
                row = [one["action"] for one in joins if at_of(game, one) == action["box"]]
                found.append((row, f"button.choice[data-action='{action['action']}']"))
        return found

    def take(self, row: list[str]) -> bool:
        """Take a row by its button."""
        for offered, selector in self.offers():
            if offered == row and len(row) > 1:
                return self.button(selector, "plan")
        verb, _, what = row[0].partition(" ")
        if verb == "to" and self.page.locator(f"[data-target='{what}']").count() and self.on_map(what) is not None:
            return self.press_hex(what, "place")
        return self.button(f"button.choice[data-action='{row[0]}']", verb)

    # --- on the map -----------------------------------------------------------------------------------

    def on_map(self, hex_: str) -> tuple[float, float] | None:
        """Return where a hex lies in the window; None if it is not in sight."""
        for kind in ("stack", "target"):
            found = self.page.locator(f"[data-{kind}='{hex_}']").first
            box = found.bounding_box() if found.count() else None
            if box is None:
                continue
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            inside = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('.glass, .sheet')"
            if self.page.evaluate(inside, [x, y]):
                return x, y
        return None

    def press_hex(self, hex_: str, kind: str) -> bool:
        """Press a hex of the map."""
        spot = self.on_map(hex_)
        if spot is None:
            return False
        self.press(*spot, kind)
        return True

    def lead(self, start: tuple[float, float], end: str, kind: str) -> bool:
        """Hold what lies at a place and lead it to a hex; False if it may not go there."""
        self.reach(*start)
        self.note(kind)
        self.page.mouse.down()
        self.page.mouse.move(start[0] + 8, start[1] + 8, steps=3)
        try:
            self.page.wait_for_selector(f"[data-target='{end}']", state="attached", timeout=4000)
        except Exception:
            self.page.mouse.up()
            return False
        while (spot := self.on_map(end)) is None:  # something lies over it
            self.reach(500, 500)
            self.note("wheel")
            self.page.mouse.wheel(0, 60)
            self.page.wait_for_timeout(350)
            if self.counts[self.phase, "wheel"] > 60:
                raise RuntimeError(f"{end} cannot be brought into sight")
        self.page.mouse.move(*spot, steps=4)
        self._spot = spot
        self.arrive(self.page.mouse.up)
        return True

    # --- movement -------------------------------------------------------------------------------------

    def moves(self) -> bool:
        """Move everybody whom the computer would move, in the order in which the page goes through the units."""
        todo = self.planned()
        missed = 0
        while todo and missed <= self.movable():
            self.key(".")
            self.page.wait_for_timeout(60)
            at = self.page.locator("#tab-panel section[data-hex]").first.get_attribute("data-hex") or ""
            here = [key for key in todo if key[0] == at]
            if not here:
                missed += 1
            for key in here:
                if self.group(key[0], key[1], todo[key]):
                    del todo[key]
                    missed = 0
        if todo:
            self.note("left unmoved", len(todo))
        ahead = self.table.ahead()
        if self.table.follow().observe(self.table.side)["selected"] is None and ahead:
            self.arrive(lambda: self.button("button.choice[data-action=done]", "done"))
        return True

    def movable(self) -> int:
        """Return how many hexes there are with units to move."""
        return len({one["box"] for one in self.table.follow().legal_view() if one["verb"] == "move"})

    def planned(self) -> dict[tuple[str, str], list[str]]:
        """Return by the hexes they start from and go to the units that the computer would move, in its order."""
        game = self.table.follow().clone()
        if self.whole:
            self.moved = marches(game)
            return self.moved.groups
        player = make("scripted", 1, "gce")
        found: dict[tuple[str, str], list[str]] = {}
        hand: list[str] = []
        start = ""
        while game.actor == self.table.side:
            seen = game.observe(self.table.side)
            if seen["phase"] != "movement":
                break
            action = str(player.choose(seen, game.legal_view())[0])
            verb, _, what = action.partition(" ")
            if verb in ("move", "march"):
                start = next(unit["hex"] for unit in seen["units"] if unit["id"] == what)
                hand = [f"{verb} {what}"]
            elif verb == "with":
                hand.append(f"with {what}")
            elif verb == "to" and hand:
                found.setdefault((start, what), []).extend(hand)
                hand = []
            elif verb not in ("stay", "done"):
                found.setdefault((start, ""), []).append(action)
            game.apply(action)
        return found

    def led(self) -> bool:
        """Lead a unit where the computer would send it, or all that travel there with it; False if it sends nobody."""
        ahead = self.table.ahead()
        verb, _, unit = ahead[0].partition(" ")
        if verb not in LED or len(ahead) < 2 or not ahead[1].startswith("to "):
            return False
        end = ahead[1].removeprefix("to ")
        game = self.table.follow()
        places = {str(one["pieces"][0]): str(one["box"]) for one in game.legal_view() if one["verb"] == verb}
        start = places[unit]
        if verb in SINGLY:
            able = {name for name, at in places.items() if at == start}
            row = [action for name in able for action in (f"{verb} {name}", f"to {end}")]
            whole = sorted(row) == sorted(ahead[: len(row)]) and self.in_sight(start)
            spot = self.on_map(start)
            if whole and spot is not None:
                return self.lead(spot, end, "stack led")
            if self.fan_led(start, unit, end):
                return True
            if not self.pinned(start):
                return False
        return self.counter_led(unit, end)

    def fan_led(self, start: str, unit: str, end: str) -> bool:
        """Point at a stack, and lead a counter of those spread out beside it to a hex; False if that cannot be done."""
        spot = self.on_map(start) if self.in_sight(start) else None
        if spot is None:
            return False
        self.reach(*spot)
        counter = self.page.locator(f".hex-fan button[data-piece='{unit}']").first
        try:
            counter.wait_for(timeout=1500)
        except Exception:
            return False
        box = counter.bounding_box()
        return box is not None and self.lead(
            (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), end, "counter led"
        )

    def pinned(self, hex_: str) -> bool:
        """Go from unit to unit until the panel tells of a hex; False if it never does."""
        for _ in range(80):
            if self.page.locator(f"#tab-panel section[data-hex='{hex_}']").count():
                return True
            self.key(".")
            self.page.wait_for_timeout(60)
        return False

    def counter_led(self, unit: str, end: str) -> bool:
        """Lead a counter from the panel to a hex; False if that cannot be done."""
        chip = self.page.locator(f"#tab-panel [data-unit='{unit}'] .hold.led").first
        spot = self.sight(chip) if chip.count() else None
        return spot is not None and self.lead(spot, end, "counter led")

    def group(self, start: str, end: str, units: list[str]) -> bool:
        """Move some units of a hex to another; tell whether that was possible."""
        if not self.possible(units, end):
            return False
        names = {action.split()[1] for action in units}
        march = units[0].startswith("march ")
        game = self.table.follow()
        able = {str(one["pieces"][0]) for one in game.legal_view() if one["verb"] == "move" and one["box"] == start}
        if not self.in_sight(start):
            return False
        spot = self.on_map(start)
        assert spot is not None
        if names == able and not march:
            return self.lead(spot, end, "stack led")
        row = in_row(units)
        for action in row[:-1]:
            self.pick(action)
        if not march and self.counter_led(row[-1].split()[1], end):
            return True
        self.pick(row[-1])
        self.arrive(lambda: self.press_hex(end, "place"))
        return True

    def pick(self, action: str) -> None:
        """Take up one more unit by its button."""
        self.arrive(lambda: self.button(f"button.choice[data-action='{action}']", "unit picked"))

    def in_sight(self, start: str) -> bool:
        """See to it that a stack is in the window; the map is made smaller with the wheel if need be."""
        for _ in range(6):
            if self.on_map(start):
                return True
            self.reach(500, 500)
            self.note("wheel")
            self.page.mouse.wheel(0, 120)
            self.page.wait_for_timeout(350)
        return False

    def possible(self, units: list[str], end: str) -> bool:
        """Tell whether units may go to a hex together now."""
        game = self.table.follow().clone()
        for action in [*in_row(units), f"to {end}"]:
            if game.explain(action) is not None:
                return False
            game.apply(action)
        return True


def in_row(units: list[str]) -> list[str]:
    """Return the actions that take units up together."""
    return [units[0], *(f"with {action.split()[1]}" for action in units[1:])]


def at_of(game: Game, action: Any) -> str:
    """Return where the unit of an action stands."""
    return str(next(unit["hex"] for unit in game.observe(game.actor)["units"] if unit["id"] == action["pieces"][0]))


def length(row: list[str], verbs: tuple[str, ...]) -> int:
    """Return how many of the first actions of a row have one of some verbs."""
    count = 0
    while count < len(row) and row[count].split()[0] in verbs:
        count += 1
    return count


def play(position: dict[str, Any], side: str, whole: bool, pictures: Path | None) -> Player:
    """Play the turn of a position for a side in Chromium; return the hand that did."""
    with serving() as (server, folder), opened() as page:
        page.add_init_script(TIMED)
        page.goto(server.address)
        page.evaluate("s => localStorage.setItem('dosespanas.settings', s)", json.dumps(SETTINGS))
        table = Table(server, folder, page, position, side)
        page.goto(f"{server.address}/g/{table.id}#seat={table.token}")
        page.wait_for_selector(".hex-board .pile")
        hand = Player(table, pictures, whole)
        try:
            hand.turn()
        finally:
            hand.picture("end")
        hand.waits = page.evaluate("window.waits")
        return hand


def show(hand: Player) -> None:
    """Print what was counted."""
    apart = ("key", "wheel", "left unmoved")
    clicks = {key: n for key, n in hand.counts.items() if key[1] not in apart}
    for phase in dict.fromkeys(phase for phase, _ in hand.counts):
        row = ", ".join(f"{kind} {n}" for (of, kind), n in sorted(clicks.items()) if of == phase)
        total = sum(n for (of, _), n in clicks.items() if of == phase)
        others = " ".join(f"{kind}: {hand.counts[phase, kind]}" for kind in apart if hand.counts[phase, kind])
        print(f"  {phase:14}{total:5} presses  ({row}) {others}")
    keys = sum(n for (_, kind), n in hand.counts.items() if kind == "key")
    print(f"  {'all':14}{sum(clicks.values()):5} presses, {keys} keys")
    for name, n in sorted(hand.requests.items()):
        print(f"  {n:5} {name}")
    waits = sorted(hand.waits)
    half, most = waits[len(waits) // 2], waits[int(len(waits) * 0.95)]
    print(f"  from press to screen: half {half:.0f} ms, 95% {most:.0f} ms")
    if hand.moved is not None:
        print(f"  stacks: {hand.moved.whole} whole, {hand.moved.parted} in part, {hand.moved.stays}")
    print(f"  attacks: {hand.table.attacks}")
    minutes = ((sum(clicks.values()) + keys) * THOUGHT + sum(waits) / 1000) / 60
    print(f"  {minutes:.1f} minutes: {THOUGHT:.0f} s before each press of mouse or key, and what the page took")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--turn", type=int, default=12)
    parser.add_argument("--side", choices=["nationalist", "republican"], default="nationalist")
    parser.add_argument("--all", action="store_true", help="everybody moves, and there are ten attacks")
    parser.add_argument("--position", type=Path, help="a position of the turn, to save playing up to it")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the page")
    chosen = parser.parse_args()
    if chosen.position is not None:
        position = json.loads(chosen.position.read_text())
    else:
        position = to_turn(chosen.seed, chosen.turn)
    show(play(position, chosen.side, chosen.all, chosen.pictures))


if __name__ == "__main__":
    main()
