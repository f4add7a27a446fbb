"""The columns that tell of no person: all but those that `db/queries/people.py` names."""

# Ids of messages, channels, servers and interactions are not ids of people.
IMPERSONAL: dict[str, frozenset[str]] = {
    table: frozenset(columns.split())
    for table, columns in {
        "games": """
            id game rules_version options status guild_id channel_id home_id secret interactions seed version
            state drawn lobby_message_id board_message_id daily result created_at started_at ended_at timing
            paused_at acting turned rated unrated par sending_id again_id unreachable_version""",
        "seats": """
            game_id seat level pick interaction_id resigned missed handed departed prepared spent
            past_since""",
        "moves": "game_id version seat kind actions interaction_id at for_absent",
        "outbox": "id game_id kind at",
        # A reminder holds the ids of its message.
        "deadlines": "game_id seat kind due began extended reserve reminder",
        "drafts": "game_id seat version draft",
        "reviews": "game_id seat review",
        "settings": "scope key",
        "proposals": "id game_id kind seat channel_id message_id at",
        "watchers": "game_id",
        "audit": "id game_id act data at",
        # The name of a tournament is the organiser's choice, not a person's name.
        "tournaments": """
            id guild_id channel_id name game options terms secret status version due paused_at card_message_id
            created_at started_at ended_at last_card_channel_id last_card_message_id unreachable_told
            tables_channel_id event_id round_channel_id round_message_id series_id after_id""",
        "entrants": "tournament_id interaction_id checked_in absences seed at",
        "pairings": "tournament_id round number game_id due note_message_id",
        "candidates": "tournament_id interaction_id kind at",
        "helpers": "tournament_id at",
        "tournament_people": "tournament_id",
        "digests": "minute due waiting",
        "announcements": "id tournament_id kind payload at",
        "tournament_log": "id tournament_id act at",
        "results": "id game_id game guild_id places at is_counted",
        "ratings": "game guild_id mu sigma games shown is_provisional",
        "rating_points": "game guild_id result_id mu sigma games",
        "scores": "game_id place is_won is_shared is_played turns",
    }.items()
}
