"""What the playground changes on simcord's page, which has no setting for it."""

import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import simcord
from PIL import Image

from locales import Words
from playground_words import SAID, said

Payload: TypeAlias = Mapping[str, Any]  # of a command, an option or a choice, as Discord gets it

WHO = "@who"  # where the page puts a name
KNOWING = ("/commands.js", "/composer.js", "/media.js", "/messages.js", "/text.js", "/timeline.js")
NESTED = (1, 2)  # the types of subcommands and groups among the options of a command
LEASE_SECONDS = 7 * 24 * 3600.0
# A picture gets its room before it is loaded, or the channel shrinks while its messages are drawn anew, the
# page scrolls away, and the select that was just opened shuts itself.
ROOM = """
.media-lightbox-trigger.has-shape { width: min(var(--w) * 1px, 100%); }
.media-lightbox-trigger.has-shape:has(> .attachment-image) {
  width: min(var(--w) * 1px, 100%, min(calc(var(--preview-height) * .8), 720px) * var(--w) / var(--h));
}
.has-shape > .gallery-image, .has-shape > .attachment-image {
  width: 100%; height: auto; max-height: none; aspect-ratio: var(--w) / var(--h);
}
.has-shape > img:not([src]) { color: transparent; }
"""
# Tools of those who test a bot; on a phone they would fill a sixth of the screen.
NO_TOOLS = """
#messages-toggle, #messages-sidebar, #refresh, #capture-open, #inspector-toggle, .session-menu,
.preview-brand, #back-activity, #view-action-output, .message-context-actions,
.command-popup-heading:not(.command-app-heading), .attachment-media-actions { display: none !important; }
.preview-shell, .preview-toolbar { --toolbar-height: 44px !important; }
#action-status { flex: 1 1 8rem !important; }
.command-mention { cursor: pointer; }
@media (max-width: 480px) {
  .channel-timeline { scrollbar-width: none; }
  .message-components, .message-header { margin-right: 8px !important; }
  .component-container { padding: 12px !important; }
  .command-context-detail { display: none; }
}
"""
# A link to a message in Discord leads to it here.
LINKS = """
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const messages = [...document.querySelectorAll(".channel-message")], id = link.href.split("/")[6];
  const meant = messages.find((message) => message.dataset.messageId === id) || messages.at(-1);
  meant?.scrollIntoView({ block: "start" });
});
"""
# Compares what is typed with names: accents and capitals do not matter.
PLAIN = 'const plain = (text) => text.normalize("NFD").replace(/\\p{M}/gu, "").toLowerCase();\n'
# By file of the page: what stands there, and what stands there in the playground.
# NAMES are the commands' names in the player's language, by their English ones.
CHANGES: dict[str, list[tuple[str, str]]] = {
    "/preview.css": [("", ROOM), ("", NO_TOOLS)],
    "/app.js": [
        ("", LINKS),
        # Who sends a command looks at its answer.
        (
            "  run: (body, files, metadata) => {\n",
            "  run: (body, files, metadata) => {\n    ui.timeline.scrollTop = ui.timeline.scrollHeight;\n",
        ),
    ],
    "/actions.js": [
        # What went well needs no word.
        ("pendingLabels[pending.kind] || ", ""),
        ('return labels[kind || ""] || "Action completed";', 'return "";'),
        ('"Preview ready"', '""'),
        ('|| queries.size || Object.keys(pages).length) return "Updating preview…";', ') return "";'),
    ],
    "/assets.js": [
        (
            "return { ...manifests[id], ...derived.get(id) };",
            "return { ...manifests[id], ...derived.get(id), url: urls.get(`${id}:`) };",
        )
    ],
    "/media.js": [
        ('`Open ${label || "image"} in image preview`', "ENLARGE"),
        ("`Download ${label}`", "`${DOWNLOAD} ${label}`"),
        ("(1024 * 1024))} MB`", "(1024 * 1024))} ${MEGABYTES}`"),
        ("(size / 1024))} KB`", "(size / 1024))} ${KILOBYTES}`"),
        # Its room and, if it was loaded before, the picture itself, at once.
        (
            "    image.height = height;\n  }\n  trigger.append(image);",
            """    image.height = height;
    trigger.classList.add("has-shape");
    trigger.style.setProperty("--w", String(width));
    trigger.style.setProperty("--h", String(height));
  }
  const loaded = options.assetMetadata?.(assetId)?.url;
  if (loaded) image.src = loaded;
  trigger.append(image);""",
        ),
    ],
    "/composer.js": [
        ("`${sendLabel} message (Enter)`", "sendLabel"),
        (": `Message ${channel.glyph}${channel.name}`;", ": `${WRITE} ${channel.glyph}${channel.name}`;"),
        # A command that nobody knows is no message.
        ("} else if (content.trim()) {", '} else if (content.trim() && !content.trim().startsWith("/")) {'),
    ],
    "/messages.js": [
        ('interaction.command_type === "chat_input" ? `/${name}`', "NAMES[name] ? `/${NAMES[name]}`"),
        ("invoker ? `${invoker} used ` :", "invoker ? `${USED.replace(WHO, invoker)} ` :"),
        ('" (edited)"', '" " + "(edited)"'),
        ("`Toggle preview of ${filename}`", "`${READ} ${filename}`"),
        ("`Contents of ${filename}`", "filename"),
        # Discord shows a picture above the buttons.
        (
            "    root.append(list);",
            '    root.insertBefore(list, root.querySelector(":scope > .message-components"));',
        ),
    ],
    "/selects.js": [
        # The list itself shows how many there are.
        ("`${entries.length} options on this page`", '""'),
    ],
    "/select-drafts.js": [
        # A message that was edited shows the choices that it has now.
        (
            "  function observe(snapshot, validatedControl) {\n",
            """  function observe(snapshot, validatedControl) {
    for (const [id, message] of Object.entries(state.snapshot?.messages || {})) {
      if (fingerprint(message) === fingerprint(snapshot.messages?.[id])) continue;
      const scope = `message:${id}:`;
      for (const map of [state.drafts, state.selectDrafts, state.selectStatuses]) {
        for (const key of [...map.keys()]) if (key.startsWith(scope)) map.delete(key);
      }
      if (state.dropdown?.key.startsWith(scope)) state.dropdown = null;
    }
""",
        ),
        # A short list that opens upwards ends at its select.
        (
            "const height = Math.min(220, available);",
            "const height = Math.min(desired + list.offsetHeight - list.clientHeight, available);",
        ),
    ],
    "/timeline.js": [
        # A message that cannot be drawn is told in words; the others stay.
        (
            """        renderMessage(
          record.element,
          message,
          messageRenderOptions(snapshot, record.pendingMedia, message, true),
        );
""",
            """        try {
          renderMessage(
            record.element,
            message,
            messageRenderOptions(snapshot, record.pendingMedia, message, true),
          );
        } catch (error) {
          console.error(error);
          record.pendingMedia = [];
          record.element.textContent = message.content || BROKEN;
        }
""",
        ),
        # The newest message is shown down to its buttons, as Discord does.
        (
            '{ policy: "target", targetId: String(snapshot.targetId) }',
            '{ policy: String(snapshot.targetId) === ids.at(-1) ? "bottom" : "target",'
            " targetId: String(snapshot.targetId) }",
        ),
        # Who was at the end stays there until they scroll themselves: a new size is nobody's scrolling.
        (
            'if (state.scrollIntent?.policy !== "target") state.scrollIntent = captureScrollIntent();',
            "state.scrollIntent ??= captureScrollIntent();\n"
            '      if (state.scrollIntent.policy === "anchor") state.scrollIntent = captureScrollIntent();',
        ),
        (
            "    if (correction !== null) return;\n    correction = requestAnimationFrame(() => {\n"
            "      correction = null;\n      reconcileScrollIntent();\n      onScrollLayout();\n    });\n",
            "    reconcileScrollIntent();\n    onScrollLayout();\n    isResized();\n",
        ),
        (
            "    state.scrollIntent = captureScrollIntent();\n    if (state.scrollIntent.policy",
            """    if (isResized() && state.scrollIntent?.policy === "bottom") return reconcileScrollIntent();
    state.scrollIntent = captureScrollIntent();
    if (state.scrollIntent.policy""",
        ),
        (
            "  function localMessageDay(message) {",
            """  let size = "";
  function isResized() {
    const before = size;
    size = `${ui.timeline.scrollHeight} ${ui.timeline.clientHeight}`;
    return before !== size;
  }
  function localMessageDay(message) {""",
        ),
    ],
    "/text.js": [
        # A command is shown by its name, and a click puts it into the box.
        (
            '"mention" : "command-mention", token.label || ""));',
            """"mention" : "command-mention", token.label || ""));
      if (token.type === "command") {
        const name = `/${NAMES[token.label.slice(1)] || token.label.slice(1)}`;
        target.lastChild.textContent = name;
        target.lastChild.addEventListener("click", () => {
          const box = document.querySelector("#channel-composer-input");
          if (!box) return;
          box.value = name;
          box.dispatchEvent(new Event("input", { bubbles: true }));
          box.focus();
        });
      }""",
        ),
        # "In 5 minutes" counts from now, and goes on counting.
        ("new Date(options.presentationTime || 0)", "new Date()"),
        (
            "  parent.append(time);\n}",
            """  parent.append(time);
  if (valid && style === "R") setTimeout(() => {
    if (!time.isConnected) return;
    const box = node("span");
    renderTimestamp(box, token, options);
    time.replaceWith(...box.childNodes);
  }, 10000);
}""",
        ),
    ],
    "/presentation.js": [
        (
            "timezone: configured.timezone ||",
            "timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || configured.timezone ||",
        )
    ],
    "/commands.js": [
        # A command is found by its name in either language, also with something typed after it.
        ('String(query || "").trim().toLocaleLowerCase()', 'plain(String(query || "").trim())'),
        ("lowered = invocation.toLocaleLowerCase()", "lowered = plain(invocation)"),
        (
            "    if (!needle || lowered.startsWith(needle)) rank = 0;",
            """    const english = entry.path.join(" ");
    const names = [lowered, english];
    if (names.some((name) => name.startsWith(needle) || needle.startsWith(`${name} `))) rank = 0;""",
        ),
        (
            'invocation.split(" ").some((part) => part.toLocaleLowerCase()',
            '`${lowered} ${english}`.split(" ").some((part) => part',
        ),
        (
            "else if (lowered.includes(needle)) rank",
            "else if (names.some((name) => name.includes(needle))) rank",
        ),
        ("? [focused.name, focused", "? [focused.label || focused.name, focused"),
        ('"command-pill-label", option.name)', '"command-pill-label", option.label || option.name)'),
        ("=> ({ name: option.name, value", "=> ({ name: option.label || option.name, value"),
        # A name that no command has is answered while it is typed.
        ("    if (!matches.length) { closeBrowse(); return; }\n", ""),
        ("activeKey = matches[0].key;", "activeKey = matches[0]?.key ?? null;"),
        (
            '    if (!matches.length && catalogState === "loading")',
            """    if (!matches.length && !["loading", "failed"].includes(catalogState)) {
      list.append(node("div", "command-empty", UNKNOWN));
    }
    if (!matches.length && catalogState === "loading")""",
        ),
        ('`+${remaining} ${displayed.length ? "more" : "options"}`', "`+${remaining} ${OPTIONAL}`"),
        ("`+${optional} optional`", "`+${optional} ${OPTIONAL}`"),
        # Enter sends a command that is complete; an option that it may have is chosen by a click.
        (
            "if (active instanceof HTMLElement) { active.click(); return true; }",
            "const mayWait = active?.querySelector('.command-suggestion-ellipsis') && submittable();\n"
            "        if (active instanceof HTMLElement && !mayWait) { active.click(); return true; }",
        ),
        # After the last choice, Enter sends the command.
        ("renderCompose({ focus: Boolean(next) });", "renderCompose({ focus: true });"),
        # A choice is shown by its name, not by its value.
        (': String(value?.raw ?? "");\n', ': String(value?.label ?? value?.raw ?? "");\n'),
    ],
}


