"""Who gives which commands in `bench/growth.py` and `bench/veterans.py`, and what they cost."""
