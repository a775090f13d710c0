"""`python -m dosespanas`: the same as the `dosespanas` command."""

from dosespanas.terminal.app import main

main()
