"""What a stranger may try: nothing here may freeze the server, or make it grow."""
