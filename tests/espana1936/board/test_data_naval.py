"""The data of the naval war, of its cards and of the 1938 scenario: right as shipped, named when wrong."""

import json
from collections import Counter
from typing import Any

import pytest
from tests.espana1936.data_files import SHIPPED, edited, errors, found

from dosespanas.espana1936.files import check
from dosespanas.espana1936.files.check import FileContents

FACTS = check.usable(SHIPPED)
NAVAL = FACTS["naval"]
CARDS = FACTS["cards"]["cards"]
SCENARIOS = FACTS["scenarios"]
SIDES = ("nationalist", "republican")


def without_card(name: str) -> FileContents:
    """Return the shipped data with one card taken away."""
    return edited("cards.json", ["cards"], [card for card in CARDS if card["id"] != name])


def place(name: str) -> int:
    """Return where a card stands in its file."""
    return [card["id"] for card in CARDS].index(name)


# --- the shipped data


@pytest.mark.rule("NAV-01")
@pytest.mark.rule("NAV-02")
def test_the_fleets_of_july_1936() -> None:
    setup = SCENARIOS["1936"]["naval"]
    assert {name for name, ship in setup["ships"].items() if ship.get("damaged")} == {
        "libertad",
        "cervantes",
        "dd_rep_1",
        "sub_rep_1",
    }
    assert setup["ships"]["cervera"] == {"at": "cantabrico"}
    assert setup["ships"]["jaime_i"] == {"at": "malaga"}
    assert setup["planes"] == {"ju52": {"at": "estrecho"}, "ni52": {"at": "madrid"}}
    assert setup["markers"] == ["cadiz_base"]


@pytest.mark.rule("NAV-03")
def test_every_other_ship_has_a_card_that_brings_it() -> None:
    brought = {step["ship"] for card in CARDS for step in card["effect"] if step["op"] == "place_ship"}
    assert brought == {ship["id"] for ship in NAVAL["ships"]} - SCENARIOS["1936"]["naval"]["ships"].keys()


@pytest.mark.rule("NAV-05")
def test_order_of_the_naval_combats() -> None:
    areas = sorted(NAVAL["areas"], key=lambda area: area["order"])
    assert [area["id"] for area in areas] == ["baleares", "mediterraneo", "estrecho", "cantabrico"]


@pytest.mark.rule("NAV-07")
def test_bases() -> None:
    assert [(base["id"], base["side"], base["box"]) for base in NAVAL["bases"]] == [
        ("ferrol", "nationalist", "la_coruna"),
        ("cadiz_base", "nationalist", "cadiz"),
        ("cartagena", "republican", "murcia"),
    ]


@pytest.mark.rule("NAV-21")
def test_every_area_has_a_coast() -> None:
    coast = {area for box in FACTS["map"]["boxes"] for area in box["coast"]}
    assert coast == {area["id"] for area in NAVAL["areas"]}


@pytest.mark.rule("CMP-08")
def test_fifty_five_cards_a_side() -> None:
    for side in SIDES:
        own = [card for card in CARDS if card["side"] == side]
        assert len(own) == 55
        assert [card["number"] for card in own if card.get("optional")] == [45]
        assert [card["number"] for card in own if card.get("naval")] == [f"N{n}" for n in range(1, 11)]


@pytest.mark.rule("DRW-06")
@pytest.mark.rule("CRD-RNx")
@pytest.mark.rule("CRD-NNx")
def test_naval_cards_belong_to_the_deck_of_their_year() -> None:
    naval = [card for card in CARDS if card.get("naval")]
    assert all((card["date"] < "1938") == (card["deck"] == "1936-37") for card in naval)
    early = Counter(card["side"] for card in naval if card["deck"] == "1936-37")
    assert all(22 + early[side] >= 6 + 4 * 3 + 5 for side in SIDES)


@pytest.mark.rule("VAR-05")
@pytest.mark.parametrize(("variant", "sizes"), [("no_intervention", (12, 9)), ("historical", (19, 16))])
def test_cards_that_the_variants_leave(variant: str, sizes: tuple[int, int]) -> None:
    left = [card for card in CARDS if not card.get("naval") and variant not in card.get("removed_by", [])]
    for side in SIDES:
        decks = Counter(card["deck"] for card in left if card["side"] == side)
        assert (decks["1936-37"], decks["1938-39"]) == sizes


