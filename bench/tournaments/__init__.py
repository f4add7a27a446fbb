"""Benchmarks of tournaments: pairing and ratings, pictures, weeks of play."""
