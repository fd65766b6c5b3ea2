"""Networks that learn: what they are told is what their features say, what a decision brought is its own seat's, and a training
leaves a network that plays."""

import json
from pathlib import Path

import numpy as np
import pytest

import wartable
from wartable import Batch, OptionError
from wartable.kernel.engine import CORE, engine
from wartable.lab.learning import cards
from wartable.lab.learning.study import LONGEST, Study, make
from wartable.lab.learning.variants import Variant, groups_of
from wartable.players import contests
from wartable.players.learned.features import features_of
from wartable.players.learned.weights import desk_of, load, quantised, values_told
from wartable.players.players import JUDGING

torch = pytest.importorskip("torch")

from wartable.lab.learning.net import Net  # noqa: E402 (where there is something to learn with)
from wartable.lab.learning.reading import Reading  # noqa: E402
from wartable.lab.learning.recalling import recalled  # noqa: E402
from wartable.lab.learning.selfplay import credit  # noqa: E402
from wartable.lab.learning.training import CHECKPOINT, TRAINED, WEIGHTS, Point, Training  # noqa: E402

CPU = torch.device("cpu")
TAUGHT = [name for name in wartable.game_names() if wartable.game(name).judging is not None]
TINY = {
    "formats": ("short", "alliance"), "matches": 8, "steps": 6, "portion": 32, "variants": 6, "duels": 4, "seed": 3,
}  # fmt: skip


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def silent(point: Point, behind: float) -> None:
    pass


@pytest.mark.parametrize("name", TAUGHT)
def test_rows_on_a_device_are_those_of_the_features(name: str) -> None:
    game = wartable.game(name)
    features = features_of(game)
    batch = Batch(game, range(6), skip_forced=True, reset=True)
    seen, masks, actors = (
        torch.as_tensor(getattr(batch.out, part)) for part in ("observations", "masks", "actors")
    )
    reading = Reading(features, game.observes, 2, CPU)
    for _ in range(12):
        batch.wander(7)
        told, legal = reading.positions(seen, masks, actors)
        rows = told.rows.flat.split(told.rows.counts.tolist())
        things = zip(
            told.actions.owners.tolist(), told.actions.flat.tolist(), told.about.tolist(), strict=True
        )
        for match in range(len(batch)):
            found = sorted(row for row in rows[match].tolist() if row)
            assert found == sorted(features.rows_of(batch.out.observations[match]).tolist())
        for (owner, action, about), number in zip(things, legal.tolist(), strict=True):
            assert batch.out.masks[owner, number]
            assert action == features.turned[2, batch.out.actors[owner], number]
            wanted = features.about_of(action, batch.out.observations[owner]).tolist()
            assert sorted(row for row in about if row) == sorted(wanted)
        assert len(legal) == int(batch.out.masks.sum())


def test_what_is_exported_judges_as_what_has_learned() -> None:
    """In whole numbers a value and the shares of actions are what they were in floating point, but for a little."""
    game = wartable.game("invictus")
    torch.manual_seed(2)
    net = Net(features_of(game), game.actions, values_told(game))
    net.met[:] = True
    weights = quantised(game, net.arrays())
    position, mover = game.new("duel", seed=4), wartable.players.player("random", game, 1)
    reading = Reading(features_of(game), game.observes, 2, CPU)
    runner, desk = engine(game, (CORE, JUDGING), compiled=False), desk_of(weights, 2)
    for _ in range(20):
        seat, mask = position.actor, position.mask().copy()
        seen = torch.as_tensor(position.observe(seat)[None])
        told, legal = reading.positions(seen, torch.as_tensor(mask[None]), torch.tensor([seat]))
        with torch.no_grad():
            thought = net(told, net.table())
        runner.call(
            "leanings", position.records, seat, mask, desk.seen, weights.net, desk.acc, desk.hidden, desk.values,
            desk.logits, desk.shares,
        )  # fmt: skip
        assert desk.values[seat] == pytest.approx(torch.tanh(thought.values[0, 0] / 2).item(), abs=0.02)
        assert desk.shares[legal.numpy()] == pytest.approx(thought.chances.exp().numpy(), abs=0.02)
        position.play(mover.choose(position, seat))


def test_what_a_decision_brought_is_credited_to_its_own_seat() -> None:
    """One match of two decisions each, won by seat 1; then another begins. Without values and with a whole trace all is plain."""
    seats = torch.tensor([[0], [1], [1], [0], [0]])
    ended = torch.tensor([[False], [False], [False], [True], [False]])
    rewards = torch.zeros(5, 1, 2)
    rewards[3, 0] = torch.tensor([-1.0, 1.0])
    last, deciding = torch.tensor([[0.25]]), torch.tensor([1])
    found, targets = credit(torch.zeros(5, 1, 1), seats, ended, rewards, last, deciding, 1.0)
    assert found[:, 0].tolist() == [-1.0, 1.0, 1.0, -1.0, -0.25], (
        "the last is seen by the eyes of who decides next"
    )
    assert targets[:, 0, 0].tolist() == [-1.0, 1.0, 1.0, -1.0, -0.25]
    values = torch.tensor([0.5, 0.0, 0.0, 0.2, 0.0]).reshape(5, 1, 1)
    stepwise, _ = credit(values, seats, ended, rewards, last, deciding, 0.0)
    assert stepwise[:, 0].tolist() == pytest.approx([0.2 - 0.5, 0.0, 1.0, -1.2, -0.25])


