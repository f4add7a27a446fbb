"""Time: deadlines and personal time as pure arithmetic, then the cog, reminders and vacations that use it."""
