"""The head: where the hall stands, so that entries cut off at its end show."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
TRIGGERS = {
    "sqlite": (
        """
        CREATE TRIGGER entries_move_the_head AFTER INSERT ON entries BEGIN
            UPDATE head SET position = NEW.position, digest = NEW.digest WHERE position < NEW.position;
        END
        """,
    ),
    "postgresql": (
        """
        CREATE FUNCTION move_the_head() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            UPDATE head SET position = last.position, digest = last.digest
            FROM (SELECT position, digest FROM entered ORDER BY position DESC LIMIT 1) AS last
            WHERE head.position < last.position;
            RETURN NULL;
        END
        $$
        """,
        """
        CREATE TRIGGER entries_move_the_head AFTER INSERT ON entries
        REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION move_the_head()
        """,
    ),
}
"""Whatever enters something moves the head in the same transaction: it is never ahead of the entries, nor behind."""


def upgrade() -> None:
    """Make the head, set it to the last entry that there is, and let every entry move it."""
    op.create_table(
        "head",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("position", sa.BigInteger(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_head")),
    )
    op.execute("INSERT INTO head (id, position, digest) VALUES (1, 0, '')")
    op.execute(
        "UPDATE head SET position = last.position, digest = last.digest "
        "FROM (SELECT position, digest FROM entries ORDER BY position DESC LIMIT 1) AS last"
    )
    for statement in TRIGGERS[op.get_bind().dialect.name]:
        op.execute(statement)
