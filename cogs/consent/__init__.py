"""Proposals that the others at a table agree to or refuse: undo, draw, pause, replace."""
