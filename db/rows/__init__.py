"""Rows and changes as frozen structs; no SQL and no logic."""
