"""Authentication, rate limits and connection limits: independent parts that app.py puts together."""
