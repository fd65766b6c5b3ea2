"""Every game with every format of it, for tests that ask the same of all."""

from wartable.kernel.contract import game, game_names

EVERY = [(name, format) for name in game_names() for format in game(name).formats]
ONE_EACH = [(name, game(name).format().name) for name in game_names()]
