"""What `/metrics` tells: numbers only, nothing about anybody."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

FINE = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

answers = Counter("longbox_answers", "Answers given", ["by"])
refusals = Counter("longbox_refusals", "Messages and requests that were refused", ["status"])
answer_seconds = Histogram("longbox_answer_seconds", "From an answer's arrival to its acknowledgement", buckets=FINE)
bot_seconds = Histogram("longbox_bot_seconds", "How long a bot thought", buckets=FINE)
bot_failures = Counter("longbox_bot_failures", "Times a bot died or took too long, and a rule of thumb answered")
journal_seconds = Histogram("longbox_journal_seconds", "One group of writes, onto the disk", buckets=FINE)
journal_group = Histogram("longbox_journal_group", "Calls in one group of writes", buckets=(1, 2, 4, 8, 16, 64, 256))
not_kept = Counter("longbox_not_kept", "Calls on the store that failed")
tables = Gauge("longbox_tables", "Tables in memory")
sockets = Gauge("longbox_sockets", "Open sockets")
dropped = Counter("longbox_sockets_dropped", "Sockets the server ended", ["why"])
frozen = Counter("longbox_frozen", "Games that broke")
