"""The lobby over HTTP: tables, seats, records. The OpenAPI document is made from these types."""
