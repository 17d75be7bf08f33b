"""What the teacher said, and from which game a table branched off."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(40), nullable=False, server_default=""))
    op.create_index("tables_by_origin", "tables", ["origin"])
    op.create_table(
        "analyses",
        sa.Column("source", sa.String(40), primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("depth", sa.Integer, primary_key=True),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("analyses_by_age", "analyses", ["created"])


def downgrade() -> None:
    op.drop_table("analyses")
    op.drop_index("tables_by_origin", "tables")
    op.drop_column("tables", "origin")
