"""Benchmarks of what the bot does beside its answers: its start, its file's renewal, long exports."""
