"""Time: pure deadlines and personal time; the clock, missed turns, reminders, vacations. No commands."""
