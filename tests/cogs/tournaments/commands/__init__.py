"""Tests of single commands of tournaments."""
