"""Tests of names, slash commands and controls."""
