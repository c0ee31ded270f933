"""The HTTP routes: tables, seats, records. The OpenAPI document is generated from their types."""
