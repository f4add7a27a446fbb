// Compares what is typed with names: accents, capitals and the kind of apostrophe do not matter.
const plain = (text) => String(text).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
const optionName = (option) => option.label || option.name;
const isFreeText = (option) => option?.type === "string" && !option.choices?.length;

// "/command name:value other:two words": the command, what is given to it, and a word that it does not know.
function readLine(entries, text) {
  const line = text.trim().replace(/^\/?\s*/, "").replace(/\s+/g, " ");
  const typed = plain(line);
  let found = null;
  for (const entry of entries) {
    for (const name of [plain(entry.invocation), entry.path.join(" ")]) {
      const isMeant = typed === name || typed.startsWith(`${name} `);
      if (isMeant && name.length > (found?.name.length ?? 0)) found = { entry, name };
    }
  }
  if (!found) return null;
  const rest = line.split(" ").slice(found.name.split(" ").length).join(" ");
  return { entry: found.entry, ...readOptions(found.entry.options, rest) };
}

function readOptions(options, rest) {
  const marks = [];
  let strange = null;
  for (const match of rest.matchAll(/(?<=^|\s)([^\s:]+):/g)) {
    const option = options.find((item) => [optionName(item), item.name].some((name) => plain(name) === plain(match[1])));
    if (option) marks.push({ option, start: match.index, from: match.index + match[0].length });
    else if (!isFreeText(marks.at(-1)?.option)) strange ??= match[1]; // in a text, a colon is a colon
  }
  const before = rest.slice(0, marks[0]?.start).trim();
  if (before) strange ??= before.split(/[\s:]/)[0];
  const isBegun = !rest.includes(":") && options.some((option) => plain(optionName(option)).startsWith(plain(rest)));
  const given = marks.map(({ option, from }, index) => [option, rest.slice(from, marks[index + 1]?.start).trim()]);
  return { given, strange, isBegun };
}

// What is typed for an option, as the box keeps it.
function typedValue(option, text) {
  const meant = plain(text);
  if (option.type === "boolean") {
    const isMeant = (...names) => names.some((name) => plain(name) === meant);
    if (isMeant("true", YES)) return { raw: true };
    return { raw: isMeant("false", NO) ? false : text };
  }
  const choices = option.choices || [];
  const like = choices.filter(({ name }) => plain(name).includes(meant));
  const choice = choices.find(({ name, english, value }) =>
    [name, english ?? name, value].some((item) => plain(item) === meant)) || (like.length === 1 ? like[0] : null);
  if (choice) return { raw: String(choice.value), label: choice.name };
  if (!["user", "mentionable"].includes(option.type)) return { raw: text };
  const people = [...document.querySelectorAll("#viewer-picker option")];
  const person = people.find((item) => plain(item.text) === meant.replace(/^@/, "") || text.includes(item.value));
  return person ? { raw: person.value, entity: { id: person.value, name: person.text } } : { raw: text };
}

function noSuchOption({ entry, strange }) {
  const told = (entry.options.length ? NO_OPTION : NO_OPTIONS_AT_ALL).replace("@command", `/${entry.invocation}`);
  return told.replace("@options", entry.options.map(optionName).join(", ")).replace("@option", strange);
}

// One of several forms of a sentence, by how many there are.
const counted = (forms, count) =>
  (forms[new Intl.PluralRules(LANGUAGE).select(count)] || forms.other).replace("@count", count);
