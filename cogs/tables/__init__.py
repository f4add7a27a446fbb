"""Tables as values, and the acts that change them, each one transaction. Nothing is sent from here."""
