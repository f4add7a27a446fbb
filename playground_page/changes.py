"""What the playground changes on simcord's page, by file: what stands there, and what does instead."""

from pathlib import Path

from playground_page.composing import COMPOSING


def own(name: str) -> str:
    """A file of ours that is added to one of the page's."""
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


# NAMES are the commands' names in the player's language, by their English ones; other names in capitals are
# sentences, too (`playground_page.words`).
CHANGES: dict[str, list[tuple[str, str]]] = {
    "/preview.css": [("", own("page.css"))],
    "/app.js": [
        ("", own("links.js")),
        # Who acts looks at the answer, unless they have scrolled away since.
        (
            "  run: (body, files, metadata) => {\n",
            "  run: (body, files, metadata) => {\n    timeline.leap();\n",
        ),
        (
            "  rememberReceipt: (receipt, kind) => {",
            "  rememberReceipt: (receipt, kind) => { timeline.follow(kind, receipt);",
        ),
        ("  idle: () => {", "  idle: () => { timeline.arrive(state.snapshot);"),
        ("  beforePage: (kind, extra) => {", "  beforePage: (kind, extra) => {\n    timeline.depart();"),
    ],
    "/actions.js": [
        # What takes long is not lost.
        (
            "if (receipt.uncertain) return",
            'if (receipt.uncertain || receipt.settlement === "timeout") return',
        ),
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
    "/diagnostics.js": [
        # What is wrong is told to a player, not to who tests a bot.
        (
            'announceStatus(error.message || "Preview error.", true);',
            'const told = error.code === "action-timeout" ? UNCERTAIN : WRONG[error.category];\n'
            "    announceStatus(told || WRONG.other, true);",
        ),
    ],
    "/media.js": [
        ("`${index + 1} of ${items.length}`", "`${index + 1} / ${items.length}`"),
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
    "/messages.js": [
        ('interaction.command_type === "chat_input" ? `/${name}`', "NAMES[name] ? `/${NAMES[name]}`"),
        ("invoker ? `${invoker} used ` :", "invoker ? `${USED.replace(WHO, invoker)} ` :"),
        ('" (edited)"', '" " + "(edited)"'),
        ("        time.title = `Edited $", "        time.title = `${EDITED} $"),
        ("edited.title = `Edited $", "edited.title = `${EDITED} $"),
        ('`Actions for ${message.author?.name || "message"}`', "message.author?.name"),
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
        (
            "`${selected.length} selected. Choose ${minimum}–${maximum} options.`",
            "`${counted(CHOSEN, selected.length)} ${minimum === maximum ? counted(CHOOSE.exactly, minimum)"
            ' : CHOOSE.between.replace("@least", minimum).replace("@most", maximum)}`',
        ),
    ],
    "/select-drafts.js": [
        ('`Choose at least ${minimum} option${minimum === 1 ? "" : "s"}.`', "counted(CHOOSE.least, minimum)"),
        ("`Choose no more than ${maximum} options.`", "counted(CHOOSE.most, maximum)"),
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
        # The page opens at its end, as Discord does.
        (
            '{ policy: "target", targetId: String(snapshot.targetId) }',
            '{ policy: previousTargetId && String(snapshot.targetId) !== ids.at(-1) ? "target" : "bottom",'
            " targetId: String(snapshot.targetId) }",
        ),
        # What a click has changed or brought is shown: the board that it replaces may have been far longer.
        ("  function reset() {", own("following.js") + "  function reset() {"),
        ("    reset, dispose:", "    depart, leap, follow, arrive, reset, dispose:"),
        (
            '    } else if (intent.policy === "target") {',
            """    } else if (intent.policy === "shown") {
      show(intent.targetId);
    } else if (intent.policy === "target") {""",
        ),
        (
            "    setMessageOrder(desired);\n",
            """    setMessageOrder(desired);
    if (state.scrollIntent?.policy === "shown") state.scrollIntent.isDrawn = true;
""",
        ),
        (
            '      if (state.scrollIntent?.policy === "target") state.scrollIntent = captureScrollIntent();\n'
            "      state.ready = true;",
            '      if (state.scrollIntent?.policy === "target" || state.scrollIntent?.isDrawn) {\n'
            "        state.scrollIntent = captureScrollIntent();\n      }\n      state.ready = true;",
        ),
        (
            'if (!state.ready && state.scrollIntent?.policy === "target") return;',
            'if (!state.ready && ["target", "shown"].includes(state.scrollIntent?.policy)) return;',
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
        # A command is shown by its name; a click puts it, or a line that a sentence cites, into the box.
        (
            '"mention" : "command-mention", token.label || ""));',
            """"mention" : "command-mention", token.label || ""));
      if (token.type === "command") {
        const name = `/${NAMES[token.label.slice(1)] || token.label.slice(1)}`;
        target.lastChild.textContent = name;
        offerLine(target.lastChild, name);
      }""",
        ),
        (
            'target.append(node("code", "inline-code", token.content || "")); continue;',
            """
      target.append(node("code", "inline-code", token.content || ""));
      if (isLine(token.content || "")) offerLine(target.lastChild, token.content);
      continue;""",
        ),
        ("", own("lines.js")),
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
    **COMPOSING,
}
