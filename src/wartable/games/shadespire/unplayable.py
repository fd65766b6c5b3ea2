"""Why an activation can't be taken and why a card can't be played or used, each with its rule.
Each function gives the first reason that a player would name; `refusals` asks here about activations and cards."""

from typing import Any

from wartable.games.shadespire.declare import (
    HAS_ACTION,
    IS_REACTION,
    MAY,
    MAY_ACT,
    MODS,
    PROPERTY,
    REACTS,
    TYPE,
    met,
)
from wartable.games.shadespire.pending import Asked, Pending, pending
from wartable.games.shadespire.phrases import name_of_card, name_of_fighter
from wartable.games.shadespire.prompts import wanted
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.activations import TWO
from wartable.games.shadespire.rules.lasting import lasting_for
from wartable.games.shadespire.rules.opening import is_done, is_used
from wartable.games.shadespire.rules.returning import can_return
from wartable.games.shadespire.rules.sight import is_barred
from wartable.games.shadespire.rules.stats import move_of, on_field, repeats, trait, wearer
from wartable.games.shadespire.rules.targets import asked, has_targets, has_wearer
from wartable.games.shadespire.state import (
    ABILITY,
    ACTS,
    ATTACK,
    CARD,
    CHARGE,
    DRAW,
    FIGHTER,
    FIGHTERS,
    GUARD,
    HEX,
    MODELS,
    MOVE,
    NOTHING,
    SEATS,
    SWAP,
    Effect,
    Going,
    Phase,
    Place,
    Type,
)
from wartable.games.shadespire.terms import Mod, Property, Target, Trait
from wartable.kernel.contract import Message


def wondered(g: Record, seat: int) -> list[int]:
    """What the deciding seat may wonder about: playing each power card of its hand, and what each fighter can do."""
    due = pending(g)
    if due.asked not in (Asked.ACTIVATION, Asked.POWER_STEP, Asked.END_UPGRADES, Asked.REACTION):
        return []
    cards = [CARD + g.powers[seat, place] for place in range(g.power_count[seat])]
    if due.asked != Asked.ACTIVATION:
        return cards
    own = [fighter for fighter in range(seat * MODELS, (seat + 1) * MODELS) if on_field(g, fighter)]
    return cards + [first + fighter for first in (MOVE, CHARGE, ATTACK) for fighter in own]


def told(name: str, rule: str, **arguments: Any) -> Message:
    """A refusal with its rule."""
    return Message(f"sha-refuse-{name}", arguments, rule)


def not_wanted(due: Pending, chosen: Message) -> Message:
    """SHA-98: something else is asked for."""
    card = name_of_card(due.card)
    return told("not-wanted", "SHA-98", card=card, chosen=chosen, wanted=wanted(due.target))


# --- Activations --------------------------------------------------------------------------------------------------


def refuse_activation(g: Record, due: Pending, action: int) -> Message | None:
    """SHA-69: what stands in the way of an activation."""
    if action in (DRAW, SWAP):
        if due.asked == Asked.GRANTED_ACTIVATION:
            return _only(g, due)
        return told("empty-power-deck" if action == DRAW else "no-objective-card", "SHA-73")
    if action > CARD:
        return refuse_use(g, due, action - CARD)
    if not MOVE <= action < HEX:
        return None
    if action >= ABILITY:
        which, fighter = divmod(action - ABILITY, FIGHTERS)
        return unable(g, due, fighter) or _ability(g, due, fighter, which)
    first = max(start for start in _WITH_FIGHTER if action >= start)
    fighter = action - first
    return unable(g, due, fighter) or _WITH_FIGHTER[first](g, due, fighter)


def _only(g: Record, due: Pending) -> Message:
    return told("only", "SHA-109", fighter=name_of_fighter(g, due.fighter, due.seat))


def unable(g: Record, due: Pending, fighter: int) -> Message | None:
    """SHA-72: why nothing at all can be done with a fighter now."""
    if g.kind[fighter] == 0:
        return told("no-fighter", "SHA-6")
    name = name_of_fighter(g, fighter, due.seat)
    if fighter // MODELS != due.seat:
        return told("not-yours", "SHA-69", fighter=name)
    if due.asked == Asked.GRANTED_ACTIVATION and fighter != due.fighter:
        return _only(g, due)
    if not on_field(g, fighter):
        return told("out", "SHA-153", fighter=name)
    if due.limited:
        return None
    if g.frozen[fighter]:
        return told("frozen", "SHA-107", fighter=name)
    if g.spent[fighter]:
        return told("spent", "SHA-107", fighter=name)
    if g.charged[fighter] and lasting_for(g, Mod.SECOND_WIND, fighter, 0) == 0:
        return told("charged", "SHA-72", fighter=name)
    return None


