"""Tournaments without Discord: entries, rounds, results. Each act is one transaction; nothing is sent."""
