"""The turn: its phases, their steps and windows (INV-050 to INV-065, INV-100 to INV-118, D-01 to D-09).
The frame at the bottom says where the turn stands; each step is done once and names the next."""

from wartable.games.invasion.cards.declare import FORCED_OF, QUESTS, TOKEN_RULE, When
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.changing import change_back, give_back
from wartable.games.invasion.rules.combat import (
    apply_combat,
    count_damage,
    drop_idle_front,
    end_combat,
    scout,
    zone_is_attacked,
)
from wartable.games.invasion.rules.entering import return_to_hand, sacrifice
from wartable.games.invasion.rules.facts import A_UNIT_TOO, DRAWN_MATCH
from wartable.games.invasion.rules.forced import add_token
from wartable.games.invasion.rules.moments import happens, wait
from wartable.games.invasion.rules.piles import draw_cards, end_match
from wartable.games.invasion.rules.redirect import next_redirect_beside
from wartable.games.invasion.rules.slots import all_slots, slots_of
from wartable.games.invasion.rules.stats import zone_power
from wartable.games.invasion.state import (
    CARDS,
    NOTHING,
    RACES,
    Doom,
    Edition,
    Event,
    Frame,
    Phase,
    Reason,
    Step,
    Zone,
)
from wartable.games.invasion.vocabulary import PASS, which
from wartable.kernel.frames import KIND, A, B, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def open_window(g: Record):
    """INV-054, U-01: both may act, the active player first, until both pass one after the other."""
    push(g, Frame.WINDOW, g.active, 0, 0, 0, 0, 0)


@rule
def advance(g: Record):
    """Do the next step of the turn."""
    phase = top(g, A)
    step = top(g, B)
    if step == Step.LEAVE:
        set_top(g, B, Step.DONE)
        if g.edition == Edition.REVISED or Phase.KINGDOM <= phase <= Phase.BATTLE:  # D-01
            happens(g, When.PHASE_ENDS, g.active, NOTHING, 0, phase)
    elif step == Step.DONE:
        if phase == Phase.END:
            end_turn(g)
        else:
            enter_phase(g, phase + 1)
    elif step == Step.WINDOW:
        set_top(g, B, Step.LEAVE)
        open_window(g)
    elif phase == Phase.BATTLE:
        advance_battle(g, step)
    elif phase == Phase.BEGIN:
        begin_turn(g)
    elif phase == Phase.KINGDOM:
        advance_kingdom(g, step)
    elif phase == Phase.QUEST:
        set_top(g, B, Step.WINDOW)
        draw_cards(g, g.active, zone_power(g, g.active, Zone.QUEST))
        if g.reason == Reason.NONE:
            happens(g, When.DRAWS, g.active, NOTHING, 0, 0)
    elif phase == Phase.CAPITAL:
        set_top(g, B, Step.WINDOW)
    elif step == Step.ENTER:
        set_top(g, B, Step.WORK)
        if g.end_window != 0 and g.edition == Edition.REVISED:
            open_window(g)  # B-03
    else:
        set_top(g, B, Step.LEAVE)
        end_of_turn_effects(g)


@rule
def enter_phase(g: Record, phase):
    """INV-052: the first player's first turn has neither quest nor battlefield phase."""
    if g.turn == 1 and (phase == Phase.QUEST or phase == Phase.BATTLE):
        phase += 1
    set_top(g, A, phase)
    set_top(g, B, Step.ENTER)
    tell(g, Event.PHASE, g.active, NOTHING, phase, 0, 0)
    if phase != Phase.KINGDOM:  # INV-060: which begins when resources have been returned
        happens(g, When.PHASE_BEGINS, g.active, NOTHING, 0, 0)


@rule
def begin_turn(g: Record):
    """B-03, D-01: what happens at the beginning of a turn; then, in the revised rules, a window."""
    set_top(g, B, Step.WINDOW if g.edition == Edition.REVISED else Step.LEAVE)
    tell(g, Event.TURN, g.active, NOTHING, g.turn, 0, 0)
    for slot in slots_of(g, g.active):
        card = g.card[slot]
        if QUESTS[card] and g.down[slot] == 0 and g.zone[slot] == Zone.QUEST:
            if FORCED_OF[card] == NOTHING:
                add_token(g, slot)
            else:
                wait(g, TOKEN_RULE, g.active, slot, Zone.QUEST, 0, card)
    happens(g, When.TURN_BEGINS, g.active, NOTHING, 0, 0)