def stays(g: Record, fighter: int, seat: int) -> Message:
    """SHA-75, SHA-76, SHA-78: why a fighter can't make a Move action."""
    name = name_of_fighter(g, fighter, seat)
    if g.frozen[fighter]:
        return told("frozen", "SHA-107", fighter=name)
    if move_of(g, fighter, Going.MOVE, 0) == 0:
        return told("no-move", "SHA-75", fighter=name)
    return told("nowhere", "SHA-76", fighter=name)


def _move(g: Record, due: Pending, fighter: int) -> Message:
    name = name_of_fighter(g, fighter, due.seat)
    if not due.limited:
        if g.charged[fighter]:
            return told("charged", "SHA-72", fighter=name)
        if g.moved[fighter]:
            return told("moved", "SHA-78", fighter=name)
    return stays(g, fighter, due.seat)


def _charge(g: Record, due: Pending, fighter: int) -> Message:
    """SHA-81, SHA-84."""
    name = name_of_fighter(g, fighter, due.seat)
    if due.limited:
        return told("move-or-attack", "SHA-108", fighter=name)
    if g.charged[fighter]:
        return told("charged", "SHA-72", fighter=name)
    if g.moved[fighter]:
        return told("moved-no-charge", "SHA-84", fighter=name)
    if lasting_for(g, Mod.NO_ATTACK, fighter, 0) > 0:
        return told("barred", "SHA-107", fighter=name)
    if lasting_for(g, Mod.MOVE_DOUBLE, fighter, 0) > 0:
        return told("no-charge-by-ploy", "SHA-107", fighter=name)
    return told("no-charge", "SHA-81", fighter=name)


def _guard(g: Record, due: Pending, fighter: int) -> Message:
    return told("move-or-attack", "SHA-108", fighter=name_of_fighter(g, fighter, due.seat))


def _attack(g: Record, due: Pending, fighter: int) -> Message:
    """SHA-119."""
    name = name_of_fighter(g, fighter, due.seat)
    if is_barred(g, fighter):
        return told("barred", "SHA-107", fighter=name)
    return told("no-target", "SHA-119", fighter=name)


_WITH_FIGHTER = {ATTACK: _attack, GUARD: _guard, CHARGE: _charge, MOVE: _move}


def _ability(g: Record, due: Pending, fighter: int, which: int) -> Message:
    """SHA-109, SHA-156: actions that a fighter card prints."""
    name, prints = name_of_fighter(g, fighter, due.seat), PROPERTY[g.kind[fighter]]
    raises = prints[Property.RAISES_AT_HOME] or prints[Property.RAISES_ANYWHERE]
    if not (prints[Property.COMMANDS_TWO] if which else raises):
        return told("no-ability", "SHA-69", fighter=name)
    if due.limited:
        return told("move-or-attack", "SHA-108", fighter=name)
    if which:
        return told("nobody-to-command", "SHA-98", fighter=name, count=TWO)
    if not can_return(g, due.seat, int(prints[Property.RAISES_ANYWHERE])):
        return told("no-starting-hex", "SHA-156", fighter=name)
    return told("nobody-to-raise", "SHA-156", fighter=name)


def refuse_opening(g: Record, due: Pending, action: int) -> Message | None:
    """SHA-65: what the upgrades of a seat do as the phase begins."""
    if action > CARD:
        return _charm(g, due, action - CARD)
    if FIGHTER <= action < MOVE:
        fighter, needed = action - FIGHTER, Trait.MENDS
    elif ABILITY <= action < ABILITY + FIGHTERS:
        fighter, needed = action - ABILITY, Trait.SWITCHES_OBJECTIVE
    else:
        return None
    found = unable(g, due, fighter)
    if found is not None:
        return found
    name = name_of_fighter(g, fighter, due.seat)
    if trait(g, fighter, needed) == 0:
        return told("nothing-to-open", "SHA-65", fighter=name)
    if needed == Trait.MENDS:
        return told("mended" if is_done(g, fighter) else "unhurt", "SHA-65", fighter=name)
    if is_used(g, SEATS + due.seat):
        return told("switched", "SHA-65", fighter=name)
    return told("nothing-to-switch", "SHA-65", fighter=name)


def _charm(g: Record, due: Pending, card: int) -> Message:
    """A ploy that an upgrade allows, once in a phase."""
    own = range(due.seat * MODELS, (due.seat + 1) * MODELS)
    charms = any(on_field(g, fighter) and trait(g, fighter, Trait.CHARMS) > 0 for fighter in own)
    if int(TYPE[card]) == Type.UPGRADE or not charms:
        return told("power-step-only", "SHA-94", card=name_of_card(card))
    if is_used(g, due.seat):
        return told("charmed", "SHA-65", card=name_of_card(card))
    return refuse_play(g, due, card)


# --- Cards --------------------------------------------------------------------------------------------------------


def in_hand(g: Record, seat: int, card: int) -> bool:
    return g.place[seat, card] in (Place.HAND, Place.FRESH)


