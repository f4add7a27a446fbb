"""Tests of single rooms of cogs, by the same path."""
