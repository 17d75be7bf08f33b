"""What is in the box of Virtù: read, checked, and turned into the numbers that the rules use."""
