"""Tournaments on Discord: the service that runs them, what they announce, their pages and their commands."""
