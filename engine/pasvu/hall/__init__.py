"""The geometry of Pas vu's hall: furniture, where ghosts stand, what a keyhole shows. No turns, no cards."""
