"""Alembic's way in: the server hands over a connection that is already open."""

from alembic import context

from signoria.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
