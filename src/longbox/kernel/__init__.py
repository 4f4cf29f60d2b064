"""The kernel knows no game: cards, decisions, the table, steps, records, views and luck."""
