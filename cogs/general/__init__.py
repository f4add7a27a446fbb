"""Commands about no single game: boards, rules, statistics, settings, data, the maze of the day."""
