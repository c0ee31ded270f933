"""Tables for people in different places: HTTP and WebSocket, seats, a store that loses nothing, bots."""
