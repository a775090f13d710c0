"""Everything that can go wrong for a user, as one family of clear errors."""

from typing import Any


class DosEspanasError(ValueError):
    """Base of all errors a user may see.

    `key` names a message of the catalogue, `details` its arguments; `str(error)` is plain English.
    """

    def __init__(self, key: str, text: str, **details: Any) -> None:
        super().__init__(text)
        self.key = key
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle it with all that it says: what a class is made from is its own business."""
        return raised_again, (type(self), self.args), self.__dict__


def raised_again(kind: type[DosEspanasError], args: tuple[Any, ...]) -> DosEspanasError:
    """Return an error of a kind as another process raised it, still without its fields."""
    return kind.__new__(kind, *args)


class UnknownAction(DosEspanasError):
    """The text is no action of this game."""


class IllegalAction(DosEspanasError):
    """The action exists but may not be taken now; `rule` says which rule forbids it."""

    def __init__(self, key: str, text: str, rule: str, **details: Any) -> None:
        super().__init__(key, text, **details)
        self.rule = rule


class CannotUndo(DosEspanasError):
    """Something has been revealed since, or nothing was done yet."""


class BadRecord(DosEspanasError):
    """A record that is damaged, of another version, or departs from the rules: `rule` then says from which, if any."""

    def __init__(self, key: str, text: str, rule: str | None = None, **details: Any) -> None:
        super().__init__(key, text, **details)
        self.rule = rule


class BadPosition(DosEspanasError):
    """A position that breaks a rule or is not a position at all."""


class BadOrder(DosEspanasError):
    """A standing order that cannot be set: says where, what is wrong and what would be right."""


class BadData(DosEspanasError):
    """A data file that cannot be used; says file, path, what is wrong and what would be right."""


class UnknownOption(DosEspanasError):
    """An option, scenario or game that does not exist, or not yet."""
