"""Messages that a table posts in its channel, sent from the outbox after the commit. No slash commands."""
