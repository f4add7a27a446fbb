"""Advisory locks: pairs of numbers, of which the first says that they are ours, the second what is locked."""

from db.migrate import APPLICATION_ID

MIGRATIONS, COMMANDS = 0, 1
# Kinds of locks of which there are many. Processes hold those of the number of shards that they divide the
# servers into, of their version, and of their commands, together; a shard is held by one.
SHARD, COUNT, VERSION, COMMANDS_OF = 1 << 20, 2 << 20, 3 << 20, 4 << 20
KINDS = 1 << 20  # of each there are so many

TAKE_IN_TRANSACTION = f"SELECT pg_advisory_xact_lock({APPLICATION_ID}, %d)"
TAKE = f"SELECT pg_advisory_lock({APPLICATION_ID}, %d)"
SHARE = f"SELECT pg_advisory_lock_shared({APPLICATION_ID}, %d)"
# Shards that could be taken, out of a list.
TRY_ALL = f"""
SELECT shard FROM unnest(ARRAY[%s]::int[]) AS wanted (shard)
WHERE pg_try_advisory_lock({APPLICATION_ID}, {SHARD} + shard)"""
# The numbers of one kind that anybody holds.
TAKEN = f"""
SELECT DISTINCT CAST(objid AS bigint) - {{kind}} FROM pg_locks
WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid = {APPLICATION_ID}
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND CAST(objid AS bigint) BETWEEN {{kind}} AND {{kind}} + {KINDS - 1}"""


def statement(text: str, key: int) -> bytes:
    """Return a statement about one lock."""
    return (text % key).encode()


def taken(kind: int) -> bytes:
    """Return the query for the numbers of one kind that anybody holds."""
    return TAKEN.format(kind=kind).encode()
