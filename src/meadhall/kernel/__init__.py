"""What every game needs and no game owns: asks, steps, honesty, records."""
