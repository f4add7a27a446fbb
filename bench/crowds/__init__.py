"""Benchmarks of the real bot with many people at once."""
