"""Tables, and the acts that change them: each is one transaction. Nothing knows Discord or sends anything."""
