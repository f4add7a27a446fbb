"""Tournaments on Discord: the service that runs them, their cards, their commands."""
