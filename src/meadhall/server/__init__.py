"""The server: tables for people in different places, over HTTP and WebSockets, with a database and bots."""
