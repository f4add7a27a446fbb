"""Tournaments as people see them: cards, standings, brackets, lists, files. Nothing here changes one."""
