"""Le labyrinthe secret: two to four players seek the same treasures in a round castle that turns."""
