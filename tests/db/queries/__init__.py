"""Tests of the queries, one file for each of `db/queries`."""
