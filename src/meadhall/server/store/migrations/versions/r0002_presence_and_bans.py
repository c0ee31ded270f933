"""Who is connected, for all processes; who may not come or speak; more of tables and seats."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("made_from", sa.Text))
    op.add_column("seats", sa.Column("passing", sa.Text))
    op.add_column("seats", sa.Column("key_hash", sa.Text))
    op.add_column("chat", sa.Column("client", sa.Text))
    op.add_column("chat", sa.Column("address", sa.Text))
    op.create_index("seats_key", "seats", ["key_hash"])
    op.create_table(
        "presence",
        sa.Column("process", sa.Text, primary_key=True),
        _table_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("presence_table", "presence", ["table_id"])
    op.create_table(
        "bans",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        _table_id(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("client", sa.Text),
        sa.Column("address", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("display", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_index("bans_table", "bans", ["table_id"])


def _table_id(primary_key: bool = False) -> "sa.Column[str]":
    of = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, of, primary_key=primary_key)