def refuse_use(g: Record, due: Pending, card: int) -> Message:
    """SHA-69: the action of an upgrade."""
    name, fighter = name_of_card(card), int(wearer(g, due.seat, card))
    if fighter == NOTHING:
        if not in_hand(g, due.seat, card):
            return told("not-in-play", "SHA-69", card=name)
        if int(TYPE[card]) == Type.OBJECTIVE:
            return told("objective", "SHA-167", card=name)
        return told("power-step-only", "SHA-94", card=name)
    found = unable(g, due, fighter)
    if found is not None:
        return found
    if not HAS_ACTION[card]:
        return told("no-action", "SHA-69", card=name)
    if due.limited:
        return told("move-or-attack", "SHA-108", fighter=name_of_fighter(g, fighter, due.seat))
    if repeats(g, due.seat, card):
        return told("repeats", "SHA-69", card=name)
    if MAY_ACT[card] and not met(MAY_ACT[card], g, due.seat, fighter):
        return told("condition", "SHA-98", card=name)
    return _no_choice(g, due, card, True, fighter)


def refuse_play(g: Record, due: Pending, card: int) -> Message:
    """SHA-98 to SHA-100, SHA-103, SHA-164: a power card in a power step or in the end phase."""
    name = name_of_card(card)
    if not in_hand(g, due.seat, card):
        return told("not-in-hand", "SHA-94", card=name)
    if int(TYPE[card]) == Type.OBJECTIVE:
        return told("objective", "SHA-167", card=name)
    if g.no_powers:
        return told("no-powers", "SHA-107", card=name)
    if int(TYPE[card]) == Type.UPGRADE:
        return _no_upgrade(g, due, card)
    if due.asked == Asked.END_UPGRADES:
        return told("no-ploys", "SHA-164", card=name)
    if IS_REACTION[card] and not MODS[card, Mod.REACTION]:
        return told("reaction-only", "SHA-99", card=name)
    if MAY[card] and not met(MAY[card], g, due.seat, NOTHING):
        return told("condition", "SHA-98", card=name)
    return _no_choice(g, due, card, False, NOTHING)


def _no_upgrade(g: Record, due: Pending, card: int) -> Message:
    """SHA-100, SHA-103."""
    if not has_wearer(g, due.seat, card):
        return told("nobody-may-have", "SHA-103", card=name_of_card(card))
    return told("no-glory", "SHA-100", card=name_of_card(card))


def _no_choice(g: Record, due: Pending, card: int, acting: bool, fighter: int) -> Message:
    """SHA-98: something that the card asks for is not there."""
    assert not has_targets(g, card, acting, due.seat, fighter)
    first = Target(asked(card, 0, acting))
    return told("no-choice", "SHA-98", card=name_of_card(card), wanted=wanted(first))


def refuse_reaction(g: Record, due: Pending, card: int) -> Message:
    """SHA-99, SHA-111, SHA-116: a reaction to what has just happened."""
    name, fighter = name_of_card(card), int(wearer(g, due.seat, card))
    held = in_hand(g, due.seat, card)
    if not held and fighter == NOTHING and not _lasts(g, due.seat, card):
        return told("not-in-hand", "SHA-111", card=name)
    if int(TYPE[card]) == Type.OBJECTIVE:
        return told("objective", "SHA-167", card=name)
    if not IS_REACTION[card]:
        return told("no-reaction", "SHA-111", card=name)
    if held and (int(TYPE[card]) == Type.UPGRADE or MODS[card, Mod.REACTION]):
        return told("power-step-only", "SHA-94", card=name)
    if fighter != NOTHING and not on_field(g, fighter):
        return told("out", "SHA-153", fighter=name_of_fighter(g, fighter, due.seat))
    assert due.moment is not None
    if not REACTS[card, due.moment]:
        return told("other-trigger", "SHA-111", card=name)
    if held and (g.no_powers or g.phase != Phase.ACTION):
        return told("no-powers", "SHA-107", card=name)
    if held and g.acts >= ACTS - 2:
        return told("too-deep", "W-01", card=name)
    if fighter != NOTHING and repeats(g, due.seat, card):
        return told("repeats", "SHA-111", card=name)
    if MAY[card] and not met(MAY[card], g, due.seat, fighter):
        return told("condition", "SHA-111", card=name)
    if has_targets(g, card, False, due.seat, fighter):  # a ploy that lasts and has been used
        return told("used", "SHA-113", card=name)
    return _no_choice(g, due, card, False, fighter)


def _lasts(g: Record, seat: int, card: int) -> bool:
    """Whether a ploy of a seat lasts that gives it a reaction."""
    return any(
        g.effects[row, Effect.CARD] == card and g.effects[row, Effect.SEAT] == seat
        for row in range(g.effect_count)
    )
