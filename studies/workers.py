"""Who works on a study: `--jobs` and `--executor`, as the `dosespanas` command has them."""

import argparse

from dosespanas.terminal.executors import Workers


def ask(parser: argparse.ArgumentParser, count: int = 1) -> None:
    """Let a study be told who works on it."""
    parser.add_argument("--jobs", type=int, default=count, help="how many are at work")
    parser.add_argument("--executor", metavar="MODULE:FACTORY", help="whose executor works, for other machines")


def told(given: argparse.Namespace) -> Workers:
    """Return who works on it."""
    return Workers(given.jobs, given.executor)
