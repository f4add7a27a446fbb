"""Tests of the store: its file, its connection, its queries."""
