"""Tests of the tournament service, without Discord."""
