"""Games played again from their logs and records, in a process of its own."""
