"""Tests of clocks: literal moments in, literal moments out."""
