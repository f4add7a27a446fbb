"""What a tournament tells beside its rounds: check-in, pauses, corrections, new terms, a new season."""

from collections.abc import Sequence

import discord
import msgspec

from cogs.moderation.moderators import MODERATORS
from cogs.tournaments.pages.card import extended_words, is_full
from cogs.tournaments.pages.names import mentions
from cogs.tournaments.service.records import LogFacts
from cogs.tournaments.service.terms import moment
from cogs.tournaments.telling.announcements import NOBODY, Announcement, parts
from cogs.tournaments.telling.events import event
from cogs.tournaments.telling.reports import seat_words
from cogs.ui.controls import Press, button, view_with
from cogs.ui.mentions import only
from db.queries import settings, tournaments
from engine.tournaments import Swiss, can_enter, result_at
from locales import Fact


async def check_in(news: Announcement) -> None:
    """Call all entrants to check in."""
    if news.tournament.row.status == "check_in":
        await call_in(news, "tournament-check-in-call")


async def last_call(news: Announcement) -> None:
    """Call those who have not checked in once more."""
    if news.tournament.row.status == "check_in":
        await call_in(news, "tournament-check-in-last")


async def call_in(news: Announcement, key: str) -> None:
    """Call those who have not checked in, with the button to do so."""
    tournament, words = news.tournament, news.words
    people = [one.user_id for one in tournament.entrants if not one.checked_in]
    press = Press("tournament-check", tournament.row.id, tournament.row.version)
    view = view_with(button(press, words("button-check-in"), discord.ButtonStyle.success))
    for at, called in parts(people):
        facts = {"when": f"<t:{tournament.row.due}:R>", "names": mentions(called)}
        text = words(key, title=news.title, **facts)
        await news.channel.send(text, view=view, nonce=f"{news.nonce}-{at}", allowed_mentions=only(called))


async def pause(news: Announcement) -> None:
    """All clocks stand still."""
    if news.tournament.row.status == "paused":
        await news.say("tournament-told-pause")


async def resume(news: Announcement) -> None:
    """Clocks run again, and the round ends later."""
    if news.tournament.row.status == "running":
        await say_ends(news, "tournament-told-resume")
        await event(news)


async def extended(news: Announcement) -> None:
    """The organiser has given all tables of a round more time; their boards show it too."""
    if news.tournament.row.status in ("running", "paused"):
        await say_ends(news, "tournament-told-extended")
        await event(news)


async def say_ends(news: Announcement, key: str) -> None:
    """Tell until when the round is played, and which tables have more time, as its card does."""
    tournament, words = news.tournament, news.words
    told = words(key, title=news.title, round=tournament.round, when=tournament.until)
    text = " ".join([told, *extended_words(tournament, words)])
    await news.channel.send(text, nonce=news.nonce, allowed_mentions=NOBODY)


async def postponed(news: Announcement) -> None:
    """Entries stay open for longer; those who have joined stay in."""
    if news.tournament.row.status == "open":
        starts_at = news.tournament.terms.starts_at
        await news.say("tournament-told-postponed", when=news.tournament.until, start=moment(starts_at))


async def moved(news: Announcement) -> None:
    """The start was moved after people had joined: the new time is told, and nobody is called."""
    starts_at = news.tournament.terms.starts_at
    if news.tournament.row.status == "open":
        key = "tournament-told-moved" if starts_at else "tournament-told-moved-hand"
        await news.say(key, when=moment(starts_at))


async def handed(news: Announcement) -> None:
    """Another person organises from now on, and is called."""
    who = news.tournament.row.organiser_id
    if who > 0:
        text = news.words("tournament-told-handed", title=news.title, user=f"<@{who}>")
        await news.channel.send(text, nonce=news.nonce, allowed_mentions=only([who]))


async def helper(news: Announcement) -> None:
    """Those who now help to organise are told; not of a draft, of which nobody else knows."""
    if news.tournament.row.status != "draft":
        people = [who for who in await noted(news, "helper-on") if who in news.tournament.helpers]
        await call("tournament-told-helper", news, people)


