"""Tests of posting: what the outbox holds goes out once."""
