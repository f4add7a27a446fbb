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
        (
            "announce?.(`${matches.length} commands`);",
            "announce?.(matches.length ? counted(COMMANDS, matches.length) : UNKNOWN);",
        ),
        ("activeKey = matches[0].key;", "activeKey = matches[0]?.key ?? null;"),
        (
            '    if (!matches.length && catalogState === "loading")',
            """    if (!matches.length && !["loading", "failed"].includes(catalogState)) {
      list.append(node("div", "command-empty", UNKNOWN));
    }
    const line = readLine(matches, input.value);
    if (line?.strange && (!line.isBegun || insisted === input.value)) {
      list.append(node("div", "command-empty", noSuchOption(line)));
    }
    if (!matches.length && catalogState === "loading")""",
        ),
        ('`+${remaining} ${displayed.length ? "more" : "options"}`', "`+${remaining} ${OPTIONAL}`"),
        ("`+${optional} optional`", "`+${optional} ${OPTIONAL}`"),
        # A line with options is read as Discord does; what it does not know is told, not dropped.
        (
            """  function select(entry) {
    if (!entry) return;
""",
            """  function select(entry, isSent = false) {
    if (!entry) return;
    const line = readLine([entry], input.value);
    if (line?.strange) {
      insisted = input.value;
      updateBrowse();
      announce?.(noSuchOption(line));
      return;
    }
""",
        ),
        (
            "    drafts.create(entry);\n",
            """    drafts.create(entry);
    for (const [option, text] of line?.given || []) {
      if (!option.required) drafts.add(option.name);
      drafts.value(option.name, typedValue(option, text));
      if (!text) drafts.error(option.name, "This field is required.");
    }
    if (line?.given.length) drafts.optionsOpened();
""",
        ),
        (
            """    if (required.length) renderCompose({ focus: true });
    else { drafts.focus(null); renderCompose({ focus: true }); }
""",
            """    drafts.focus(required.find((option) => !valueExists(option))?.name || null);
    renderCompose({ focus: true });
""",
        ),
        (
            "    announce?.(required.length ? `/${entry.invocation};"
            " ${required.length} required options missing` : `/${entry.invocation}`);\n  }\n",
            """    tellMissing();
    if (isSent) validateAndRun();
  }
  let insisted = "";
  function tellMissing() {
    const missing = optionsFor().filter((option) => option.required && !valueExists(option)).map(optionName);
    const name = `/${currentDraft().invocation}`;
    announce?.(missing.length ? `${name}. ${MISSING.replace("@options", missing.join(", "))}` : name);
  }
  function sendTyped(isWhole) {
    input.value = input.value.trim();
    const line = readLine(catalog?.entries || [], input.value);
    const active = matches.find((item) => item.key === activeKey);
    if (line && (isWhole || line.given.length || line.strange)) select(line.entry, true);
    else if (active) select(active);
    else updateBrowse();
    return true;
  }
  document.addEventListener("command-line", (event) => {
    if (!canOpen()) return;
    putAway();
    input.value = event.detail;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
    const line = readLine(catalog?.entries || [], input.value);
    if (line && !line.strange && !line.given.length) select(line.entry);
  });
  function putAway() {
    exitCommand();
    input.value = "";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
""",
        ),
        (
            "if (missing.length) announce?.(`${missing.length} required options missing`);",
            "if (missing.length) tellMissing();",
        ),
        (
            '    if (mode === "browsing") {\n      if (["ArrowDown"',
            """    if (mode === "browsing") {
      if (event.key === "Enter") return sendTyped(false);
      if (["ArrowDown\"""",
        ),
        (
            "    if (!draft || composer.report().editTargetId) return;\n    event.preventDefault();",
            """    if (composer.report().editTargetId) return;
    if (!draft && !input.value.trim().startsWith("/")) return;
    if (!draft) { event.preventDefault(); event.stopImmediatePropagation(); sendTyped(true); return; }
    event.preventDefault();""",
        ),
        # Enter takes the choice that is lit, once; in a list of what may be left out, none is lit at first.
        (
            "    if (listItems.length) suggestionListbox.setActive(0, { scroll: false });",
            """    const chosen = String(draft?.values[draft.focused || ""]?.raw);
    const lit = items.findIndex((value) => String(value.value) === chosen);
    const mayWait = optional && owner.matches(".command-chip") && submittable();
    if (listItems.length && !mayWait) suggestionListbox.setActive(Math.max(0, lit), { scroll: false });""",
        ),
        ("renderCompose({ focus: Boolean(next) });", "renderCompose({ focus: true });\n    tellMissing();"),
        (
            "const target = focus && focusedOption ? fieldFor(focusedOption) : restore ?",
            "const target = focus ? (focusedOption ? fieldFor(focusedOption) : null) : restore ?",
        ),
        # Escape closes the list, then puts the command away; an arrow opens the list again.
        (
            'if (event.key === "Escape") { clearPopup(); return true; }\n    if (event.key === "Backspace"',
            """if (event.key === "Escape") {
      if (popup && !popupElement().hidden) clearPopup(); else putAway();
      return true;
    }
    if (event.key === "Backspace\"""",
        ),
        (
            '    if (!draft) return false;\n    if (["ArrowDown"',
            """    if (!draft) return false;
    if (event.key === "ArrowDown" && (!popup || popupElement().hidden)) {
      if (event.target.matches(".command-chip") && optionalItems().length) openOptions(event.target);
      else if (event.target.matches('[role="combobox"]')) event.target.dispatchEvent(new Event("focus"));
    }
    if (["ArrowDown\"""",
        ),
        # What Discord proposes for an option is there before anything is typed.
        (
            "            renderPopup(field, `OPTIONS MATCHING ${current.toUpperCase()}`, choices,",
            """            if (!choices.length) queryAutocomplete(option, current);
            renderPopup(field, `OPTIONS MATCHING ${current.toUpperCase()}`, choices,""",
        ),
        # What an option is for.
        (
            'if (optional) item.append(node("span", "command-suggestion-ellipsis", "…"));',
            'if (optional) item.append(node("span", "command-option-about", value.description || ""));',
        ),
        # What is heard, not seen.
        ("`Show ${identity.name} commands`", "identity.name"),
        ("`Command /${currentDraft().invocation}`", "`/${currentDraft().invocation}`"),
        ("`${option.name}: ${mention.textContent}; edit`", "`${optionName(option)}: ${mention.textContent}`"),
        (
            '`${option.name}${option.required ? ", required" : ""}`',
            '`${optionName(option)}${option.required ? REQUIRED : ""}`',
        ),
        ("`Remove ${option.name} option`", "`${REMOVE} ${optionName(option)}`"),
        # What is over is told no longer: the list of commands, and what was missing.
        (
            "    matches = [];\n    activeKey = null;\n  }\n  function updateBrowse() {",
            '    matches = [];\n    activeKey = null;\n    announce?.("");\n  }\n  function updateBrowse() {',
        ),
        (
            '      drafts.clear(); mode = "closed"; clearAutocompleteState();',
            '      announce?.("");\n      drafts.clear(); mode = "closed"; clearAutocompleteState();',
        ),
        # A choice is shown by its name, not by its value.
        (': String(value?.raw ?? "");\n', ': String(value?.label ?? value?.raw ?? "");\n'),
    ],
}