def test_of_three_seats_each_is_told_how_it_went_for_all() -> None:
    """Seat 2 wins. Values count from the deciding seat on, so for seat 1 the winner is the next one."""
    seats = torch.tensor([[0], [1], [2]])
    ended = torch.tensor([[False], [False], [True]])
    rewards = torch.zeros(3, 1, 3)
    rewards[2, 0] = torch.tensor([-1.0, -1.0, 1.0])
    last = torch.tensor([[0.5, 0.1, -0.1, 0.0]])
    _, targets = credit(torch.zeros(3, 1, 4), seats, ended, rewards, last, torch.tensor([0]), 1.0)
    assert targets[:, 0, :3].tolist() == [[-1.0, -1.0, 1.0], [-1.0, 1.0, -1.0], [1.0, -1.0, -1.0]]


def test_matches_side_by_side_have_options_of_their_own() -> None:
    """Two duels and two short matches, and what follows them is dealt as they were."""
    game = wartable.game("invictus")
    duel, short = game.given("duel"), game.given("short")
    batch = Batch(game, range(4), "duel", skip_forced=True, reset=True, dealt_by=np.stack([duel, short] * 2))
    place = game.observes["cards_of_deck"].offset
    cards = [game.new(name).observe(0)[place] for name in ("duel", "short")] * 2
    dealt = 0
    while dealt < 8:
        dealt += int((batch.out.ended > 0).sum())
        assert batch.out.observations[:, place].tolist() == cards
        batch.wander(1)
    with pytest.raises(OptionError, match="4 matches want as many rows"):
        Batch(game, range(4), "duel", dealt_by=np.stack([duel, short]))


def test_all_formats_are_learned_with_options_that_can_be_played() -> None:
    game = wartable.game("invasion")
    (group,) = groups_of(game, (), 80, 1)
    assert group.variants[0] == Variant("starter", {}), "it is measured in the usual one"
    assert {each.format for each in group.variants} == {"starter", "constructed", "draft"}
    starters = {
        (each.options.get("starter0", "empire"), each.options.get("starter1", "orc"))
        for each in group.variants
        if each.format == "starter"
    }
    assert len(starters) > 4 and group.rows(game).shape[0] == 80
    assert groups_of(game, (), 80, 1) == [group] != groups_of(game, (), 80, 2)


def test_a_study_is_seen_again_as_it_was_played(tmp_path: Path) -> None:
    """Kept are actions where there was a choice; what follows is the same matches, the same legal actions and the same end."""
    game = wartable.game("invictus")
    groups = groups_of(game, ("short", "alliance"), 2, 1)
    file = tmp_path / "matches.npz"
    make(game, groups, "greedy", 24, file, 1, lambda done, total: None)
    study = make(game, groups, "greedy", 40, file, 1, lambda done, total: None)
    assert len(Study.load(file, game)) == len(study) == 40, "a file that is there is gone on with"
    variant = study.variants[study.of[0]]
    played = contests.play(game, ["greedy"], study.seeds[:1], variant.format, variant.options, moves=LONGEST)
    assert study.returns[0].tolist() == [*played.returns[0].tolist(), 0, 0]
    assert 0 < study.lengths[0] < played.lengths[0], "what is forced is not kept"
    lesson = recalled(study, game, features_of(game), 4, CPU, lambda done, total: None)
    taken = lesson.actions[:, 0]
    assert len(taken) == len(study.moves) and not lesson.searched
    assert (lesson.shares[:, 0] == 1).all(), "who did not search did what it did"
    chosen = lesson.positions.actions.flat == taken[lesson.positions.actions.owners]
    counts = torch.zeros(len(taken)).index_add(0, lesson.positions.actions.owners, chosen.float())
    assert (counts == 1).all(), "what was chosen is one of the legal actions"
    assert (lesson.positions.actions.counts > 1).all()
    of_four = lesson.weights.sum(1) == 4
    assert of_four.any() and (lesson.weights[~of_four].sum(1) == 1).all()
    assert (lesson.targets[of_four][:, 0] == lesson.targets[of_four][:, 2]).all(), "partners win together"
    study.add(0, study.seeds[:1], study.returns[:1, :2], [study.moves[:0]], [study.thoughts[:0]])
    assert sum(len(which) for _, which, _ in study.portions(game, 4)) == 40, (
        "from what was too long nothing is learned"
    )
    with pytest.raises(OptionError, match="other settings"):
        make(game, groups, "random", 50, file, 1, lambda done, total: None)
    with pytest.raises(OptionError, match="matches of"):
        Study.load(file, wartable.game("invasion"))


