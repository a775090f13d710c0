"""What happened, as data. Interfaces turn events into sentences; nothing here is in any language."""

from typing import Any

from dosespanas.kernel.json_values import copied
from dosespanas.kernel.shapes import Happening
from dosespanas.kernel.side import side_name


class Event:
    """One thing that happened.

    `kind` names the message, `rule` the rule, `side` whose doing it was (-1: nobody's); `details` are
    terms, numbers and lists all may see, `secret` those only `owner` may; `ids` the pieces concerned.
    The pieces of its details are that side's, `target` and `foe` the other one's; else `owner` says whose.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        side: int,
        details: dict[str, Any],
        ids: list[str],
        owner: int = -1,
        secret: dict[str, Any] | None = None,
    ) -> None:
        self.n = 0
        self.kind = kind
        self.rule = rule
        self.side = side
        self.details = details
        self.ids = ids
        self.owner = owner
        self.secret = secret
        self.ids_of: list[list[str]] | None = None
        """Where the viewers know the pieces by different ids: those for side 0, for side 1, for spectators."""

    def view(self, viewer: int | None) -> Happening:
        """Return the event as JSON for a side (0 or 1) or a spectator (None): secrets only for their owner."""
        args: dict[str, Any] = copied(self.details)
        own = self.secret if viewer is not None and viewer == self.owner else None
        if own is not None:
            args.update(copied(own))
        ids = self.ids
        if self.ids_of is not None:
            ids = self.ids_of[2 if viewer is None else viewer]
        seen: Happening = {
            "n": self.n,
            "kind": self.kind,
            "rule": self.rule,
            "side": side_name(self.side),
            "args": args,
            "ids": list(ids),
        }
        if own is not None:
            seen["public"] = {name: copied(self.details.get(name)) for name in own}
        return seen

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.details!r})"
