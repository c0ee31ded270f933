"""What is behind `thinkers.py`: the queue of thoughts and the processes that think them."""
