"""The port for those who watch the bot, as they read it."""
