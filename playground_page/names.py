"""The commands of the page by the names that Discord shows in a language."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

Payload: TypeAlias = Mapping[str, Any]  # of a command, an option or a choice, as Discord gets it

NESTED = (1, 2)  # the types of subcommands and groups among the options of a command


def translate(entries: Sequence[dict[str, Any]], commands: Iterable[Payload], locale: str) -> None:
    """Gives the entries of the page's list of commands the names that Discord shows in a language."""
    roots = {command["id"]: command for command in commands}
    for entry in entries:
        if entry["commandId"] not in roots:
            continue
        parts = list(_parts(roots[entry["commandId"]], entry["path"]))
        entry["invocation"] = " ".join(_said(part, "name", locale) for part in parts)
        entry["description"] = _said(parts[-1], "description", locale)
        for shown, option in zip(entry["options"], parts[-1].get("options", ()), strict=True):
            shown["label"] = _said(option, "name", locale)
            shown["description"] = _said(option, "description", locale)
            for shown_choice, choice in zip(shown["choices"], option.get("choices", ()), strict=True):
                shown_choice["english"] = choice["name"]
                shown_choice["name"] = _said(choice, "name", locale)


def names(parts: Iterable[Payload], locale: str, before: tuple[str, str] = ("", "")) -> dict[str, str]:
    """The name of each command, group and subcommand in a language, by the name that links bear."""
    told: dict[str, str] = {}
    for part in parts:
        english, own = before[0] + part["name"], before[1] + _said(part, "name", locale)
        nested = [option for option in part.get("options", ()) if option["type"] in NESTED]
        told |= {english: own} | names(nested, locale, (f"{english} ", f"{own} "))
    return told


def _parts(command: Payload, path: Sequence[str]) -> Iterator[Payload]:
    """The command, its group and its subcommand, as far as the path goes."""
    yield command
    for name in path[1:]:
        command = next(option for option in command["options"] if option["name"] == name)
        yield command


def _said(part: Payload, field: str, locale: str) -> str:
    translations: Mapping[str, str] = part.get(f"{field}_localizations") or {}
    return translations.get(locale) or str(part[field])
