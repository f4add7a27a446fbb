"""Tournaments without Discord: entries, rounds, results, each act one transaction."""
