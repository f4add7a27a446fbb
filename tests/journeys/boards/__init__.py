"""Deadlines, reminders, vacations and outages, as people meet them."""
