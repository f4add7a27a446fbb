"""The private panel and the Face, which every game implements. Nothing here knows one game."""
