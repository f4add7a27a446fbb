"""The one condition by which a query finds what belongs to the servers of this process."""

from db.queries.values import as_json, listed
from db.rows.shards import Mine


def on_shards(table: str) -> str:
    """Return SQL that is true for rows whose server is on one of the shards that `facts` names."""
    return f"({table}.guild_id >> 22) % :count IN {listed(':shards')}"


def facts(mine: Mine) -> dict[str, object]:
    """Return the values for `on_shards`."""
    return {"count": mine.count, "shards": as_json(mine.shards)}
