"""On PostgreSQL digests are bytes, and commands are found by a hash: an act takes an eighth less of the disk."""

from alembic import op

revision = "0010"
down_revision = "0009"

MOVE_THE_HEAD = """
CREATE OR REPLACE FUNCTION move_the_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE head SET position = last.position, digest = encode(last.digest, 'hex')
    FROM (SELECT position, digest FROM entered ORDER BY position DESC LIMIT 1) AS last
    WHERE head.position < last.position;
    RETURN NULL;
END
$$
"""


def upgrade() -> None:
    """Shorten what is long there; a file keeps its own, which is shorter."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP TRIGGER entries_move_the_head ON entries")
        op.execute("ALTER TABLE entries ALTER COLUMN digest TYPE bytea USING decode(digest, 'hex')")
        op.execute(MOVE_THE_HEAD)
        op.execute(
            "CREATE TRIGGER entries_move_the_head AFTER INSERT ON entries "
            "REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION move_the_head()"
        )
        # The digests of heads that a node knows are compared with those of entries within the function.
        claim = (
            op.get_bind().exec_driver_sql("SELECT pg_get_functiondef('arbitro_claim'::regproc)").scalar_one()
        )
        op.get_bind().exec_driver_sql(
            claim.replace("last.digest IS DISTINCT", "encode(last.digest, 'hex') IS DISTINCT").replace(
                "%", "%%"
            )
        )
        op.drop_index("uq_entries_journal_command", "entries")
        op.execute(
            "CREATE UNIQUE INDEX uq_entries_journal_command_hash ON entries (journal, hashtextextended(command, 0)) "
            "WHERE command IS NOT NULL"
        )
