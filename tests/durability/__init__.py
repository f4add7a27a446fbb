"""Tests of what survives a killed process and a power cut."""
