"""Spiteclaw's Swarm: cards 146 to 174."""
