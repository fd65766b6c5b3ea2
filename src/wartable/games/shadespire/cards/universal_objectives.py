"""Universal objectives: cards 233 to 307.
Their conditions are in `at_once.py`, `holding.py` and `in_end_phases.py`, shared ones in `conditions.py`."""

from wartable.games.shadespire.cards.at_once import (
    charged_from_guard,
    covered_ground,
    crushed,
    dealt_massively,
    escaped,
    felled_by_one,
    felled_precisely,
    felled_without_remorse,
    harvested,
    reaped,
    succeeded_against_guard,
    succeeded_against_odds,
    support_is_even,
    three_struck_one,
    took_out_abroad,
    took_out_at_home,
    took_out_by_reaction,
    trapped_and_hurt,
    won_duel,
)
from wartable.games.shadespire.cards.conditions import (
    enemies_gone,
    held_twice,
    holds_all,
    holds_three,
    leader_taken_out,
    none_lost,
    one_abroad,
    outnumbered,
    three_inspired,
)
from wartable.games.shadespire.cards.holding import (
    holds_fifth,
    holds_first,
    holds_fourth,
    holds_one_and_two,
    holds_one_to_three,
    holds_second,
    holds_third,
    holds_three_and_four,
    holds_three_to_five,
    made_statement,
    standard_planted,
)
from wartable.games.shadespire.cards.in_end_phases import (
    all_divided,
    all_enemies_gone,
    all_lost,
    conquered,
    contained,
    denied,
    did_everything,
    enemies_fallen,
    enemies_geared,
    enemies_wounded,
    has_champion,
    is_surrounded,
    killed_everywhere,
    losses_even,
    many_upgrades,
    no_ploy,
    no_powers_left,
    nobody_beside_anybody,
    nobody_hurt,
    none_moved,
    opponents_idle,
    seven_fallen,
    six_scored,
    surrounds,
    three_brawl,
    three_enemies_hurt,
    three_geared,
    three_in_no_ones_land,
    three_kills,
    three_ploys,
    three_scored,
    three_wounded,
    two_on_edge,
    two_scored_now,
    wall_unbroken,
)
from wartable.games.shadespire.declare import objective
from wartable.games.shadespire.printed import Timing

ANY = ""  # no warband

