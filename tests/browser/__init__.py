"""Tests of the playground's page in a browser."""
