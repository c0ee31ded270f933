"""The current schema of the database. The migrations that lead to it are in migrations/."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("pack", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("password", sa.Text),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("spectator_hash", sa.Text, nullable=False),
    sa.Column("spectator_delay", sa.Integer, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("pace", sa.Integer),
    sa.Column("host", sa.Text),
    sa.Column("host_hash", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("updated_at", sa.BigInteger, nullable=False),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("due_at", sa.BigInteger),
    sa.Column("waiting", sa.Text, nullable=False),
    sa.Column("clocks", sa.Text),
    sa.Column("proposal", sa.Text),
    sa.Column("misfit", sa.Text),
    sa.Column("result", sa.Text),
    sa.Column("forked_from", sa.Text),
    sa.Column("forked_at", sa.Integer),
    sa.Column("rematch", sa.Text),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("made_from", sa.Text),
)
sa.Index("tables_lobby", tables.c.listed, tables.c.status, tables.c.updated_at)
sa.Index(
    "tables_due",
    tables.c.due_at,
    sqlite_where=tables.c.due_at.is_not(None),
    postgresql_where=tables.c.due_at.is_not(None),
)
sa.Index("tables_host", tables.c.host)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("level", sa.Text),
    sa.Column("token_hash", sa.Text, nullable=False),
    sa.Column("client", sa.Text),
    sa.Column("display", sa.Text, nullable=False),
    sa.Column("webhook", sa.Text),
    sa.Column("standing_in", sa.Boolean, nullable=False),
    sa.Column("joined_at", sa.BigInteger),
    sa.Column("passing", sa.Text),
    sa.Column("key_hash", sa.Text),
)
sa.Index("seats_token", seats.c.token_hash, unique=True)
sa.Index("seats_client", seats.c.client)
sa.Index("seats_key", seats.c.key_hash)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("keep", sa.Integer),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("answers", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,  # one B-tree instead of two: the rows of a log are stored next to each other
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("channel", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("display", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("client", sa.Text),
    sa.Column("address", sa.Text),
    sqlite_autoincrement=True,  # ids are never reused, even if the newest messages were deleted
)
sa.Index("chat_table", chat.c.table_id, chat.c.id)

# Connected seats, by process: each process knows only its own connections.
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
sa.Index("presence_table", presence.c.table_id)

# Mutes and bans: of one table, or of the whole server (no table_id).
bans = sa.Table(
    "bans",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE")),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("client", sa.Text),
    sa.Column("address", sa.Text),
    sa.Column("seat", sa.Integer),
    sa.Column("display", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),
    sqlite_autoincrement=True,
)
sa.Index("bans_table", bans.c.table_id)

# Values that all processes share: secrets, heartbeats. The SQL name `house` is historical: renaming the table
# would need a migration of every stored database.
server_values = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
