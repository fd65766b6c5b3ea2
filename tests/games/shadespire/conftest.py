"""Every die that a test of Shadespire lays out is rolled in it: what is left over says that the test tells another story."""

from collections.abc import Iterator

import pytest

from . import scene


@pytest.fixture(autouse=True)
def all_dice_are_rolled() -> Iterator[None]:
    scene.forget_dice()
    yield
    left = scene.forget_dice()
    assert not left, f"dice that nobody rolled: {left}"
