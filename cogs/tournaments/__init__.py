"""Tournaments: the service that runs them, their announcements, pages and commands. No game is named here."""
