"""The private panel, finding a table, and the Face that every game implements. Nothing knows one game."""
