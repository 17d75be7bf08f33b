"""Every version of the database, by Alembic."""
