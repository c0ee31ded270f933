"""The part that all games share: asks, steps, notation, records, and positions without hidden information."""