objective(233, "accept-inevitability", ANY, 1, Timing.THIRD_END, all_lost)
objective(234, "advancing-strike", ANY, 1, Timing.AT_ONCE, took_out_abroad)
objective(235, "alone-in-the-darkness", ANY, 2, Timing.END, nobody_beside_anybody)
objective(236, "annihilation", ANY, 5, Timing.END, enemies_gone)
objective(237, "assassinate", ANY, 1, Timing.END, leader_taken_out)
objective(238, "balance-of-power", ANY, 2, Timing.AT_ONCE, support_is_even)
objective(239, "blooded", ANY, 1, Timing.END, three_wounded)
objective(240, "bloodless", ANY, 1, Timing.END, nobody_hurt)
objective(241, "brawl", ANY, 2, Timing.END, three_brawl)
objective(242, "butchery", ANY, 2, Timing.END, three_kills)
objective(243, "change-of-tactics", ANY, 1, Timing.AT_ONCE, charged_from_guard)
objective(244, "chosen-champion", ANY, 1, Timing.END, has_champion)
objective(245, "complete-victory", ANY, 3, Timing.THIRD_END, none_lost)
objective(246, "concerted-attack", ANY, 1, Timing.AT_ONCE, three_struck_one)
objective(247, "conquest", ANY, 2, Timing.THIRD_END, conquered)
objective(248, "contained", ANY, 3, Timing.THIRD_END, contained)
objective(249, "cover-ground", ANY, 1, Timing.AT_ONCE, covered_ground)
objective(250, "crushing-force", ANY, 1, Timing.AT_ONCE, crushed)
objective(251, "dauntless", ANY, 2, Timing.END, outnumbered)
objective(252, "defensive-strike", ANY, 1, Timing.AT_ONCE, took_out_at_home)
objective(253, "denial", ANY, 3, Timing.THIRD_END, denied)
objective(254, "determined-defender", ANY, 1, Timing.END, held_twice)
objective(255, "divide-and-conquer", ANY, 1, Timing.END, all_divided)
objective(256, "endless-slaughter", ANY, 3, Timing.THIRD_END, enemies_fallen)
objective(257, "escalation", ANY, 2, Timing.END, many_upgrades)
objective(258, "fearless", ANY, 1, Timing.END, is_surrounded)
objective(259, "flawless-strategy", ANY, 1, Timing.END, two_scored_now)
objective(260, "geared-for-war", ANY, 1, Timing.END, three_geared)
objective(261, "heroes-all", ANY, 1, Timing.END, three_inspired)
objective(262, "heroic-feat", ANY, 2, Timing.AT_ONCE, succeeded_against_odds)
objective(263, "hold-objective-1", ANY, 1, Timing.END, holds_first)
objective(264, "hold-objective-2", ANY, 1, Timing.END, holds_second)
objective(265, "hold-objective-3", ANY, 1, Timing.END, holds_third)
objective(266, "hold-objective-4", ANY, 1, Timing.END, holds_fourth)
objective(267, "hold-objective-5", ANY, 1, Timing.END, holds_fifth)
objective(268, "honest-opponent", ANY, 1, Timing.END, no_ploy)
objective(269, "killing-ground", ANY, 3, Timing.END, killed_everywhere)
objective(270, "making-a-statement", ANY, 3, Timing.END, made_statement)
objective(271, "massive-assault", ANY, 1, Timing.AT_ONCE, dealt_massively)
objective(272, "master-of-war", ANY, 1, Timing.END, did_everything)
objective(273, "masterstroke", ANY, 1, Timing.AT_ONCE, took_out_by_reaction)
objective(274, "miraculous-escape", ANY, 1, Timing.AT_ONCE, escaped)
objective(275, "multiple-fronts", ANY, 1, Timing.END, three_enemies_hurt)
objective(276, "no-more-tricks", ANY, 1, Timing.END, no_powers_left)
objective(277, "no-remorse", ANY, 1, Timing.AT_ONCE, felled_without_remorse)
objective(278, "our-only-way-out", ANY, 2, Timing.END, holds_three)
objective(279, "overextended", ANY, 5, Timing.END, holds_all)
objective(280, "perfect-planning", ANY, 1, Timing.END, none_moved)
objective(281, "plant-a-standard", ANY, 1, Timing.END, standard_planted)
objective(282, "ploymaster", ANY, 1, Timing.END, three_ploys)
objective(283, "poised-to-strike", ANY, 1, Timing.END, surrounds)
objective(284, "precise-use-of-force", ANY, 1, Timing.AT_ONCE, felled_precisely)
objective(285, "pure-carnage", ANY, 3, Timing.THIRD_END, seven_fallen)
objective(286, "ready-for-a-challenge", ANY, 1, Timing.END, enemies_geared)
objective(287, "reaper", ANY, 2, Timing.AT_ONCE, reaped)
objective(288, "scent-of-victory", ANY, 1, Timing.END, enemies_wounded)
objective(289, "skirting-danger", ANY, 1, Timing.END, two_on_edge)
objective(290, "stymied", ANY, 1, Timing.END, opponents_idle)
objective(291, "superior-tactician", ANY, 3, Timing.THIRD_END, six_scored)
objective(292, "supremacy", ANY, 3, Timing.END, holds_three)
objective(293, "swift-advance", ANY, 1, Timing.END, one_abroad)
objective(294, "tactical-genius-1-3", ANY, 3, Timing.END, holds_one_to_three)
objective(295, "tactical-genius-3-5", ANY, 3, Timing.END, holds_three_to_five)
objective(296, "tactical-supremacy-1-2", ANY, 2, Timing.END, holds_one_and_two)
objective(297, "tactical-supremacy-3-4", ANY, 2, Timing.END, holds_three_and_four)
objective(298, "the-bigger-they-are", ANY, 1, Timing.AT_ONCE, felled_by_one)
objective(299, "the-harvest-begins", ANY, 2, Timing.AT_ONCE, harvested)
objective(300, "total-annihilation", ANY, 7, Timing.EARLY_END, all_enemies_gone)
objective(301, "trapped", ANY, 1, Timing.AT_ONCE, trapped_and_hurt)
objective(302, "twilight-conqueror", ANY, 1, Timing.END, three_in_no_ones_land)
objective(303, "unbroken-wall", ANY, 1, Timing.END, wall_unbroken)
objective(304, "unstoppable", ANY, 1, Timing.AT_ONCE, succeeded_against_guard)
objective(305, "victorious-duel", ANY, 2, Timing.AT_ONCE, won_duel)
objective(306, "victory-after-victory", ANY, 2, Timing.END, three_scored)
objective(307, "war-of-attrition", ANY, 1, Timing.END, losses_even)
