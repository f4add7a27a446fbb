"""What a tournament announces in its channel and at its tables. Nothing here answers a command."""
