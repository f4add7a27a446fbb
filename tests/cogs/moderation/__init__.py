"""Tests of what hosts and moderators may do."""