@pytest.mark.rule("SCN-01")
def test_generals_and_planes_of_1938_are_on_the_mats() -> None:
    setup = SCENARIOS["1938"]
    for kind in ("generals", "planes"):
        assert {tuple(where) for where in setup[kind].values()} == {("place",)}


@pytest.mark.rule("SCN-02")
@pytest.mark.rule("SCN-03")
def test_cards_in_force_in_1938() -> None:
    assert SCENARIOS["1938"]["cards"] == ["rep_20", "nac_20"]
    assert SCENARIOS["1938"]["naval"]["cards"] == ["rep_n6"]


@pytest.mark.rule("SCN-04")
def test_beginning_of_1938() -> None:
    setup = SCENARIOS["1938"]
    assert (setup["turn"], setup["last_turn"]) == (6, 10)
    assert setup["objectives"] == {"nationalist": 6, "republican": 3, "contested": 3}
    held = {row["box"] for row in setup["troops"] + setup["markers"]}
    assert held == {box["id"] for box in FACTS["map"]["boxes"]}


# --- what is wrong is named: file, path of the value set, the value, severity, what the finding says

PERMANENT = {"op": "permanent_modifier", "rule": "ignore_type_drm"}
FINDINGS: list[tuple[str, list[str | int], Any, str, str]] = [
    ("naval.json", ["areas", 0, "id"], "atlantico", "error", "must be "),
    ("naval.json", ["areas", 0, "id"], "estrecho", "error", "has no area baleares"),
    ("naval.json", ["areas", 0, "order"], 2, "error", "must be 1 by NAV-05"),
    ("naval.json", ["areas", 1, "planes"], True, "error", "must be false by NAV-19"),
    ("naval.json", ["areas", 3, "needs", "boxes"], ["bilbao"], "error", "by NAV-14"),
    ("naval.json", ["areas", 0, "needs"], {"side": "republican", "boxes": ["bilbao"]}, "error", "by NAV-14"),
    ("naval.json", ["areas", 0, "effect", "op"], "draw_cards", "error", 'must be "extra_rp" by NAV-41'),
    ("naval.json", ["areas", 0, "effect", "to"], "other", "error", 'must be "controller" by NAV-39'),
    ("naval.json", ["areas", 0, "effect", "when_free"], "both", "error", "by NAV-40"),
    ("naval.json", ["areas", 0, "effect", "op"], "sink", "error", "op must be one of"),
    ("naval.json", ["areas", 0, "lon"], "east", "error", "must be a number -20 to 10"),
    ("naval.json", ["bases", 0, "id"], "bilbao", "error", "has no base ferrol"),
    ("naval.json", ["bases", 1, "box"], "sevilla", "error", 'must be "cadiz" by NAV-07'),
    ("naval.json", ["bases", 1, "box"], "sevilla", "warning", "a box on the sea was expected"),
    ("naval.json", ["bases", 1, "box"], "roma", "error", "must be the id of a box"),
    ("naval.json", ["bases", 2, "side"], "nationalist", "error", 'must be "republican" by NAV-07'),
    ("naval.json", ["battery", "boxes"], ["cadiz", "murcia", "la_coruna"], "error", "by NAV-06 and NAV-35"),
    ("naval.json", ["battery", "dice"], 4, "error", "must be 3 by NAV-35"),
    ("naval.json", ["sea_planes", "reach"], 4, "error", "must be 3 by NAV-18"),
    ("naval.json", ["sea_planes", "per_place"], 1, "error", "must be 2 by NAV-17"),
    ("naval.json", ["extra", "events"], 2, "error", "must be 1 by NAV-04"),
    ("naval.json", ["extra", "last_turn"], 10, "error", "must be 5 by DRW-02"),
    ("naval.json", ["transport", 0, "to", "cadiz"], 2, "error", "by MAR-07"),
    ("naval.json", ["transport", 1, "area"], "baleares", "error", 'must be "estrecho" by NAV-42'),
    ("naval.json", ["ships", 0, "id"], "rojo", "error", "must not be the id of a general"),
    ("naval.json", ["ships", 0, "id"], "t7", "error", "must not look like a troop"),
    ("naval.json", ["ships", 0, "id"], "espana", "error", 'is "espana" again'),
    ("naval.json", ["ships", 0, "cls"], "frigate", "error", "must be "),
    ("naval.json", ["ships", 0, "dice"], 0, "error", "only destroyers have no strength"),
    ("naval.json", ["ships", 0, "dice"], 1, "warning", "its strength 1 was expected"),
    ("naval.json", ["ships", 4, "gun_dice"], 1, "error", "must be 0 by NAV-23"),
    ("naval.json", ["ships", 6, "dice"], 1, "error", "must be 0 by NAV-45"),
    ("naval.json", ["ships", 6, "gun_drm"], 0, "error", "must be 1 by NAV-22"),
    ("naval.json", ["ships", 6, "support_drm"], 2, "error", "must be 1 by NAV-54"),
    ("naval.json", ["ships", 8, "side"], "republican", "warning", "6 were expected"),
    ("map.json", ["boxes", 4, "optional_port"], "nationalist", "error", "by OPT-07"),
    ("cards.json", ["cards", place("rep_n2"), "effect", 0, "ship"], "canarias", "error", "a Republican ship"),
    ("cards.json", ["cards", place("rep_n2"), "effect", 0, "at"], "ferrol", "error", "a Republican base"),
    ("cards.json", ["cards", place("rep_n5"), "effect", 0, "ships"], ["jaime_i"], "error", "a Nationalist ship"),
    ("cards.json", ["cards", place("rep_n5"), "effect", 0, "where"], {}, "error", "names no place"),
    (
        "cards.json",
        ["cards", place("rep_n5"), "effect", 0, "where"],
        {"any": True, "ports": True},
        "error",
        "asks for more than anywhere",
    ),
    ("cards.json", ["cards", place("nac_n8"), "effect", 0, "where", "bases"], ["malta"], "error", "the id of a base"),
    (
        "cards.json",
        ["cards", place("nac_n10"), "effect", 0, "classes"],
        ["destroyer"],
        "warning",
        "no Nationalist ship",
    ),
    ("cards.json", ["cards", place("nac_n2"), "effect", 0, "to"], ["malaga"], "error", "MAR-02"),
    ("cards.json", ["cards", place("rep_n6"), "effect", 0, "side"], "republican", "error", "neither side nor types"),
    ("cards.json", ["cards", place("rep_n6"), "effect"], [PERMANENT], "error", "must have side and types"),
    ("cards.json", ["cards", place("rep_n6"), "deck"], "1938-39", "error", 'must be "1936-37" by its date'),
    ("cards.json", ["cards", place("rep_n6"), "number"], "N11", "error", 'or "N1" to "N10"'),
    ("cards.json", ["cards", place("rep_n6"), "number"], True, "error", 'or "N1" to "N10"'),
    ("cards.json", ["cards", place("rep_n6"), "naval"], False, "error", "must be true by its number"),
    ("cards.json", ["cards", place("rep_45"), "optional"], False, "error", "must be true by its number"),
    ("cards.json", ["cards", 0, "removed_by"], ["historical"], "error", "must be [] by VAR-01 and VAR-04"),
    (
        "cards.json",
        ["cards", 0, "removed_by"],
        ["historical"],
        "error",
        "leaves 18 Republican cards of 1936-37 to the variant “historical”; must leave 19 by VAR-05",
    ),
    (
        "cards.json",
        ["cards", 0, "effect"],
        [{"op": "repair_ships", "count": 1, "locations": ["base"]}],
        "error",
        "must stand on one of the cards N1 to N10",
    ),
    ("scenario_1936.json", ["scenario"], "1938", "error", 'must be "1936" by the name of the file'),
    ("scenario_1936.json", ["cards"], ["rep_20"], "error", "must be [] by SCN-02"),
    ("scenario_1936.json", ["generals", "mola"], {}, "error", "must have either box or place"),
    ("scenario_1936.json", ["naval", "ships", "jaime_i", "at"], "cartagena", "error", 'must be "malaga" by NAV-02'),
    ("scenario_1936.json", ["naval", "ships", "espana", "damaged"], True, "error", "must be false by NAV-01"),
    (
        "scenario_1936.json",
        ["naval", "ships", "canarias"],
        {"at": "ferrol"},
        "error",
        "must enter by its card by NAV-03",
    ),
    (
        "scenario_1936.json",
        ["naval", "ships"],
        {},
        "error",
        'has no cervera; must have it with at "cantabrico" and damaged false by NAV-01',
    ),
    ("scenario_1936.json", ["naval", "planes"], {}, "error", 'must be "estrecho" by NAV-01'),
    ("scenario_1936.json", ["naval", "planes", "br19_nac"], {"at": "mat"}, "error", "a plane of the naval war"),
    ("scenario_1936.json", ["naval", "planes", "ju52", "at"], "mediterraneo", "error", "NAV-19"),
    ("scenario_1936.json", ["naval", "markers"], ["cadiz"], "error", "must be the id of a base"),
    ("scenario_1936.json", ["naval", "control", "madrid"], "republican", "error", "must be the id of a sea area"),
    ("scenario_1938.json", ["turn"], 1, "error", "must be 6 by SCN-04"),
    ("scenario_1938.json", ["cards"], ["nac_20"], "error", "by SCN-02"),
    ("scenario_1938.json", ["cards"], ["nac_20", "rep_99"], "error", "must be the id of a card"),
    ("scenario_1938.json", ["objectives", "contested"], 4, "error", "does not agree with the set-up"),
    ("scenario_1938.json", ["generals", "rojo"], {"box": "madrid"}, "error", "must begin on the mat by SCN-01"),
    ("scenario_1938.json", ["troops", 0, "type"], "italian", "error", "by CMP-07"),
    ("scenario_1938.json", ["naval", "cards"], [], "error", "by SCN-03"),
    ("scenario_1938.json", ["naval", "cards"], ["rep_20"], "error", "must be the id of a naval card"),
    ("scenario_1938.json", ["naval", "ships", "bismarck"], {"at": "ferrol"}, "error", "must be the id of a ship"),
    ("scenario_1938.json", ["naval", "ships", "canarias", "at"], "cartagena", "error", "a Nationalist base by NAV-07"),
    ("scenario_1938.json", ["naval", "ships", "canarias", "at"], "burgos", "error", "a box on the sea by NAV-11"),
    ("scenario_1938.json", ["naval", "ships", "canarias", "at"], "brest", "error", "a sea area, a base or a box"),
    ("scenario_1938.json", ["naval", "ships", "libertad", "at"], "cantabrico", "error", "by NAV-14"),
    ("scenario_1938.json", ["naval", "ships", "canarias", "damaged"], True, "error", "by NAV-12"),
    ("scenario_1938.json", ["naval", "ships", "cervantes", "at"], "malaga", "error", "by NAV-09"),
    ("scenario_1938.json", ["naval", "planes", "ju52", "at"], "baleares", "error", "by SCN-01"),
]


