"""Rows and changes as frozen structs whose fields are columns; no SQL and no logic."""
