"""What the tests share: people who play, tables in a given position, sentences by their keys."""
