"""A match at the table: its seats, its file, what was played and what may be taken back.
Screens are built on it; it knows games only through their contract."""
