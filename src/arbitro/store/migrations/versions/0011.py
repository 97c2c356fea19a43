"""The register of people and clubs, and the names for which pseudonyms stand in journals."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make room for people, clubs and names."""
    op.create_table(
        "register",
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("merged_into", sa.Integer(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("erased", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("kind", "number", name=op.f("pk_register")),
    )
    op.create_table(
        "pseudonyms",
        sa.Column("pseudonym", sa.String(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("pseudonym", name=op.f("pk_pseudonyms")),
    )
    op.create_index(op.f("ix_pseudonyms_person"), "pseudonyms", ["person"])
