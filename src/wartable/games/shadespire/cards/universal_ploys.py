"""Universal ploys: cards 308 to 372. What they do is in `ploys_with_cards.py`, `ploys_with_places.py` and
`ploys_with_fighters.py`; effects that other cards share are in `effects.py`."""

from wartable.games.shadespire.cards.effects import (
    draw_two,
    heal_by_die,
    home_has_room,
    hurt_one,
    inspire_one,
    push_one,
    pushable,
)
from wartable.games.shadespire.cards.ploys_with_cards import (
    break_upgrade,
    change_objectives,
    change_powers,
    gain_one,
    hand_down,
    has_looted,
    improvise,
    inherits,
    is_anothers_objective,
    is_worn_by_first,
    name_objective,
    opponent_plays,
    phase_is_played_out,
    play_free_upgrade,
    rob,
    stop_power_cards,
    try_to_deny,
)
from wartable.games.shadespire.cards.ploys_with_fighters import (
    act_after_upgrade,
    act_out_of_turn,
    attack_fells_friend,
    bears_wound,
    beside_falling,
    blind,
    borrow,
    choose_instead,
    defy_the_odds,
    enemy_has_moved,
    freeze,
    friend_falls_beside_friend,
    get_up,
    has_activation_left,
    has_charged,
    has_yet_to_move,
    heal_everybody,
    hurt_all,
    hurt_second,
    hurt_target,
    is_shot,
    is_supported,
    move_quickly,
    rebound,
    step_and_attack,
    strikes_close,
    taunt,
    twist,
    was_damaged,
)
from wartable.games.shadespire.cards.ploys_with_places import (
    blow_away,
    bring_home,
    drive_further,
    drop_shard,
    drove_enemy_back,
    drove_friend_away,
    flicker,
    has_fighter,
    movable,
    move_all_objectives,
    move_objective,
    on_hidden_path,
    other_can_be_pushed,
    pull_attacker,
    push_from_attacker,
    shake_all,
    switch_held,
    switch_two,
    take_hidden_path,
)
from wartable.games.shadespire.cards.reactions import (
    about_friend,
    attacker_is_enemy,
    attacker_is_friend,
    friend_attack_takes_out,
    friend_falls,
    took_out_friend,
)
from wartable.games.shadespire.changes import (
    ALL_DICE,
    CHOSEN,
    DAMAGE,
    DEFENCE,
    EVERYBODY,
    FIRST,
    FIRST_FIGHTER,
    FRIENDS,
    GLORY,
    INVERTS,
    MOVE,
    RANGE,
    RECOIL,
    REROLLS,
    ROLL_OFF,
    SECOND_WIND,
    SPARE_DIE,
    SUPPORTERS,
    SWEEP,
)
from wartable.games.shadespire.declare import ploy
from wartable.games.shadespire.printed import Target
from wartable.games.shadespire.rules.power import has_upgrade_in_hand
from wartable.games.shadespire.state import Trigger

ALL = ""  # no warband: everybody may have them

