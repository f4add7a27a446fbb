"""Tests of open tables."""
