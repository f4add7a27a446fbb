"""Tests of what the benchmarks bring with them."""