def changed(path: str, text: str, speak: Words, names: Mapping[str, str]) -> str:
    """A file of the page as the playground serves it."""
    for old, new in CHANGES.get(path, ()):
        text = text.replace(old, new, 1) if old else text + new
    if path in KNOWING:
        text = f"{PLAIN}{_known(speak, names)}{text}"
    return said(path, text, speak)


def _known(speak: Words, names: Mapping[str, str]) -> str:
    """What the page's programs know beside their own words."""
    facts = {
        "NAMES": names,
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


def tend(preview: simcord.Preview, locale: str, speak: Words) -> None:
    """Changes the page, before it is opened."""
    # A tab left in the background for ten minutes would be told that its session is over.
    preview._PAGE_LEASE_SECONDS = LEASE_SECONDS  # pyright: ignore[reportPrivateUsage, reportAttributeAccessIssue]
    server: Any = preview._server  # pyright: ignore[reportPrivateUsage]
    static, commands = server._static, server._commands

    async def changed_static(request: Any) -> Any:
        answer = await static(request)
        if request.path in CHANGES.keys() | SAID.keys():
            known = names(preview.env.backend.commands[None].values(), locale)
            answer.text = changed(request.path, answer.text, speak, known)
        return answer

    async def translated_commands(request: Any) -> Any:
        answer = await commands(request)
        catalog = json.loads(answer.text)
        translate(catalog.get("entries", ()), preview.env.backend.commands[None].values(), locale)
        answer.text = json.dumps(catalog)
        return answer

    server._static, server._commands = changed_static, translated_commands
    _measure_pictures(preview)


def _measure_pictures(preview: Any) -> None:
    """Lets the page know the shape of each picture before it loads it."""
    payload = preview._page_payload
    shapes: dict[str, tuple[int, int] | None] = {}

    def payload_with_shapes(page: Any) -> dict[str, Any]:
        told = payload(page)
        for asset_id, asset in told["assets"].items():
            digest = page.assets[asset_id].digest
            if "displayWidth" in asset or digest not in preview._blobs:
                continue
            if digest not in shapes:
                shapes[digest] = shape(preview._blobs[digest].data)
            if size := shapes[digest]:
                asset["displayWidth"], asset["displayHeight"] = size
        return told

    preview._page_payload = payload_with_shapes


def shape(data: bytes) -> tuple[int, int] | None:
    """The width and height of a picture; None for any other file, such as an export."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None


def translate(entries: Sequence[dict[str, Any]], commands: Iterable[Payload], locale: str) -> None:
    """Gives the entries of the page's list of commands the names that Discord shows in a language."""
    roots = {command["id"]: command for command in commands}
    for entry in entries:
        parts = list(_parts(roots[entry["commandId"]], entry["path"]))
        entry["invocation"] = " ".join(_said(part, "name", locale) for part in parts)
        entry["description"] = _said(parts[-1], "description", locale)
        for shown, option in zip(entry["options"], parts[-1].get("options", ()), strict=True):
            shown["label"] = _said(option, "name", locale)
            shown["description"] = _said(option, "description", locale)
            for shown_choice, choice in zip(shown["choices"], option.get("choices", ()), strict=True):
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
