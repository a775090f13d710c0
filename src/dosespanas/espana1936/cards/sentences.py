"""Parts of the sentences that conditions and operations say: a message each, drawn by the page and the terminal alike.

What they name is what the data name, so that a corrected card tells its correction.
"""

from typing import Any

from dosespanas.espana1936.board.operation import Operation, all_of, any_of
from dosespanas.kernel.shapes import Message
from dosespanas.kernel.side import SIDE_NAMES


def message(key: str, **args: Any) -> Message:
    """Return a message with its arguments: terms, numbers, words, sentences, and several of them (`any_of`)."""
    return {"key": key, "args": args}


def sentence(step: Operation, kind: str = "", **args: Any) -> Message:
    """Return the sentence of an operation, or that of a kind of it: `page-op-place_tank-again`.

    Every sentence may say `owner` and `chooser`, and `count` where the operation has one.
    """
    key = f"page-op-{step.op}-{kind}" if kind else f"page-op-{step.op}"
    args["owner"] = f"side:{SIDE_NAMES[step.owner]}"
    args["chooser"] = f"side:{SIDE_NAMES[step.chooser]}"
    if "count" in step.row:
        args["count"] = step.row["count"]
    return {"key": key, "args": args}


def units_said(step: Operation) -> Any:
    """Return the troops that come."""
    side = SIDE_NAMES[step.side]
    return all_of([f"troop:{side}:{unit['type']}:{unit['strength']}" for unit in step.row["units"]])


def names_said(step: Operation, kind: str) -> Any:
    """Return the planes or tanks to choose from, each sort once."""
    names = step.row["choose"]
    if names == "any":
        return message(f"page-any-{kind}")
    return {"any_of": [f"{kind}:{name}" for name in names]}


def faction_said(step: Operation) -> Any:
    """Return whose they are, by the word of the data where it has no message."""
    return f"faction:{step.row['faction']}"


def types_said(owner: int, names: Any) -> list[str]:
    """Return troop types of a side as terms."""
    return [f"type:{SIDE_NAMES[owner]}:{name}" for name in names]


def troops_said(owner: int, names: Any) -> Any:
    """Return troops of one of some types of a side, or of any."""
    return message("page-any-troop") if names == "any" else any_of(types_said(owner, names))


def boxes_said(names: Any) -> Any:
    """Return one of some boxes, or any box or port."""
    return message(f"page-boxes-{names}") if isinstance(names, str) else any_of([f"box:{name}" for name in names])


def where_said(step: Operation) -> Any:
    """Return where an operation acts."""
    where = step.row["where"]
    return message(f"page-where-{where['state']}", boxes=boxes_said(where["boxes"]))


def only_there(step: Operation) -> list[Message]:
    """Return where alone it takes up or changes what stands there already, if that is said."""
    return [message("page-op-only", where=where_said(step))] if "where" in step.row else []
