"""Poudlard on Discord."""