ploy(
    308,
    "anticipation",
    ALL,
    when=phase_is_played_out,
    asks=(Target.CARD,),
    fits=is_anothers_objective,
    effect=name_objective,
)
ploy(309, "blinding-flash", ALL, reaction=(Trigger.BEFORE_DICE,), when=is_shot, effect=blind)
ploy(310, "confused-priorities", ALL, asks=(Target.HELD, Target.HELD | Target.OTHER), effect=switch_held)
ploy(311, "confusion", ALL, asks=(Target.ANY, Target.ANY | Target.BESIDE_FIRST), effect=switch_two)
ploy(312, "cruel-taunt", ALL, asks=(Target.ENEMY,), effect=taunt)
ploy(313, "curious-inversion", ALL, gives=INVERTS, about=FIRST.attack)
ploy(314, "darkness-descends", ALL, gives=RANGE.at_most(1), about=FIRST.attack)
ploy(315, "daylight-robbery", ALL, asks=(Target.OPPONENT,), effect=rob)
ploy(
    316,
    "death-throes",
    ALL,
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=friend_falls,
    asks=(Target.ENEMY,),
    fits=beside_falling,
    effect=hurt_one,
)
ploy(317, "desperate-gambit", ALL, gives=ROLL_OFF, about=FIRST.attack)
ploy(318, "distraction", ALL, asks=(Target.ENEMY,), fits=pushable, effect=push_one)
ploy(319, "dual-strike", ALL, gives=SUPPORTERS.more(1).attacking.when(is_supported), about=FIRST.attack)
ploy(320, "duel-of-wits", ALL, reaction=(Trigger.PLOY_PLAYED,), when=opponent_plays, effect=draw_two)
ploy(321, "earthquake", ALL, asks=(Target.DIRECTION,), effect=shake_all)
ploy(322, "ephemeral-shield", ALL, gives=DEFENCE.more(1), about=FIRST_FIGHTER.own.targeted)
ploy(323, "flickering-step", ALL, when=has_fighter, effect=flicker)
ploy(324, "forceful-denial", ALL, reaction=(Trigger.PLOY_PLAYED,), when=opponent_plays, effect=try_to_deny)
ploy(325, "fortify", ALL, gives=DEFENCE.more(1).holding, about=FRIENDS)
ploy(326, "frozen-in-time", ALL, asks=(Target.ENEMY,), effect=freeze)
ploy(327, "fuelled-by-fury", ALL, gives=REROLLS.more(ALL_DICE), about=FIRST.own.attack)
ploy(328, "grapple", ALL, reaction=(Trigger.AFTER_ATTACK,), when=drove_friend_away, effect=pull_attacker)
ploy(329, "great-concussion", ALL, asks=(Target.HEX,), effect=blow_away)
ploy(330, "healing-potion", ALL, asks=(Target.FRIEND,), effect=heal_by_die)
ploy(
    331,
    "hidden-paths",
    ALL,
    asks=(Target.FRIEND, Target.HEX | Target.FREE),
    fits=on_hidden_path,
    effect=take_hidden_path,
)
ploy(332, "illusory-fighter", ALL, when=home_has_room, asks=(Target.FRIEND,), effect=bring_home)
ploy(333, "improvisation", ALL, effect=improvise)
ploy(334, "inspiration-strikes", ALL, asks=(Target.FRIEND,), effect=inspire_one)
ploy(335, "invisible-walls", ALL, gives=MOVE.at_most(1), about=EVERYBODY)
ploy(
    336,
    "last-chance",
    ALL,
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=attack_fells_friend,
    effect=defy_the_odds,
)
ploy(
    337,
    "legacy",
    ALL,
    reaction=(Trigger.AFTER_ATTACK, Trigger.AFTER_PLOY),
    when=took_out_friend,
    asks=(Target.CARD | Target.UPGRADE | Target.OUT, Target.FRIEND),
    not_chosen=(1,),
    fits=inherits,
    effect=hand_down,
)
ploy(338, "lethal-strike", ALL, gives=DAMAGE.doubled.critical, about=FIRST.attack)
ploy(339, "mighty-swing", ALL, gives=SWEEP, about=FIRST.own.attack.adjacent)
ploy(340, "mischievous-spirits", ALL, effect=move_all_objectives)
ploy(
    341,
    "misdirection",
    ALL,
    reaction=(Trigger.CHOSEN_BY_PLOY,),
    when=about_friend,
    asks=(Target.FRIEND | Target.INSTEAD,),
    effect=choose_instead,
)
ploy(342, "momentary-madness", ALL, asks=(Target.ENEMY,), effect=borrow)
ploy(
    343,
    "my-turn",
    ALL,
    reaction=(Trigger.AFTER_ATTACK, Trigger.AFTER_PLOY),
    asks=(Target.FRIEND,),
    not_chosen=(0,),
    fits=was_damaged,
    effect=step_and_attack,
)
ploy(344, "no-time", ALL, effect=stop_power_cards)
ploy(
    345,
    "on-your-feet",
    ALL,
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=friend_falls_beside_friend,
    effect=get_up,
)
ploy(346, "parry", ALL, gives=(DEFENCE.more(1), SPARE_DIE), about=FIRST.own.targeted)
ploy(
    347,
    "quick-thinker",
    ALL,
    reaction=(Trigger.AFTER_MOVE,),
    when=enemy_has_moved,
    asks=(Target.FRIEND,),
    not_chosen=(0,),
    fits=has_yet_to_move,
    effect=move_quickly,
)
ploy(
    348,
    "ready-for-action",
    ALL,
    reaction=(Trigger.AFTER_UPGRADE,),
    when=about_friend,
    effect=act_after_upgrade,
)
ploy(349, "rebound", ALL, reaction=(Trigger.WOULD_SUCCEED,), when=attacker_is_enemy, effect=rebound)
ploy(
    350,
    "reflected-injury",
    ALL,
    asks=(Target.FRIEND, Target.ENEMY | Target.BESIDE_FIRST),
    fits=bears_wound,
    effect=hurt_second,
)
ploy(351, "rethink-strategy", ALL, effect=change_objectives)
ploy(352, "sacrificial-pawn", ALL, asks=(Target.FRIEND,), gives=GLORY.more(1), about=CHOSEN)
ploy(353, "scavenge", ALL, reaction=(Trigger.AFTER_ATTACK,), when=has_looted, effect=gain_one)
ploy(
    354,
    "second-wind",
    ALL,
    asks=(Target.FRIEND,),
    fits=has_charged,
    gives=SECOND_WIND,
    about=CHOSEN,
)
ploy(355, "shardfall", ALL, asks=(Target.HEX | Target.FREE,), effect=drop_shard)
ploy(356, "shardgale", ALL, effect=hurt_all)
ploy(357, "shattering-terrain", ALL, gives=RECOIL.more(1), about=EVERYBODY)
ploy(
    358,
    "shattershard",
    ALL,
    asks=(Target.ENEMY, Target.CARD | Target.UPGRADE),
    fits=is_worn_by_first,
    effect=break_upgrade,
)
ploy(359, "shifting-shards", ALL, asks=(Target.OBJECTIVE,), fits=movable, effect=move_objective)
ploy(360, "sidestep", ALL, asks=(Target.FRIEND,), fits=pushable, effect=push_one)
ploy(361, "spectral-wings", ALL, gives=MOVE.more(2), about=FIRST.move)
ploy(362, "spoils-of-battle", ALL, when=has_upgrade_in_hand, effect=play_free_upgrade)
ploy(363, "sprint", ALL, gives=MOVE.doubled, about=FIRST.own.move)
ploy(364, "stumble", ALL, reaction=(Trigger.AFTER_ATTACK,), when=drove_enemy_back, effect=drive_further)
ploy(365, "tainted-vitality", ALL, effect=heal_everybody)
ploy(366, "tantalising-prize", ALL, gives=MOVE.more(2).holding, about=FIRST.own.move)
ploy(
    367,
    "teamwork",
    ALL,
    reaction=(Trigger.BEFORE_DICE,),
    when=attacker_is_friend,
    asks=(Target.FRIEND,),
    not_chosen=(0,),
    fits=other_can_be_pushed,
    effect=push_one,
)
ploy(368, "time-trap", ALL, when=has_activation_left, asks=(Target.ANY,), effect=act_out_of_turn)
ploy(369, "trap", ALL, reaction=(Trigger.DRIVEN,), when=drove_enemy_back, effect=hurt_target)
ploy(
    370,
    "triumphant-roar",
    ALL,
    reaction=(Trigger.AFTER_ATTACK,),
    when=friend_attack_takes_out,
    effect=push_from_attacker,
)
ploy(371, "trust-to-luck", ALL, effect=change_powers)
ploy(372, "twist-the-knife", ALL, reaction=(Trigger.WOULD_SUCCEED,), when=strikes_close, effect=twist)
