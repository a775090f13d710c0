"""The page of all modules is what they say of themselves."""

from tools import modules


def test_every_module_says_what_it_is_about() -> None:
    assert "|  |" not in modules.page()


def test_the_page_of_modules_is_up_to_date() -> None:
    assert modules.PAGE.read_text(encoding="utf-8") == modules.page(), "say: python tools/modules.py"
