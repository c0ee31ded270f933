"""Steps from an empty database to today's, run by Alembic when a store is opened.

A change of schema.py needs a new file in versions/: copy the newest, give it the next number as `revision`
and the last one as `down_revision`. A step that was released is never edited: databases went through it.
`tests/server/store/test_migrations.py` compares what the steps lead to with schema.py.
"""
