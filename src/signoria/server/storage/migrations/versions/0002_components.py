"""Owners' component files."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "components",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("edition", sa.String(80), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("components")
