"""Why an answer is not allowed: a second reading of the rules, written apart from the first."""
