"""What happened?, the button under every board: the whole story, in private, as the reader may know it."""

from typing import Any

import msgspec
from msgspec.structs import replace

from cogs.tables.outgoing import Notice
from cogs.ui.cards import Card
from db.queries import games
from engine.core import dump
from engine.poudlard.events import CardSeen, CardTaken
from tests.playing import tables
from tests.playing.poudlard import open_castle
from tests.playing.saying import EN, FR, says, says_in_french
from tests.playing.tables import board, open_table, other, quick_turn


async def test_the_button_tells_what_happened_since_the_readers_own_turn(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    first = await quick_turn(world)
    waiting = await next(who for who in (world.zoe, world.matthieu, world.lou) if who is not first).press(
        board(world), "button-story"
    )
    assert says(waiting, "story-title") and not says(waiting, "story-since")
    players = [first, *[await quick_turn(world) for _ in range(2)]]
    story = await players[0].press(board(world), "button-story")
    assert story.is_private and says(story, "story-since")
    assert players[1].name in story.text and players[2].name in story.text
    assert not says(story, "junior-told-turn", name=players[0].name)
    last = await players[2].press(board(world), "button-story")
    assert says(last, "story-title") and players[2].name in last.text


async def test_anybody_may_ask_in_their_own_language(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = await quick_turn(world)
    stranger = world.add_player("Inès", "fr")
    story = await stranger.press(board(world), "button-story")
    assert story.is_private and FR("story-title") in story.text and player.name in story.text
    assert not says(story, "junior-told-turn") and not says_in_french(story, "story-since")


async def test_the_story_survives_a_restart_and_an_old_button_tells_the_latest(world: Any) -> None:
    old = await open_table(world, world.zoe, world.matthieu)
    button = old.button("button-story")
    player = await quick_turn(world)
    await world.restart()
    story = await other(world, player).forge(board(world), button)
    assert story.is_private and player.name in story.text
    assert story.text == (await other(world, player).press(board(world), "button-story")).text


async def test_only_its_owner_reads_which_card_was_taken(world: Any) -> None:
    await open_castle(world, world.zoe, world.matthieu)
    card = msgspec.json.decode((await world.bot.tables.row(1)).board_card, type=Card)
    notice = Notice(events=dump([CardTaken(0), CardSeen(0, "peeves")]), by=0)
    card = replace(card, story=((1, dump(notice)), (2, dump(Notice()))))
    await world.bot.store._connection.write(
        lambda db: db.execute("UPDATE games SET board_card = ?", (dump(card),))
    )
    stories = [
        await who.press(board(world), "button-story") for who in (world.zoe, world.matthieu, world.lou)
    ]
    assert [says(story, "poudlard-told-drew") for story in stories] == [True, False, False]
    assert all(says(story, "poudlard-told-taken", name="Zoé") for story in stories)


async def test_the_story_of_a_table_elsewhere_is_not_told(world: Any) -> None:
    shown = await open_table(world, world.zoe, world.matthieu)
    button = shown.button("button-story")
    other_guild = world.env.create_guild("Elsewhere")
    place = other_guild.create_text_channel("else")
    stranger = tables.visitor(world, other_guild, "Nadia")
    card = await stranger.slash("game new", game="junior", at=place)
    assert says(await stranger.forge(card, button), "no-such-game", game=1)
    assert says(await world.lou.forge(shown, "b|story|99|0||"), "no-such-game", game=99)


async def test_a_table_whose_story_was_forgotten_says_so(world: Any) -> None:
    shown = await open_table(world, world.zoe, world.matthieu)
    await world.bot.store._connection.write(lambda db: db.execute("UPDATE games SET board_card = NULL"))
    assert (await world.zoe.press(shown, "button-story")).text == EN("story-none")


async def test_a_table_whose_last_board_cannot_be_read_says_so(world: Any) -> None:
    shown = await open_table(world, world.zoe, world.matthieu)
    await world.bot.store._connection.write(lambda db: db.execute("UPDATE games SET board_card = '[]'"))
    assert (await world.zoe.press(shown, "button-story")).text == EN("story-none")


async def test_a_story_reaches_back_to_the_last_act_of_everybody_and_no_further(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    lengths = set[int]()
    for _ in range(8):
        await quick_turn(world)
        lengths.add(len((await world.bot.store.read(games.load, 1)).board_card))
    assert max(lengths) < 6000


async def test_the_story_of_a_finished_game_is_its_end_not_only_the_last_turn(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    players = [await quick_turn(world) for _ in range(2)]
    await tables.almost_won(world)
    while EN("button-play") in board(world).buttons:
        players.append(await quick_turn(world))
    *_, beaten, winner = players
    for who in (winner, beaten, world.lou):
        story = await who.press(board(world), "button-story")
        assert says(story, "story-end") and not says(story, "story-since") and not says(story, "story-title")
        assert beaten.name in story.text and winner.name in story.text
