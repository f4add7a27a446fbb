"""Tests of the pages of a tournament, without Discord."""
