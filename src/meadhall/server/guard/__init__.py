"""Nobody where they don't belong: small independent parts that the server is put together with."""
