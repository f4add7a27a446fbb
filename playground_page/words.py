"""What simcord's page says to a player, by file: the words that stand there, and the key of ours."""

import json
from collections.abc import Mapping

from locales import Words

WHO = "@who"  # where the page puts a name
FORMS = ("one", "other")  # of a sentence that counts; the page chooses

SAID: dict[str, dict[str, str]] = {
    "/": {
        "SimCord Preview": "page-title",
        "SimCord preview": "page-title",
        "Preview viewport": "page-channel",
        "Dialog": "page-dialog",
        "Viewing as": "page-viewer",
        "Load earlier messages": "page-earlier",
        "Newer messages": "page-newer",
        "New messages · jump to latest": "page-latest",
    },
    "/actions.js": {
        "Preview session ended.": "page-ended",
        "Action outcome uncertain. It will not be retried.": "page-uncertain",
        "Connection interrupted; trying again…": "page-interrupted",
        "Completing action…": "page-busy",
        "Action was not completed.": "page-undone",
        "Action is awaiting a confirmed result.": "page-busy",
        "Access to this preview is unavailable.": "page-ended",
        "Loading preview…": "page-busy",
    },
    "/app.js": {
        "Preview session closed.": "page-ended",
        "Preview session is unavailable. Reload the active Preview URL.": "page-ended",
    },
    "/commands.js": {
        "This field is required.": "page-required",
        "Value length is outside the allowed range.": "page-invalid",
        "Value is outside the allowed range.": "page-invalid",
        "Choose an available option.": "page-invalid",
        "Enter a valid value.": "page-invalid",
        "Integer is outside the safe range.": "page-invalid",
        "Loading commands": "page-busy",
        "Commands are unavailable": "page-no-commands",
        "Loading options failed": "page-no-options",
        "No options match": "page-no-options",
        "True": "page-yes",
        "False": "page-no",
        "Choose file": "page-file",
        "Application commands": "page-commands",
        "Exit command mode": "page-cancel",
    },
    "/connection.js": {
        "Action outcome is uncertain; it will not be retried.": "page-uncertain",
        "Connection lost; polling will continue.": "page-interrupted",
        "Connection restored.": "page-restored",
    },
    "/components.js": {
        "Cancel": "page-cancel",
        "Submit": "page-submit",
        "Close modal": "page-cancel",
    },
    "/composer.js": {
        "Save": "page-submit",
        "Send": "page-submit",
        "Cancel edit": "page-cancel",
        "Cancel reply": "page-cancel",
        "You can use application commands here": "page-write",
    },
    "/media.js": {
        "Image preview": "page-picture",
        "Close image preview": "page-close",
        "Previous image": "page-picture-before",
        "Next image": "page-picture-after",
        "Image; use arrow keys to pan when zoomed": "page-picture",
        "Fit image": "page-smaller",
        "Zoom image": "page-larger",
        "Open original image": "page-original",
    },
    "/messages.js": {
        "Only you can see this": "page-private",
        "Thinking…": "page-thinking",
        "(edited)": "page-edited",
        "Reply": "page-reply",
    },
    "/modal.js": {
        "This field is required.": "page-required",
        "Choose at least one value.": "page-required",
        "Choose one option.": "page-required",
        "Choose an available option.": "page-invalid",
    },
    "/select-drafts.js": {"Wait for the current action to finish before applying.": "page-busy"},
    "/selects.js": {
        "Checking access to saved selections.": "page-busy",
        "Select an option": "page-select",
        "Select one or more options": "page-select",
        "Clear selection": "page-clear",
        "Loading options": "page-busy",
        "No matching options": "page-no-options",
        "No available options": "page-no-options",
        "Options unavailable": "page-no-options",
        "Search options": "page-search",
        "Previous": "page-previous",
        "Next": "page-next",
        "SimCord selection draft actions": "page-chosen",
        "SimCord selection draft": "page-chosen",
        "Apply": "page-submit",
        "Cancel": "page-cancel",
    },
}


def said(path: str, text: str, speak: Words) -> str:
    """A file of the page in a language."""
    if path == "/":
        text = text.replace('<html lang="en">', f'<html lang="{speak.language}">')
    for old, key in SAID.get(path, {}).items():
        new = json.dumps(speak(key), ensure_ascii=False)
        # In a program, words stand in quotation marks.
        text = text.replace(old, new[1:-1]) if path == "/" else text.replace(f'"{old}"', new)
    return text


def known(speak: Words, names: Mapping[str, str]) -> str:
    """What the page's programs know beside their own words."""
    facts = {
        "NAMES": names,
        "LANGUAGE": speak.language,
        "YES": speak("page-yes"),
        "NO": speak("page-no"),
        "NO_OPTION": speak("page-no-option", command="@command", option="@option", options="@options"),
        "NO_OPTIONS_AT_ALL": speak("page-no-options-at-all", command="@command"),
        "MISSING": speak("page-missing", options="@options"),
        "REQUIRED": speak("page-required-option"),
        "REMOVE": speak("page-remove"),
        "UNCERTAIN": speak("page-uncertain"),
        "WRONG": {"transport": speak("page-interrupted"), "other": speak("page-undone")},
        "EDITED": speak("page-edited-on"),
        "CHOSEN": _forms(speak, "chosen"),
        "CHOOSE": {
            "between": speak("page-choose-between", least="@least", most="@most"),
            **{how: _forms(speak, f"choose-{how}") for how in ("exactly", "least", "most")},
        },
        "COMMANDS": _forms(speak, "commands"),
        "UNKNOWN": speak("page-unknown-command"),
        "OPTIONAL": speak("page-optional"),
        "ENLARGE": speak("page-larger"),
        "WRITE": speak("page-write"),
        "USED": speak("page-used", who=WHO),
        "WHO": WHO,
        "BROKEN": speak("page-broken"),
        "DOWNLOAD": speak("page-download"),
        "READ": speak("page-read"),
        "KILOBYTES": speak("page-kilobytes"),
        "MEGABYTES": speak("page-megabytes"),
    }
    return "".join(f"const {name} = {json.dumps(fact)};\n" for name, fact in facts.items())


def _forms(speak: Words, what: str) -> dict[str, str]:
    """The forms of a sentence that counts."""
    return {form: speak(f"page-{what}-{form}", count="@count") for form in FORMS}
