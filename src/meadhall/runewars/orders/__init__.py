"""The eight orders (p.16-18, p.33-36), movement and diplomacy."""
