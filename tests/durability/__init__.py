"""What outlives a killed process and a power cut."""
