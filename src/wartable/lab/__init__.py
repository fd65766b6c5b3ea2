"""The lab asks questions of many matches: who wins, how fast, which rules have tests.
It uses games and players through their contracts only."""
