"""What the pictures of all games share: palette, type, pen, cards, the strip of seats. It knows no game."""
