"""Tests that walk through several rooms, as people meet the bot."""
