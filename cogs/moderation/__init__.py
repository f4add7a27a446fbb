"""Powers of hosts and moderators, and the log of what they did."""
