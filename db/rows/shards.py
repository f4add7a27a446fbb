"""Which servers a process serves."""

import msgspec


class Mine(msgspec.Struct, frozen=True):
    """The servers on some shards out of `count`; by default all servers. Direct messages are on shard 0."""

    count: int = 1
    shards: tuple[int, ...] = (0,)


def shard_of(guild_id: int, count: int) -> int:
    """Return the shard of a server, as Discord computes it; that of direct messages if it is 0."""
    return (guild_id >> 22) % count


EVERYTHING = Mine()
