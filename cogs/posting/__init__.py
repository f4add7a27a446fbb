"""Sends what the outbox holds: boards and other messages to a table. No commands, no rules."""
