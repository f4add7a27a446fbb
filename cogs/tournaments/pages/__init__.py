"""Tournaments as people see them: cards, standings, brackets, panels, files. Nothing here changes one."""
