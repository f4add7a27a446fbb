import asyncio

from db import Store
from db.queries import settings


async def test_a_setting_that_was_never_given_is_none(store: Store):
    assert await store.read(settings.get, "guild", 1, "language") is None


async def test_a_setting_keeps_its_last_value(store: Store):
    await store.write(settings.put, "guild", 1, "language", "fr")
    await store.write(settings.put, "guild", 1, "language", "en")
    assert await store.read(settings.get, "guild", 1, "language") == "en"


async def test_none_takes_a_setting_away(store: Store):
    await store.write(settings.put, "guild", 1, "language", "fr")
    await store.write(settings.put, "guild", 1, "language", None)
    assert await store.read(settings.get, "guild", 1, "language") is None


async def test_scope_owner_and_key_keep_settings_apart(store: Store):
    await store.write(settings.put, "guild", 1, "language", "fr")
    others = [("user", 1, "language"), ("guild", 2, "language"), ("guild", 1, "where")]
    assert [await store.read(settings.get, *other) for other in others] == [None] * 3  # type: ignore[arg-type]


async def test_of_many_first_values_one_stays(store: Store):
    values = [store.write(settings.get_or_put, "guild", 1, "secret", str(number)) for number in range(20)]
    assert len(set(await asyncio.gather(*values))) == 1


async def test_an_empty_value_is_a_value(store: Store):
    await store.write(settings.put, "user", 1, "note", "")
    assert await store.write(settings.get_or_put, "user", 1, "note", "x") == ""
