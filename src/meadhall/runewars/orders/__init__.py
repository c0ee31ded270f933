"""The eight orders (p.16-18, p.33-36), and what their moves lead to."""