@pytest.mark.parametrize(("name", "path", "value", "severity", "words"), FINDINGS)
def test_finding(name: str, path: list[str | int], value: Any, severity: str, words: str) -> None:
    problems = found(edited(name, path, value))
    assert any(words in str(problem) and problem.severity == severity for problem in problems), problems


@pytest.mark.rule("NAV-40")
def test_the_mediterraneo_must_have_its_effect() -> None:
    areas = [{key: value for key, value in area.items() if key != "effect"} for area in NAVAL["areas"]]
    paths = [problem.path for problem in errors(edited("naval.json", ["areas"], areas))]
    assert paths == ["areas[0].effect", "areas[1].effect"]


@pytest.mark.rule("NAV-08")
def test_a_ship_cannot_begin_in_a_closed_base() -> None:
    raw = json.loads(SHIPPED.contents["scenario_1938.json"])
    raw["troops"] = [row | {"side": "nationalist"} if row["box"] == "murcia" else row for row in raw["troops"]]
    files = FileContents(SHIPPED.contents | {"scenario_1938.json": json.dumps(raw).encode()})
    assert any(str(p.right) == "must be an open base, but Murcia is the enemy's (NAV-08)" for p in errors(files))


def test_an_area_that_touches_no_box_is_a_warning() -> None:
    raw = json.loads(SHIPPED.contents["map.json"])
    for box in raw["boxes"]:
        box["coast"] = [area for area in box["coast"] if area != "baleares"]
    problems = found(FileContents(SHIPPED.contents | {"map.json": json.dumps(raw).encode()}))
    assert any((p.file, str(p.wrong), p.severity) == ("naval.json", "touches no box", "warning") for p in problems)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("rep_44", "must have the cards 1 to 44 of each side by SET-02"),
        ("nac_45", "must have the cards 45 and N1 to N10 of each side by CMP-08"),
        ("nac_n10", "must have the cards 45 and N1 to N10 of each side by CMP-08"),
    ],
)
def test_no_card_may_be_missing(name: str, words: str) -> None:
    assert any(str(problem.right) == words for problem in errors(without_card(name)))


