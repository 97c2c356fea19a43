"""Equipment inspection: what the books ask of boards, tables, balls and dice, and what was measured."""

from arbitro.inspection.entry import ChecklistEntry, Figures, entries
from arbitro.inspection.findings import RESULTS, Finding, InspectionReport, JudgedValue, inspect
from arbitro.inspection.form import Form, blank_form, edition_of, read_form
from arbitro.inspection.quantity import UNITS
from arbitro.inspection.speech import (
    SpokenRow,
    card,
    label,
    off,
    part,
    problem,
    requirement_text,
    table,
    value,
)

__all__ = [
    "RESULTS",
    "UNITS",
    "ChecklistEntry",
    "Figures",
    "Finding",
    "Form",
    "InspectionReport",
    "JudgedValue",
    "SpokenRow",
    "blank_form",
    "card",
    "edition_of",
    "entries",
    "inspect",
    "label",
    "off",
    "part",
    "problem",
    "read_form",
    "requirement_text",
    "table",
    "value",
]
