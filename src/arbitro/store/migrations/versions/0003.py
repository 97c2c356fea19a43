"""Reviews: what was found when a finished journal was looked at again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of reviews."""
    op.create_table(
        "reviews",
        sa.Column("journal", sa.String(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("program", sa.String(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["journal"], ["journals.id"], name=op.f("fk_reviews_journal")),
        sa.PrimaryKeyConstraint("journal", name=op.f("pk_reviews")),
    )