@pytest.mark.rule("CRD-RNx")
def test_a_side_needs_naval_cards_in_the_early_deck() -> None:
    cards = [dict(card) for card in CARDS]
    for card in cards:
        if card.get("naval") and card["side"] == "republican":
            card |= {"deck": "1938-39", "date": "1938-01"}
    [problem] = errors(edited("cards.json", ["cards"], cards))
    assert str(problem.wrong) == "has no Republican naval card in the deck 1936-37"


# --- what an owner of the boxed game may know better

CORRECTIONS: list[tuple[str, list[str | int], Any]] = [
    ("naval.json", ["ships", 0, "dice"], 3),
    ("naval.json", ["ships", 0, "gun_dice"], 1),
    ("naval.json", ["ships", 0, "drm"], 2),
    ("naval.json", ["ships", 4, "dice"], 1),
    ("naval.json", ["ships", 6, "drm"], 0),
    ("naval.json", ["ships", 13, "cls"], "light_cruiser"),
    ("naval.json", ["areas", 0, "effect", "amount"], 2),
    ("naval.json", ["areas", 3, "effect"], {"op": "extra_rp", "to": "other", "amount": -1}),
    ("naval.json", ["areas", 2, "effect"], {"op": "draw_cards", "to": "controller", "amount": 1}),
    ("cards.json", ["cards", place("rep_n1"), "effect"], [{"op": "draw_cards", "amount": 2}]),
    ("cards.json", ["cards", place("rep_n5"), "effect", 0, "roll_min"], 6),
    ("cards.json", ["cards", place("nac_n1"), "effect", 0, "at"], "cadiz_base"),
    ("cards.json", ["cards", place("nac_n9"), "bonus"], {"dice": 2}),
    (
        "cards.json",
        ["cards", place("nac_45"), "effect"],
        [{"op": "extra_rp", "amount": 2, "when": "next_replacement_phase"}],
    ),
    ("scenario_1936.json", ["naval", "control"], {"estrecho": "nationalist"}),
    ("scenario_1938.json", ["naval", "ships", "jaime_i", "at"], "cartagena"),
    ("scenario_1938.json", ["naval", "ships", "navarra"], {"at": "baleares"}),
    ("scenario_1938.json", ["naval", "ships", "libertad", "at"], "valencia"),
    ("scenario_1938.json", ["naval", "control"], {}),
    ("scenario_1938.json", ["planes", "i15_2"], {"place": "mat"}),
    ("scenario_1938.json", ["generals", "ulibarri"], {"place": "out"}),
    ("scenario_1938.json", ["troops", 0, "strength"], 1),
]


@pytest.mark.parametrize(("name", "path", "value"), CORRECTIONS)
def test_legitimate_corrections_are_allowed(name: str, path: list[str | int], value: Any) -> None:
    files = edited(name, path, value)
    assert errors(files) == []
    assert check.usable(files)
    assert check.digest(files) != check.digest(SHIPPED)


def test_a_card_can_move_to_the_deck_of_another_year() -> None:
    cards = [dict(card) for card in CARDS]
    cards[place("nac_45")] |= {"deck": "1938-39", "date": "1938-05"}
    problems = {str(problem.right) for problem in errors(edited("cards.json", ["cards"], cards))}
    assert problems == set()
