"""Boards as people meet them: what they tell, and how they follow a turn."""
