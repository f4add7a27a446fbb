"""Discord's own API document, and the checks of our requests by it."""
