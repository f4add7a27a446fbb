"""The hall of Pas vu pas pris, from above, slantwise and through a door; no seats, no turns, no text."""
