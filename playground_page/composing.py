"""What the playground changes on simcord's page where commands are typed."""

COMPOSING: dict[str, list[tuple[str, str]]] = {
    "/composer.js": [
        ("`${sendLabel} message (Enter)`", "sendLabel"),
        (": `Message ${channel.glyph}${channel.name}`;", ": `${WRITE} ${channel.glyph}${channel.name}`;"),
        # A command that nobody knows is no message.
        ("} else if (content.trim()) {", '} else if (content.trim() && !content.trim().startsWith("/")) {'),
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
