"""What a hostile person, a fault or a kill may not do."""
