"""What outlives the process."""
