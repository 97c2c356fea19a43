"""What the hall keeps, as tables: the same on SQLite and on PostgreSQL.

Times are milliseconds since 1970. Secrets (tokens, PINs, codes) are stored as digests only, but for
those that nodes show one another, which live as long as the node.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
    UniqueConstraint,
    func,
    literal_column,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeEngine

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Moment = BigInteger
# On SQLite only INTEGER is the row's own number, by which rows are laid down in the order of their commits.
Position = BigInteger().with_variant(Integer, "sqlite")


class Digest(TypeDecorator[str]):
    """A digest in hexadecimal; on PostgreSQL half as many bytes."""

    impl = String(64)
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """Return what the column is."""
        return dialect.type_descriptor(LargeBinary() if dialect.name == "postgresql" else String(64))

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | bytes | None:
        """Return what is written."""
        return bytes.fromhex(value) if value is not None and dialect.name == "postgresql" else value

    def process_result_value(self, value: Any, dialect: Dialect) -> str | None:
        """Return what was read."""
        return value.hex() if isinstance(value, bytes) else value


journals = Table(
    "journals",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("edition", String, nullable=False),
    Column("mode", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("created", Moment, nullable=False),
)
"""What stands above each journal: of a match, or of an event of the desk."""

entries = Table(
    "entries",
    metadata,
    Column("position", Position, primary_key=True, autoincrement=False),
    Column("journal", String, ForeignKey("journals.id"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("digest", Digest, nullable=False),
    Column("line", LargeBinary, nullable=False),
    Column("command", String),
    # A request as it came, in `body`; where nobody may read that, a salted digest in `asked`.
    Column("asked", String(64)),
    Column("body", LargeBinary),
    UniqueConstraint("journal", "sequence"),
)
"""Each entry of each journal: its canonical line; the last of a command's with what was asked for."""

COMMAND_HASH = func.hashtextextended(entries.c.command, literal_column("0"))
"""On PostgreSQL commands are found by eight bytes instead of the 36 letters of most: 45 bytes less of each act."""
Index(
    "uq_entries_journal_command",
    entries.c.journal,
    entries.c.command,
    unique=True,
    sqlite_where=entries.c.command.is_not(None),
).ddl_if(dialect="sqlite")
Index(
    "uq_entries_journal_command_hash",
    entries.c.journal,
    COMMAND_HASH,
    unique=True,
    postgresql_where=entries.c.command.is_not(None),
).ddl_if(dialect="postgresql")

head = Table(
    "head",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("position", BigInteger, nullable=False),
    Column("digest", String(64), nullable=False),
)
"""The one row that says where the hall stands; the database moves it with whatever enters something."""

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("journal", String, ForeignKey("journals.id"), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("program", String, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
"""A state of each journal for a fast start, of use to the version of the program that wrote it only."""

reviews = Table(
    "reviews",
    metadata,
    Column("journal", String, ForeignKey("journals.id"), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("program", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""What was found when a finished journal was looked at again, of use as long as its last entry and the program stay."""

leases = Table(
    "leases",
    metadata,
    # No foreign key: the lease of a match is taken before its first entry is written.
    Column("journal", String, primary_key=True),
    Column("node", String, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("expires", Moment, nullable=False),
)
"""Which node owns a journal, until when, and how often it has changed hands."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("seen", Moment, nullable=False),
)
"""The programs that serve this hall: where the others reach each, what they show it, when it last wrote."""

settings = Table(
    "settings",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What the hall remembers of itself."""

accounts = Table(
    "accounts",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),
    Column("roles", String, nullable=False),
    Column("created", Moment, nullable=False),
    Column("closed", Boolean, nullable=False),
)
"""People: with a login and a password, or guests without."""

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("account", String, ForeignKey("accounts.id"), index=True),
    Column("device", String, ForeignKey("devices.id"), index=True),
    Column("created", Moment, nullable=False),
    Column("expires", Moment, nullable=False),
)
"""Who may ask: the digest of a token, of an account or of a device."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),
    Column("account", String, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("host", String, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", Moment, nullable=False),
    Column("used", Moment),
)
"""Keys with which accounts sign in without a password: of each the public part alone."""

devices = Table(
    "devices",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("code", String(64), unique=True),
    Column("state", String, nullable=False),
    Column("created", Moment, nullable=False),
)
"""Phones, tablets and screens that asked to be let in."""

grants = Table(
    "grants",
    metadata,
    Column("id", String, primary_key=True),
    Column("device", String, ForeignKey("devices.id"), nullable=False, index=True),
    Column("role", String, nullable=False),
    Column("scope", String, nullable=False),
    Column("object", String, nullable=False),
    Column("granted_by", String, nullable=False),
    Column("granted", Moment, nullable=False),
    Column("revoked", Moment),
    Column("until", Moment),
)
"""What a device may do, at which table or in which match."""

codes = Table(
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("purpose", String, nullable=False),
    Column("object", String, nullable=False),
    Column("expires", Moment, nullable=False),
    Column("used", Moment),
)
"""Codes that work once: the first director's, invitations to a match, tokens to join."""

security_log = Table(
    "security_log",
    metadata,
    Column("id", String, primary_key=True),
    Column("at", Moment, nullable=False, index=True),
    Column("event", String, nullable=False),
    Column("who", String, nullable=False),
    Column("about", String, nullable=False),
    Column("address", String, nullable=False),
)
"""Who came in, who was refused, what was granted and taken back; never a secret."""

register = Table(
    "register",
    metadata,
    Column("kind", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("merged_into", Integer),
    Column("created", Moment, nullable=False),
    Column("erased", Moment),
)
"""People and clubs by their numbers; of somebody who was erased the number alone."""

pseudonyms = Table(
    "pseudonyms",
    metadata,
    Column("pseudonym", String, primary_key=True),
    Column("person", Integer, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("salt", LargeBinary, nullable=False),
)
"""The names for which pseudonyms stand in journals; erasing somebody removes their rows."""
