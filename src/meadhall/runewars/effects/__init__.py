"""The effect language of packs: effects as trees of steps, and the functions that run them."""