def test_of_a_search_is_learned_what_it_tried_and_hoped_for(tmp_path: Path) -> None:
    game = wartable.game("invictus")
    groups = groups_of(game, ("short",), 2, 1)
    study = make(game, groups, "search:60", 4, tmp_path / "matches.npz", 1, lambda done, total: None)
    lesson = recalled(study, game, features_of(game), 4, CPU, lambda done, total: None)
    assert lesson.searched
    assert lesson.shares.sum(1) == pytest.approx(torch.ones(len(lesson.shares)), abs=1e-4)
    assert (lesson.shares[:, 0] >= lesson.shares[:, 1]).all() and (lesson.shares[:, 1] > 0).any()
    owners, flat = lesson.positions.actions.owners, lesson.positions.actions.flat
    for place in range(lesson.actions.shape[1]):
        tried = lesson.shares[:, place] > 0
        legal = torch.zeros(len(tried)).index_add(0, owners, (flat == lesson.actions[owners, place]).float())
        assert (legal[tried] == 1).all(), "what was tried is legal"
    assert lesson.targets[:, 0].abs().max() <= 1 and lesson.targets[:, 0].unique().numel() > 20


def test_a_training_studies_plays_is_stopped_and_goes_on(tmp_path: Path) -> None:
    game = wartable.game("invictus")
    groups = groups_of(game, TINY["formats"], 2, 1)
    file = tmp_path / "matches.npz"
    make(game, groups, "greedy", 16, file, 1, lambda done, total: None)
    told: list[Point] = []
    for folder in ("one", "other"):
        training = Training.begin(game, "cpu", lambda point, behind: told.append(point), **TINY, lessons=6)
        training.run(tmp_path / folder, [file], None)
    assert [point.stage for point in told[: len(told) // 2] if point.stage != "recalling"] == [
        "study", "study", "study", "self-play",
    ]  # fmt: skip
    assert all(
        (tmp_path / "one" / name).read_bytes() == (tmp_path / "other" / name).read_bytes()
        for name in (TRAINED,)
    ), "the same settings give the same network"
    again = Training.resume(tmp_path / "one" / CHECKPOINT, "cpu", silent, lessons=8)
    assert again.state.lessons == 6
    before = load(tmp_path / "one" / WEIGHTS, game)
    again.run(tmp_path / "one", [], None)
    after = load(tmp_path / "one" / WEIGHTS, game)
    assert again.state.lessons == 8 and (before.table != after.table).any()
    assert len(after.card["stages"][-1]["curve"]) == 5
    begun = Training.begin(game, "cpu", silent, **TINY, lessons=1)
    begun.begin_with(tmp_path / "one" / TRAINED)
    assert np.abs(begun.net.arrays()["table"] - again.net.arrays()["table"]).max() < 1e-3


def test_who_learns_to_copy_comes_to_agree(tmp_path: Path) -> None:
    """From some matches of greedy: after a few passes its choices are likelier than by chance."""
    game = wartable.game("invictus")
    groups = groups_of(game, ("short",), 2, 1)
    study = make(game, groups, "greedy", 48, tmp_path / "matches.npz", 1, lambda done, total: None)
    told: list[Point] = []
    training = Training.begin(
        game, "cpu", lambda point, behind: told.append(point), formats=("short",), portion=256, passes=4
    )
    training.study([study])
    agreed = [point.told["agreement"] for point in told if point.stage == "study"]
    assert min(agreed[1:]) > agreed[0] and agreed[-1] > agreed[0] + 0.05


def test_a_card_tells_every_stage_and_what_was_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = wartable.game("invictus")
    for folder, start in (("one", None), ("other", tmp_path / "one" / TRAINED)):
        training = Training.begin(game, "cpu", silent, **TINY, lessons=2)
        training.run(tmp_path / folder, [], start)
    file = tmp_path / "other" / WEIGHTS
    assert [stage["what"] for stage in load(file, game).card["stages"]] == ["self-play", "self-play"]
    monkeypatch.setattr("wartable.lab.learning.cards.file_of", lambda game: file)
    monkeypatch.setattr("wartable.players.learned.weights.file_of", lambda game: file)
    line = {
        "match": "duel",
        "score": 61.25,
        "low": 50.0,
        "high": 70.0,
        "games": 40,
        "command": "wartable simulate",
    }
    facts = tmp_path / "facts.json"
    facts.write_text(json.dumps({"commit": "0a1b2c3", "strength": [line]}))
    table = load(file, game).table
    assert cards.main(["invictus", str(facts)]) == 0
    assert (load(file, game).table == table).all() and len(load(file, game).card["stages"]) == 2
    told = cards.page_of(game)
    assert "Commit `0a1b2c3`" in told and "| duel | 61.2% | 50.0 to 70.0 | 40 | `wartable simulate` |" in told
    assert told.count("| self-play | cpu |") == 2
