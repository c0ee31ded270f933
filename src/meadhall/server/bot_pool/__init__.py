"""The processes in which bots choose their moves, and the queue of requests to them."""
