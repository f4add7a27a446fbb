"""What the image installs, and what is released."""
