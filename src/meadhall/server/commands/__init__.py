"""What the host of a server does at the command line, while a server runs or not."""
