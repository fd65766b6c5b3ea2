"""The Empire cards."""

from wartable.games.invasion.cards.declare import (
    TYPE,
    Hook,
    Redirect,
    When,
    Whose,
    Window,
    action,
    attachment,
    constant,
    cost_for,
    forced,
    power_for,
    quest,
    redirects,
    support,
    tactic,
    tax_for,
    unit,
)
from wartable.games.invasion.cards.where import DEVELOPMENT, ENTRY, SECTION, SUPPORT, UNIT, ZONE
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.changing import change_power, move_development, move_unit
from wartable.games.invasion.rules.combat import redirect_attack
from wartable.games.invasion.rules.damage import deal_at_once
from wartable.games.invasion.rules.entering import (
    destroy_marked,
    develop_from_deck,
    return_to_hand,
    stop_fighting,
)
from wartable.games.invasion.rules.facts import DYING, controller, developments_in, face, host_of
from wartable.games.invasion.rules.resolving import cancel_row, copy_row
from wartable.games.invasion.rules.where import each
from wartable.games.invasion.state import Edition, Event, Phase, Race, Type, Zone
from wartable.games.invasion.vocabulary import row_in, zone_in
from wartable.kernel.journal import tell

unit(26, "peasant-militia", Race.EMPIRE, loyalty=1, hit_points=3, traits="warrior")
unit(
    27,
    "reiksguard-knights",
    Race.EMPIRE,
    cost=3,
    loyalty=1,
    power=1,
    hit_points=2,
    traits="knight",
    copies=3,
    counterstrike=2,
)


BRIGHT_WIZARD_APPRENTICE = unit(
    28, "bright-wizard-apprentice", Race.EMPIRE, cost=2, loyalty=2, power=1, hit_points=1, traits="mage"
)


@action(BRIGHT_WIZARD_APPRENTICE, ENTRY.action.by(UNIT | SUPPORT).other, zone=Zone.QUEST, cost=2, once=True)
def bright_wizard_apprentice(g: Record, one):
    """B-128: another unit's or support's action does nothing."""
    cancel_row(g, row_in(one))


NULN_TINKERERS = unit(
    29, "nuln-tinkerers", Race.EMPIRE, cost=3, loyalty=1, power=1, hit_points=3, traits="engineer"
)


@constant(NULN_TINKERERS, cost_for, Hook.COST, zone=Zone.KINGDOM)
def nuln_tinkerers(g: Record, slot, seat, card):
    """The first own support each turn costs 1 less."""
    first = TYPE[card] == Type.SUPPORT and g.supports_played[seat] == 0
    return -1 if first and seat == controller(g, slot) else 0


THE_GREATSWORDS = unit(
    30,
    "the-greatswords",
    Race.EMPIRE,
    cost=4,
    loyalty=2,
    power=1,
    hit_points=4,
    traits="warrior elite",
    copies=2,
)


@forced(THE_GREATSWORDS, When.UNIT_ENTERS_ZONE)
def the_greatswords(g: Record, source):
    """Stronger for the turn whenever a unit enters this zone."""
    change_power(g, source, 1)


SIGMARS_BLESSED = unit(
    31, "sigmars-blessed", Race.EMPIRE, cost=2, loyalty=2, power=1, hit_points=1, traits="priest"
)


@forced(SIGMARS_BLESSED, When.LEAVES_PLAY, UNIT.across)
def sigmars_blessed(g: Record, one):
    """A unit in any corresponding zone returns to hand."""
    return_to_hand(g, one)


THYRUS_GORMAN = unit(
    32,
    "thyrus-gorman",
    Race.EMPIRE,
    cost=3,
    loyalty=3,
    power=3,
    hit_points=3,
    traits="hero mage",
    unique=True,
)


@forced(THYRUS_GORMAN, When.TURN_ENDS)
def thyrus_gorman(g: Record, source):
    """T-06: he takes 1 damage."""
    deal_at_once(g, source, 1, 0)


unit(
    33,
    "huntsmen",
    Race.EMPIRE,
    cost=1,
    loyalty=1,
    power=1,
    hit_points=1,
    traits="ranger",
    copies=3,
    only=Zone.QUEST,
)


WARRIOR_PRIESTS = unit(
    34,
    "warrior-priests",
    Race.EMPIRE,
    cost=2,
    loyalty=1,
    power=1,
    hit_points=1,
    traits="warrior priest",
    copies=3,
    reworded=True,
)

redirects(WARRIOR_PRIESTS, Redirect.FROM_ITSELF, forced_in_first=True)  # B-134


unit(
    35,
    "free-company",
    Race.EMPIRE,
    cost=3,
    loyalty=1,
    power=1,
    hit_points=3,
    traits="warrior",
    copies=2,
    scout=True,
)


PISTOLIERS = unit(
    36, "pistoliers", Race.EMPIRE, cost=2, loyalty=1, power=1, hit_points=2, traits="ranger", copies=3
)


@action(PISTOLIERS, ZONE.own.than_source, cost=1)
def pistoliers(g: Record, source, one):
    """They ride to another zone."""
    move_unit(g, source, zone_in(one))


JOHANNES_BROHEIM = unit(
    37,
    "johannes-broheim",
    Race.EMPIRE,
    cost=6,
    loyalty=3,
    power=1,
    hit_points=4,
    traits="hero cavalry",
    unique=True,
    counterstrike=2,
)


