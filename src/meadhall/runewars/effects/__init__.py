"""The effect language of packs: cards, abilities and tokens as trees of steps, and what runs them."""
