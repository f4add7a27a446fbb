"""Which people a message mentions."""

from cogs.ui.mentions import only


def test_nobody_is_named_twice_for_discord_would_refuse_the_message() -> None:
    assert only([2, 1, 2]).to_dict()["users"] == [2, 1]
