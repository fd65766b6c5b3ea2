"""What all tests share: a machine may be slow, so no single example of a property has a time limit."""

from hypothesis import settings

settings.register_profile("wartable", deadline=None)
settings.load_profile("wartable")
