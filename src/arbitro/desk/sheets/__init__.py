"""Papers of an event that spreadsheets open: cells, sheets, what comes in and what goes out."""
