"""Benchmarks of the store."""
