# Substitutes: people who take over a place while rounds are being played.

cmd-organise-substitute = substitute
cmd-organise-substitute-about = Put a substitute in the place of a player who leaves
opt-substitute = substitute
opt-substitute-about = Who takes the place; without it, the first on the list of substitutes

## The list
button-stand-by = Be a substitute
button-substitute = Take the place
tournament-entrants-standing-by = **Substitutes ({ $count })**: { $names }
tournament-stands-by-now = { $title } has begun. You are number { $place } on its list of substitutes: if a player leaves, the organiser can put you in their place, and you are notified. **Leave** takes you off the list.
tournament-stands-by = You are number { $place } on the list of substitutes of this tournament. If a player leaves, the organiser can put you in their place, and you are notified; there is nothing to press.
tournament-substitute-for = { $name } (for { $other })

## One comes in
tournament-told-substitute = 🔁 **{ $title }**: { $user } takes the place of { $other } from now on.
tournament-told-substitute-points = The points and games of the place stay with it.
tournament-told-substitute-bracket = The way through the bracket goes on from where it stands.
tournament-told-substitute-table = The seat in round { $round }, table { $table } passes on too.
tournament-told-substitute-wanted-points = 🔁 **{ $title }**: { $names }, the organiser asks you to take the place of { $other }, with its points. Press **Take the place** if you want to; if you do nothing, you are not in.
tournament-told-substitute-wanted-bracket = 🔁 **{ $title }**: { $names }, the organiser asks you to take the place of { $other }, and to go on from where it stands in the bracket. Press **Take the place** if you want to; if you do nothing, you are not in.
tournament-joined-substitute = You are in { $title } as a substitute. **My table** on the card shows where you play.
tournament-substituted-now = { $user } now plays in the place of { $other } in { $title }.
tournament-substitute-asked = { $user } is asked in the channel of { $title }, and takes the place of { $other } once they press **Take the place**.
tournament-my-relieved = { $name } plays in your place in { $title } since round { $round }.
tournament-ranks-substitute = { $name } played in the place of { $other } from round { $round } on.
tournament-log-substitute = puts { $user } in the place of { $other }
tournament-log-ask-substitute = asks { $user } to take the place of { $other }
csv-substitute = Substitute for

## Refusals
tournament-invitation-other = Only the people named in this message can use this button. The buttons under the tournament’s card are for everyone.
tournament-substitute-none = Nobody is on the list of substitutes. Choose someone (in the command: `substitute:`), who is asked first, or let people press **Be a substitute** on the card.
tournament-substitute-unasked = This person is no longer on the list of substitutes. Choose them again: they are asked first.
tournament-substitute-played = A substitute must not have played in this tournament before. Choose someone else.
tournament-substitute-out = This player has nothing more to play, so there is no place to take over.
tournament-substitute-late = This player’s match went to the opponent when they left, and the opponent is already in the next one. The place can no longer be taken over.
tournament-substitute-taken = Someone else has taken this place. Press **Be a substitute** on the card to be on the list.

## People, by choosing them
button-people = People
tournament-people = **{ $title }**: people
tournament-people-changed = The tournament has changed since this page was drawn. Here is how it stands now.
tournament-people-choose = Choose a person. What you can do with them now appears below: let them help, hand over, seed, let them sit out a round, invite, take out, put a substitute in.
tournament-people-who = Which person?
tournament-people-seed = Seed by hand
tournament-people-substitute = Someone else in their place
tournament-seed-rating = seed by rating
tournament-person-organises = { $user } organises this tournament.
tournament-person-plays = { $user } is playing.
tournament-person-sits-out = { $user } is playing, and sits out round { $round }.
tournament-person-joined = { $user } has joined.
tournament-person-left = { $user } has left, or plays no more.
tournament-person-waits = { $user } is on the waiting list or a substitute.
tournament-person-helps = { $user } helps to organise and does not play.
tournament-person-asked = { $user } has been asked to take part and has not answered yet.
tournament-person-bot = { $user } is a bot, which can neither play nor help to organise. Choose a person.
tournament-person-out = { $user } does not take part.
tournament-people-helpers = **Helps to organise**: { $names }
tournament-people-asked = **Asked, no answer yet ({ $count })**: { $names }
tournament-sit-out-sure = Let { $user } sit out round { $round } of { $title }? No table, no points, and no absence; this cannot be taken back.
tournament-drop-sure = Take { $user } out of { $title }? A game still being played ends in last place, and in a bracket the match is lost. **Someone else in their place** lets another person play on instead.
tournament-hand-over-sure = Make { $user } the organiser of { $title }? Only they or a moderator could give it back.
button-person-helper-on = Let them help
button-person-helper-off = No longer helps
button-person-hand-over = Hand over
button-person-sit-out = Sits out the next round
button-person-add = Ask to join
button-person-enter = Enter
button-person-withdraw = Take the question back
button-person-drop = Take out
button-person-substitute = In their place: { $name }