@rule
def advance_kingdom(g: Record, step):
    """INV-060 to INV-062, D-02: return, restore, collect."""
    if step == Step.ENTER:
        set_top(g, B, Step.RESTORE)
        if g.resources[g.active] > 0:
            tell(g, Event.RETURNED_RESOURCES, g.active, NOTHING, g.resources[g.active], 0, 0)
        g.resources[g.active] = 0
        happens(g, When.PHASE_BEGINS, g.active, NOTHING, 0, 0)
    elif step == Step.RESTORE:
        set_top(g, B, Step.COLLECT)
        for slot in slots_of(g, g.active):
            if g.corrupt[slot] != 0:
                push(g, Frame.RESTORE, g.active, 0, 0, 0, 0, 0)
                return
    else:
        set_top(g, B, Step.WINDOW)
        amount = zone_power(g, g.active, Zone.KINGDOM)
        g.resources[g.active] += amount
        tell(g, Event.COLLECTED, g.active, NOTHING, amount, g.resources[g.active], 0)
        happens(g, When.COLLECTS, g.active, NOTHING, 0, amount)


@rule
def advance_battle(g: Record, step):
    """INV-101: five steps, each with a window after it."""
    if step == Step.ENTER:
        push(g, Frame.TARGET_ZONE, g.active, 0, 0, 0, 0, 0)
    elif step == Step.ATTACKERS:
        set_top(g, B, Step.ATTACKED)
        push(g, Frame.ATTACKERS, g.active, 0, 0, 0, 0, 0)
    elif step == Step.ATTACKED:
        set_top(g, B, Step.DEFENDERS)
        open_window(g)
        drop_idle_front(g)
        zone_is_attacked(g)
    elif step == Step.DEFENDERS:
        set_top(g, B, Step.DEFENDED)
        push(g, Frame.DEFENDERS, 1 - g.active, 0, 0, 0, 0, 0)
    elif step == Step.DEFENDED:
        set_top(g, B, Step.ASSIGN)
        open_window(g)
    elif step == Step.ASSIGN:
        set_top(g, B, Step.ASSIGNED)
        count_damage(g)
    elif step == Step.ASSIGNED:
        if not next_redirect_beside(g):
            set_top(g, B, Step.APPLY)
            open_window(g)
    elif step == Step.APPLY:
        set_top(g, B, Step.SCOUT)
        apply_combat(g)
    elif step == Step.SCOUT:
        set_top(g, B, Step.AFTERMATH)
        scout(g)
    elif step == Step.AFTERMATH:
        set_top(g, B, Step.OVER)
        open_window(g)
    else:
        set_top(g, B, Step.LEAVE)
        end_combat(g)


@rule
def scout_is_due(g: Record):
    """INV-145: Scout is a keyword, so that it comes before the forced effects of the same damage (U-02)."""
    return top(g, KIND) == Frame.TURN and top(g, B) == Step.SCOUT


@rule
def choose_attacked_zone(g: Record, seat, action):
    """INV-100, INV-102, D-08: one zone of the opponent, or no attack; then still a window in the revised rules."""
    pop(g)
    if action == PASS:
        tell(g, Event.NO_ATTACK, seat, NOTHING, 0, 0, 0)
        set_top(g, B, Step.LEAVE)
        if g.edition == Edition.REVISED:
            open_window(g)
        return
    g.attacked = which(action) % 3
    tell(g, Event.ATTACKS_ZONE, seat, NOTHING, g.attacked, 0, 0)
    set_top(g, B, Step.ATTACKERS)
    open_window(g)


@rule
def end_of_turn_effects(g: Record):
    """B-03: what happens when the turn ends, before what lasted until then is over."""
    happens(g, When.TURN_ENDS, g.active, NOTHING, 0, 0)
    for slot in all_slots(g):
        if g.doomed[slot] & Doom.SACRIFICED:
            sacrifice(g, slot)
        elif g.doomed[slot] & Doom.RETURNING:
            return_to_hand(g, slot)
    if g.strays != 0:
        for slot in all_slots(g):
            if g.strayed[slot] != 0:
                give_back(g, slot)


@rule
def end_turn(g: Record):
    """INV-055, W-13: what lasted until the end of the turn is over; the other player becomes active."""
    for slot in all_slots(g):
        g.power_change[slot] = 0
        g.hit_change[slot] = 0
        g.used[slot] = 0
        g.barred[slot] = 0
        g.lasting[slot] = 0
        g.fought[slot] = 0
        g.shield[slot] = 0
        if g.down[slot] == A_UNIT_TOO:
            change_back(g, slot)
    for seat in range(2):
        g.limited[seat] = 0
        g.supports_played[seat] = 0
        g.discounts[seat] = 0
        g.drawn[seat] = 0
        g.most_drawn[seat] = 0
        for race in range(RACES):
            g.units_played[seat, race] = 0
        for card in range(CARDS):
            g.fell[seat, card] = 0
    g.developed = 0
    g.fallen = 0
    g.shielded = 0
    g.unsettled = 1
    g.active = 1 - g.active
    g.turn += 1
    if g.turn > g.longest:
        end_match(g, DRAWN_MATCH, Reason.LONG)
        return
    set_top(g, A, Phase.BEGIN)
    set_top(g, B, Step.ENTER)
