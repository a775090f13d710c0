"""Plays a campaign turn in the page: what the computer would choose, by the shortest way that the page offers."""

from pathlib import Path
from typing import Any

from bench.page.hand import Hand
from bench.page.mover import Moves, marches
from bench.page.table import Table

from dosespanas.kernel.game import Game
from dosespanas.players import make

LED = ("rail", "sail", "land", "place", "rebuild", "advance")
"""Choices after which it is asked where the unit goes: its counter is led there."""
SINGLY = ("rail", "sail", "land")
ATTACKS = 10
"""So many attacks are made with --all."""


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
        few = {plan["hex"] for plan in plans if plan["kind"] == "best"}
        for plan in plans:
            if plan["kind"] == "all" and plan["hex"] in few:
                continue  # its row shows it only when asked to
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
