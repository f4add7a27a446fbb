"""What hosts and moderators may do to a table beside its moves, and the log of that. No game's rules."""
