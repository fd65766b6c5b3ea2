"""Names that data holds are found wherever they stand, and nothing else is."""

from wartable.kernel.naming import names_in

KNOWN = frozenset({"axe", "bow-2", "shield"})


def test_names_are_found_as_values_and_as_keys() -> None:
    data = {
        "hand": ["axe", {"bow-2": 1}],
        "text": "an axe, a shield",
        "none": None,
        "n": 3,
        4: ("shieldless",),
    }
    assert names_in(data, KNOWN) == {"axe", "bow-2"}
    assert names_in([], KNOWN) == frozenset()


def test_keys_can_mean_something_else() -> None:
    data = {"axe": True, "lies": {"on": "shield"}, "row": [{"bow-2": 0}]}
    assert names_in(data, KNOWN, keys=False) == {"shield"}
