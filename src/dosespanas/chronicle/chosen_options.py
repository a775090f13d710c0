"""What a game is played with otherwise than the standard game, in words: as the page has it."""

from collections.abc import Mapping

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.options import PREFIXES, handicaps
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.registry import GameDefinition


def in_force(title: GameDefinition, given: Mapping[str, bool], words: Catalogue) -> list[str]:
    """Return the line of the options in force and what each side has for a handicap; none for the standard game."""
    choices = title.choices
    different = [name for name, (_, on, _) in choices.AVAILABLE.items() if given.get(name, on) is not on]
    helping = handicaps(choices.AVAILABLE)
    whole = [preset for preset, of in choices.PRESETS.items() if set(of) <= set(different)]
    told = set(helping).union(*(choices.PRESETS[preset] for preset in whole))
    named = [words.text(f"page-preset-{preset}") for preset in whole]
    for name in different:
        if name not in told:
            option = words.text(f"page-option-{name}")
            off = choices.AVAILABLE[name][1]
            named.append(words.text("page-chosen-off", option=option) if off else option)
    parts = [words.listed(named)] if named else []
    for side, prefix in zip(SIDE_NAMES, PREFIXES, strict=True):
        its = [name.removeprefix(prefix) for name in different if helping.get(name) == side]
        if its:
            helps = words.listed([words.text(f"page-help-{name}") for name in its])
            parts.append(words.text(f"page-helped-{side}", help=helps))
    return [words.text("page-chosen", options=" · ".join(parts))] if parts else []
