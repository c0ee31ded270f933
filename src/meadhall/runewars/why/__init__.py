"""Why an answer is not allowed: a second implementation of the rules, independent of the options."""