@forced(JOHANNES_BROHEIM, When.PHASE_ENDS, ZONE.own.than_source, whose=Whose.ANY, may=True)
def johannes_broheim(g: Record, source, one):
    """T-39: he may move at the end of each phase."""
    move_unit(g, source, zone_in(one))


KNIGHT_TRAINING = attachment(
    38, "knight-training", Race.EMPIRE, to=UNIT.own.in_battlefield, loyalty=2, traits="skill"
)


@constant(KNIGHT_TRAINING, power_for, Hook.POWER)
def knight_training(g: Record, slot, unit):
    """Its host is stronger."""
    return 1 if host_of(g, slot) == unit else 0


CHURCH_OF_SIGMAR = support(
    39, "church-of-sigmar", Race.EMPIRE, cost=2, loyalty=2, power=1, traits="building", copies=2
)


@constant(CHURCH_OF_SIGMAR, tax_for, Hook.TAX, zone=Zone.KINGDOM)
def church_of_sigmar():
    """Opponents pay 1 more to aim at own units."""
    return 1


CITY_GATES = support(40, "city-gates", Race.EMPIRE, cost=2, loyalty=1, power=1, traits="building")


@forced(CITY_GATES, When.TURN_BEGINS)
def city_gates(g: Record, seat, zone):
    """The top card of the deck becomes a development here."""
    develop_from_deck(g, seat, zone, 1)


SHRINE_TO_TAAL = support(41, "shrine-to-taal", Race.EMPIRE, cost=2, loyalty=1, traits="building")


@forced(SHRINE_TO_TAAL, When.TURN_BEGINS, UNIT.here)
def shrine_to_taal(g: Record, source, one):
    """A unit here gains power for each development here."""
    change_power(g, one, developments_in(g, source))


TEMPLE_OF_SHALLYA = support(
    42, "temple-of-shallya", Race.EMPIRE, cost=4, loyalty=1, power=2, traits="building"
)


@forced(
    TEMPLE_OF_SHALLYA,
    When.PHASE_BEGINS,
    UNIT.own,
    ZONE.than_first,
    zone=Zone.KINGDOM,
    phase=Phase.KINGDOM,
    may=True,
)
def temple_of_shallya(g: Record, one, two):
    """An own unit may move to another zone."""
    if two >= 0:
        move_unit(g, one, zone_in(two))


DEFEND_THE_BORDER = quest(43, "defend-the-border", Race.EMPIRE, loyalty=2, copies=2)

redirects(DEFEND_THE_BORDER, Redirect.FROM_CAPITAL, zone=Zone.QUEST, tokens=3)


@tactic(
    44,
    "will-of-the-electors",
    Race.EMPIRE,
    DEVELOPMENT,
    DEVELOPMENT.another.beside_first,
    ZONE.than_first,
    cost=1,
    loyalty=1,
    optional=(True, True, False),
)
def will_of_the_electors(g: Record, one, two, three):
    """Up to two developments move to another zone of the same player."""
    if three >= 0:
        move_development(g, one, zone_in(three))
        move_development(g, two, zone_in(three))


@tactic(45, "twin-tailed-comet", Race.EMPIRE, ENTRY.tactic, cost=2, loyalty=4)
def twin_tailed_comet(g: Record, seat, one):
    """B-145, W-12: the tactic's effect happens once more, with new targets; X is 0."""
    copy_row(g, seat, row_in(one))


@tactic(46, "demoralise", Race.EMPIRE, UNIT, loyalty=1, copies=3)
def demoralise(g: Record, one):
    """A unit is weaker for the turn."""
    change_power(g, one, -2)


@tactic(47, "franzs-decree", Race.EMPIRE, UNIT, cost=1, loyalty=1, copies=2, reworded=True)
def franzs_decree(g: Record, one):
    """B-147: a unit can't be declared as attacker or defender this turn; in the first edition it can't fight at all."""
    g.barred[one] = 1
    if g.edition == Edition.FIRST:
        stop_fighting(g, one)
    tell(g, Event.BARRED, controller(g, one), face(g, one), one, 0, 0)


@tactic(
    48,
    "forced-march",
    Race.EMPIRE,
    UNIT,
    ZONE.than_first,
    cost=2,
    loyalty=2,
    window=Window.OWN_TURN,
)
def forced_march(g: Record, one, two):
    """A unit moves to another zone of its controller."""
    if two >= 0:
        move_unit(g, one, zone_in(two))


@tactic(49, "judgement-of-verena", Race.EMPIRE, cost=4, loyalty=2, traits="spell", window=Window.OWN_TURN)
def judgement_of_verena(g: Record):
    """Units and supports in zones without developments are destroyed."""
    for card in each(g, (UNIT | SUPPORT).undeveloped):
        g.doomed[card] |= DYING
    destroy_marked(g)


@tactic(
    50,
    "sigmars-intervention",
    Race.EMPIRE,
    SECTION.own.unattacked,
    cost=2,
    loyalty=2,
    traits="spell",
    window=Window.BEFORE_DEFENDERS,
)
def sigmars_intervention(g: Record, one):
    """B-150: the attack goes to another own zone."""
    redirect_attack(g, zone_in(one))
