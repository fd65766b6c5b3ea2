"""What actions are to one who is offered them: the ways to go on lead where they say, and nobody else learns of it."""

import json

from wartable import Position
from wartable.kernel.contract import Offer, Way
from wartable.table.match import DECLINING

from .matches import Variant, moments


def offers_at(position: Position) -> dict[int, Offer]:
    return dict(position.offers({action: position.explain(action) for action in position.legal()}))


def test_offers_are_of_legal_actions_and_plain_data(usual_variant: Variant) -> None:
    for position in moments(usual_variant, matches=6, each=20):
        before, legal = position.to_bytes(), position.legal()
        offers = offers_at(position)
        assert position.to_bytes() == before  # who looks changes nothing
        assert set(offers) <= set(legal)
        assert sum(offer.usual for offer in offers.values()) <= 1
        assert not any(
            offer.usual and (offer.tray or (offer.ways and not offer.later)) for offer in offers.values()
        )
        json.dumps([offer.plain() for offer in offers.values()])


def test_every_way_can_be_gone_without_chance_or_news(usual_variant: Variant) -> None:
    """All answers of a way are the same seat's, each fits its question, and none but the last one brings anything new."""
    seen = 0
    for position in moments(usual_variant, matches=10, each=30):
        for action, offer in offers_at(position).items():
            assert len({json.dumps(way) for way in offer.ways}) == len(offer.ways)
            for way in offer.ways:
                go_after_windows(position, action, way) if offer.later else go(position, action, way)
                seen += 1
    assert seen


def test_what_is_given_with_an_answer_can_be_given(usual_variant: Variant) -> None:
    """Unless something else is asked in between, and then it is not given."""
    for position in moments(usual_variant, matches=10, each=30):
        for action, offer in offers_at(position).items():
            assert not offer.then or offer.several
            trial, seat = position.copy(), position.actor
            for answer in (action, *offer.then) if offer.then else ():
                if answer != action and (
                    trial.actor != seat or not offers_at(trial).get(answer, Offer()).several
                ):
                    break
                trial.play(answer)


def go(position: Position, action: int, way: Way) -> None:
    trial, seat = position.copy(), position.actor
    for answer in (action, *way.then)[:-1]:
        chance = trial.record.chance.tolist()
        events = trial.play(answer)
        assert trial.actor == seat and trial.record.chance.tolist() == chance
        assert not any(event.learns & 1 << seat for event in events)
    if way.then:
        assert way.then[-1] in trial.legal(), (position.explain(action), way)


def go_after_windows(position: Position, action: int, way: Way) -> None:
    """What is answered for later fits the question that comes when all have passed, unless another comes before it."""
    trial, seat = position.copy(), position.actor
    trial.play(action)
    for answer in way.then:
        while not trial.over and trial.game.windows.open(trial.record) is not None:
            trial.play(next(each for each in trial.legal() if trial.explain(each).verb in DECLINING))
        kinds = {trial.explain(each).verb for each in trial.legal()}
        if trial.actor != seat or not kinds & {"attack", "attack-with"}:
            return
        offer = offers_at(trial)[answer]
        assert offer.several or offer.later
        trial.play(answer)


def test_ways_leave_no_answer_out(usual_variant: Variant) -> None:
    """Whoever goes all ways has given all answers that the next question takes, but for declining."""
    for position in moments(usual_variant, matches=10, each=30):
        for action, offer in offers_at(position).items():
            if not offer.later and offer.ways and all(way.then for way in offer.ways):
                after = position.copy()
                after.play(action)
                told = {each: after.explain(each) for each in after.legal()}
                declining = {each for each, what in after.offers(told).items() if what.usual}
                assert {way.then[0] for way in offer.ways} == set(told) - declining
