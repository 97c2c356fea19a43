"""How nodes append on a server: the lock of all of them is taken and given back within one statement."""

from alembic import op

revision = "0008"
down_revision = "0007"
# The number is the one under which nodes always appended. What others committed while this one waited for the lock
# is seen by the statements after it only, so everything else is looked at inside the function.
CLAIM = """
CREATE FUNCTION arbitro_claim(
    node text, owned text[], epochs int[], known text[], sequences int[], digests text[]
) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(1634886249);
    IF EXISTS (
        SELECT FROM unnest(owned, epochs) AS held (journal, epoch)
        LEFT JOIN leases ON leases.journal = held.journal WHERE leases.epoch IS DISTINCT FROM held.epoch
    ) OR EXISTS (
        SELECT FROM unnest(known, sequences, digests) AS head (journal, sequence, digest)
        LEFT JOIN entries AS last ON last.journal = head.journal AND last.sequence = head.sequence
        WHERE last.digest IS DISTINCT FROM head.digest
    ) THEN
        RETURN NULL;
    END IF;
    PERFORM pg_notify('arbitro', node);
    RETURN coalesce((SELECT max(position) FROM entries), 0);
END
$$
"""


def upgrade() -> None:
    """Make the function; a file has one writer and needs none."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(CLAIM)
