"""Tournaments from the panel to the podium."""
