"""The record and the observation of a match of Invictus, for the type checker. Made by `python -m wartable.lab.records`."""

from __future__ import annotations

from typing import Protocol

from wartable.kernel.typed import AnyRecord, Grid, RealGrid, Row


class Record(AnyRecord, Protocol):
    """A match."""

    chance: Row
    range: Row
    attack: Row
    health: Grid
    seats: int
    deck_size: int
    opening: int
    build: int
    mixed: int
    copies: int
    back_row_open: int
    opening_drawn: int
    leader_is_purple: int
    nation: Row
    queue_limit: Row
    order: Row
    leader: Row
    leader_choice: Grid
    leaders_shown: int
    pool: Grid
    hand: Grid
    hand_size: Row
    known: Grid
    shown: Grid
    deck: Grid
    deck_left: Row
    kingdom: Grid
    colours: Grid
    points: Row
    field: Grid
    rested: Grid
    damage: Grid
    queue: Grid
    queue_size: Row
    graveyard: Grid
    graves: Row
    turn: int
    active: int
    attacked: int
    marched: int
    entered: int
    bonus: int
    next_bonus: int
    next_any_front: int
    reason: int
    winner: int
    depth: int
    frames: Grid
    told: int
    listening: int
    journal: Grid
    tuning: RealGrid


class Seen(Protocol):
    """What a seat knows, as `observe` fills it."""

    hand: Row
    deck: Row
    pool: Row
    leader_choice: Row
    known: Grid
    shown: Grid
    kingdom: Grid
    colours: Grid
    hand_size: Row
    deck_size: Row
    pool_size: Row
    points: Row
    nation: Row
    leader_chosen: Row
    leader: Row
    order: Row
    field: Grid
    rested: Grid
    damage: Grid
    queue: Grid
    queue_limit: Row
    graveyard: Grid
    seats: int
    cards_of_deck: int
    opening: int
    build: int
    mixed: int
    copies: int
    back_row_open: int
    opening_drawn: int
    leader_is_purple: int
    leaders_shown: int
    turn: int
    active: int
    attacked: int
    marched: int
    entered: int
    bonus: int
    next_bonus: int
    next_any_front: int
    reason: int
    winner: int
    pending: Row
    pending_seat: Row
    pending_about: Grid
