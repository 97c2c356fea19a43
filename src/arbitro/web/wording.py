"""The words a script of a page says: messages of the reader's language with their places left open."""

from arbitro.l10n.wording import wording

__all__ = ["wording"]
