"""The plain page: enough of a table to play at in any browser. The great table will take its place."""
