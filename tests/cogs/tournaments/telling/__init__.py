"""Tests of what a tournament tells, without Discord."""
