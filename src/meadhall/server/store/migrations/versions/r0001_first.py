"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
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
    )
    op.create_index("tables_lobby", "tables", ["listed", "status", "updated_at"])
    due = sa.text("due_at IS NOT NULL")
    op.create_index("tables_due", "tables", ["due_at"], sqlite_where=due, postgresql_where=due)
    op.create_index("tables_host", "tables", ["host"])

    op.create_table(
        "seats",
        _table_id(primary_key=True),
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
    )
    op.create_index("seats_token", "seats", ["token_hash"], unique=True)
    op.create_index("seats_client", "seats", ["client"])

    op.create_table(
        "moves",
        _table_id(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("keep", sa.Integer),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )

    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        _table_id(),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("display", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("chat_table", "chat", ["table_id", "id"])

    op.create_table(
        "house",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _table_id(primary_key: bool = False) -> "sa.Column[str]":
    of = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, of, primary_key=primary_key, nullable=False)
