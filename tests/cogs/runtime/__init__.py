"""Tests of locks, workers and background tasks."""
