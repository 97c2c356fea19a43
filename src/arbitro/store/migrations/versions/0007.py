"""No answer is stored: a command that comes again is answered from its entry, and known by what was asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Drop the answers, and make room for what was asked; of commands from before a digest of it is kept."""
    op.drop_column("entries", "answer")
    op.add_column("entries", sa.Column("body", sa.LargeBinary(), nullable=True))
