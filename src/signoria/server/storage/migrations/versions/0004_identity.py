"""What a key may do and when it was used; which names look alike."""

import sqlalchemy as sa
from alembic import op

from signoria.server.names import skeleton

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("keys", sa.Column("scope", sa.String(8), nullable=False, server_default="play"))
    op.add_column("keys", sa.Column("name", sa.String(64), nullable=False, server_default=""))
    for column in ("created", "used"):
        op.add_column("keys", sa.Column(column, sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE keys SET scope = 'full' WHERE kind = 'session'")
    op.add_column("people", sa.Column("skeleton", sa.String(200)))
    op.create_index("people_by_skeleton", "people", ["skeleton"], unique=True)
    write_skeletons(op.get_bind())


def write_skeletons(connection: sa.Connection) -> None:
    """Of accounts that look alike the oldest has it."""
    taken: set[str] = set()
    query = "SELECT id, name FROM people WHERE account IS NOT NULL ORDER BY created, id"
    for person, name in connection.execute(sa.text(query)).all():
        seen = skeleton(name)
        if seen not in taken:
            taken.add(seen)
            change = sa.text("UPDATE people SET skeleton = :seen WHERE id = :person")
            connection.execute(change, {"seen": seen, "person": person})


def downgrade() -> None:
    op.drop_index("people_by_skeleton", "people")
    op.drop_column("people", "skeleton")
    for column in ("used", "created", "name", "scope"):
        op.drop_column("keys", column)
