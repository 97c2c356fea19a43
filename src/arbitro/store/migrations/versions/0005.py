"""The security log: who came in, who was refused, what was granted. Backups carry a digest from here on."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the security log."""
    op.create_table(
        "security_log",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("event", sa.String(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("about", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_security_log")),
    )
    op.create_index(op.f("ix_security_log_at"), "security_log", ["at"])
