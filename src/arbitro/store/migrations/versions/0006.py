"""Grants end: when each does, beside who gave it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Let every grant say until when it holds; those from before hold until they are taken back."""
    op.add_column("grants", sa.Column("until", sa.BigInteger(), nullable=True))
