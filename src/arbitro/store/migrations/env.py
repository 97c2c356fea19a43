"""Where Alembic runs the migrations: on the connection, and in the transaction, that the store gives it."""

from alembic import context

from arbitro.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
