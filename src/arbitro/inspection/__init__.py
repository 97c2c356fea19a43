"""Equipment inspection: what the books ask of boards, tables, balls and dice, and what was measured."""
