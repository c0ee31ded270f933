"""Run by Alembic: our connection, in the transaction that migrate() began."""

from alembic import context

from meadhall.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite's too: we begin its transactions ourselves
    render_as_batch=True,  # SQLite alters a table by making a new one
)
with context.begin_transaction():
    context.run_migrations()