async def orphan(news: Announcement) -> None:
    """The organiser has left the server: those who help, and the moderators, are asked to take over."""
    tournament, words, row = news.tournament, news.words, news.tournament.row
    role = await news.delivery.desk.store.read(settings.get, "guild", row.guild_id, MODERATORS)
    roles = [discord.Object(int(role))] if role else []
    called = [*(f"<@&{one.id}>" for one in roles), *(f"<@{one}>" for one in tournament.helpers)]
    press = Press("tournament-take-over", row.id, row.version)
    view = view_with(button(press, words("button-take-over"), discord.ButtonStyle.primary))
    text = " ".join([words("tournament-told-orphan", title=news.title), *called])
    users = [discord.Object(one) for one in tournament.helpers]
    allowed = discord.AllowedMentions(everyone=False, users=users, roles=roles, replied_user=False)
    await news.channel.send(text, view=view, nonce=news.nonce, allowed_mentions=allowed)


async def renewed(news: Announcement) -> None:
    """Say nothing: the card, which is renewed after all announcements, and the event show the change."""
    await event(news)


async def promoted(news: Announcement) -> None:
    """A place was free: those who came in from the waiting list are told. The log knows who they are."""
    still = [who for who in await noted(news, "promote") if news.tournament.entrant(who)]
    await call("tournament-told-promoted", news, still)


async def added(news: Announcement) -> None:
    """A moderator has entered people who had not joined themselves: they are told, and how to leave."""
    people = [who for who in await noted(news, "add") if news.tournament.entrant(who)]
    late = "-late" if news.tournament.round else ""
    await call(f"tournament-told-added{late}", news, people, round=news.tournament.round + 1)


async def left_out(news: Announcement) -> None:
    """It has begun, and nobody made room: those who are still on the waiting list are told."""
    await call("tournament-told-left-out", news, await noted(news, "left-out"))


async def noted(news: Announcement, act: str, round_number: int = 0) -> list[int]:
    """The people of whom the log says this, of a round, at the time when the announcement was written."""
    log = await news.delivery.desk.store.read(tournaments.log, news.tournament.row.id, act)
    facts = [msgspec.json.decode(one.facts, type=LogFacts) for one in log if one.at == news.row.at]
    found = (one.user for one in facts if not round_number or one.round == round_number)
    return list(dict.fromkeys(found))  # it may say so twice within a second


async def bye(news: Announcement) -> None:
    """The organiser lets a person sit out a round."""
    number, plan = news.payload.round, news.tournament.state.plan
    last = "-last" if isinstance(plan, Swiss) and number >= plan.rounds else ""
    await call(f"tournament-told-bye{last}", news, await noted(news, "bye", number), round=number)


async def rated(news: Announcement) -> None:
    """Games now count for ratings, or no longer do, though people have joined before."""
    await news.say(f"tournament-told-rated-{news.payload.act}")


async def corrected(news: Announcement) -> None:
    """Another result counts; the table's own place is told more about it."""
    payload = news.payload
    result = result_at(news.tournament.state, payload.round, payload.table)
    if result is not None:
        seats = " · ".join(seat_words(news.tournament, result, news.words))
        facts = {"round": payload.round, "table": payload.table + 1, "seats": seats}
        await news.say("tournament-told-corrected", **facts)


async def missed(news: Announcement) -> None:
    """Those who have not checked in do not play; the log knows who they are."""
    missed = await news.delivery.desk.store.read(tournaments.log, news.tournament.row.id, "missed")
    away = [msgspec.json.decode(entry.facts)["user"] for entry in missed]
    late = "-late" if can_enter(news.tournament.state) and not is_full(news.tournament) else ""
    await call(f"tournament-told-missed{late}", news, away)


async def season(news: Announcement) -> None:
    """A league's next season is open to those of the last one."""
    if news.tournament.row.status == "open":
        people = [one.id for one in news.tournament.state.entrants]
        await call("tournament-told-season", news, people)


async def call(key: str, news: Announcement, people: Sequence[int], **also: Fact) -> None:
    """Send a sentence that calls these people, except those who were forgotten."""
    here = [who for who in people if who > 0]
    for at, called in parts(here) if here else ():
        facts = {"names": mentions(called), "season": news.tournament.terms.season}
        text = news.words(key, title=news.title, **facts, **also)
        await news.channel.send(text, nonce=f"{news.nonce}-{at}", allowed_mentions=only(called))
