// Finds purposes as 'catalog find' does, the closest first.
const letters = new Map();
const fold = (text) => {
  let folded = "";
  for (const letter of text) {
    const known = letters.get(letter);
    if (known !== undefined) folded += known;
    else if (/[\p{Alphabetic}\p{N}]/u.test(letter)) folded += letter.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
    else if (!/\p{Mn}/u.test(letter)) folded += " ";
  }
  return folded.split(" ").filter(Boolean);
};
const length = (text) => [...text].length;
// The ranks, the closest first.
const [same, words, beginning, scattered, part, almost, typo, description] = [0, 1, 2, 3, 4, 5, 6, 7];
// How closely a text has a phrase; undefined if it has not.
const rank = (text, phrase, isWithinWords) => {
  if (text === phrase) return same;
  const row = ` ${text} `;
  if (row.includes(` ${phrase} `)) return words;
  if (row.includes(` ${phrase}`)) return beginning;
  return isWithinWords && row.includes(phrase) ? part : undefined;
};
// Whether two words differ by a letter too many, one too few, another one, or two that changed places.
const isOneEdit = (left, right) => {
  const [ours, theirs] = [[...left], [...right]];
  while (ours.length && ours[0] === theirs[0]) { ours.shift(); theirs.shift(); }
  while (ours.length && ours.at(-1) === theirs.at(-1)) { ours.pop(); theirs.pop(); }
  if (ours.length < 2 && theirs.length < 2) return true;
  return ours.length === 2 && theirs.length === 2 && ours[0] === theirs[1] && ours[1] === theirs[0];
};
// How closely a text has the words of a query with typos; undefined if it has not.
const rankOfTypos = (text, query) => {
  const own = text.split(" ");
  const start = own.findIndex((_, start) => query.every((word, index) => {
    const other = own[start + index];
    return other === word || other !== undefined && length(word) >= SHORTEST_MISSPELT && isOneEdit(other, word);
  }));
  if (start < 0) return undefined;
  return start === 0 && own.length === query.length ? almost : typo;
};
// The texts of the published file as entries of each purpose, folded.
const read = ({ letters: known, locales, purposes }) => {
  for (const [letter, folded] of Object.entries(known)) letters.set(letter, folded);
  return Object.entries(purposes).map(([identifier, [titles, icons, former, synonyms, aliases, about]]) => {
    const entries = [];
    const add = (kind, lines, other, locale) => {
      for (const shown of lines.split("\n")) {
        const text = fold(shown).join(" ");
        if (text) entries.push({ kind, shown, text, other, locale });
      }
    };
    add("identifier", identifier, 0);
    add("icon", icons, 0);
    titles.forEach((lines, index) => add("title", lines, 0, locales[index]));
    add("former", former, 1);
    for (const [locale, lines] of Object.entries(synonyms)) add("synonym", lines, 1, locale);
    add("icon", aliases, 1);
    return [identifier, entries, fold(about).join(" ")];
  });
};
// The purposes that match, each with its closest text; one in a language that the reader has is closer than any other.
const closest = (purposes, rankOf, isForeign, describes) => {
  const found = new Map();
  for (const [identifier, entries, about] of purposes) {
    const keys = entries.map((entry) => ({ entry, rank: rankOf(entry.text), other: entry.other, foreign: isForeign(entry) }))
      .filter(({ rank }) => rank !== undefined);
    const isNamed = keys.length > 0;
    if (describes?.(about)) keys.push({ entry: { kind: "description" }, rank: description, other: 0, foreign: 0 });
    keys.sort((a, b) => a.foreign - b.foreign || a.rank - b.rank || a.other - b.other);
    if (keys.length) found.set(identifier, { ...keys[0], isNamed });
  }
  return found;
};
// The identifiers of the purposes that match, the closest first, each with the text that matches.
const find = (purposes, text, isForeign = () => 0) => {
  const query = fold(text);
  if (!query.length) return [];
  const phrase = query.join(" ");
  const isWithoutSpaces = /[SCRIPTS]/u.test(text);
  const begins = (about) => ` ${about}`.includes(` ${phrase}`);
  const order = (found) => purposes.map(([identifier], index) => [identifier, index, found.get(identifier)]).filter(([, , key]) => key)
    .sort(([, i, a], [, j, b]) => a.foreign - b.foreign || a.rank - b.rank || a.other - b.other || i - j)
    .map(([identifier, , { entry }]) => [identifier, entry]);
  const merged = (first, second) => new Map([...first, ...second]);
  const found = closest(purposes, (text) => rank(text, phrase, isWithoutSpaces), isForeign, begins);
  const described = new Map([...found].filter(([, { isNamed }]) => !isNamed));
  if (isWithoutSpaces || described.size < found.size) return order(found);
  const long = [...new Set(query)].filter((word) => length(word) > 1);
  if (long.length > 1) {
    const has = (text, word) => ` ${text}`.includes(` ${word}`);
    const all = long.map((word) => closest(purposes, (text) => has(text, word) ? scattered : undefined, isForeign, (text) => has(text, word)));
    const shared = [...all[0].keys()].filter((identifier) => all.every((one) => one.has(identifier)));
    // A purpose is found by another name if its main names have no word of the query.
    const key = (identifier) => {
      const keys = all.map((one) => one.get(identifier));
      const named = keys.filter(({ rank }) => rank === scattered);
      const [{ entry }] = named.length ? named : keys;
      const other = named.length && named.every(({ other }) => other === 1) ? 1 : 0;
      return { entry, rank: scattered, other, foreign: Math.max(...keys.map(({ foreign }) => foreign)) };
    };
    if (shared.length) return order(merged(described, shared.map((identifier) => [identifier, key(identifier)])));
  }
  if (length(phrase) >= SHORTEST_PART) {
    const parts = closest(purposes, (text) => rank(text, phrase, true) === part ? part : undefined, isForeign);
    if (parts.size) return order(merged(described, parts));
  }
  if (!query.some((word) => length(word) >= SHORTEST_MISSPELT)) return order(described);
  return order(merged(described, closest(purposes, (text) => rankOfTypos(text, query), isForeign)));
};

const form = document.getElementById("search");
const field = document.getElementById("words");
const status = document.getElementById("found");
const filters = document.getElementById("filters");
const list = document.getElementById(field.getAttribute("aria-controls"));
const tiles = new Map([...list.children].map((tile) => [tile.dataset.purpose, tile]));
const script = document.currentScript.src;
const page = document.documentElement.lang;
// Languages that the reader of the page has: its own with its parents, the catalogue's source, and English.
const isForeign = ({ locale }) => locale === undefined || `${page}-`.startsWith(`${locale}-`) || locale === list.dataset.source
  || /^en\b/.test(locale) ? 0 : 1;
// The texts come when somebody begins to search: as a script, which also loads on pages that are opened as files.
let texts;
const load = () => texts ??= new Promise((done, failed) => {
  const element = document.createElement("script");
  element.src = new URL("search-texts.js", script);
  element.onload = () => done(read(globalThis.searchTexts));
  element.onerror = () => { texts = undefined; failed(new Error("The texts for the search cannot be loaded.")); };
  document.head.append(element);
});
const links = () => [...list.children].filter((tile) => !tile.hidden).map((tile) => tile.querySelector("a"));
const nameOf = (locale) => {
  try { return new Intl.DisplayNames([page, "en"], { type: "language" }).of(locale); } catch { return locale; }
};
const reasons = { icon: "icon", former: "formerly", synonym: "also", description: "in its description" };
// Says on a card why it matches, if the card does not show the text that does.
const explain = (tile, entry) => {
  tile.querySelector(".why")?.remove();
  const title = tile.querySelector("b");
  if (!entry || entry.kind === "identifier" || entry.kind === "title" && entry.shown === title.textContent) return;
  const { kind, shown, locale } = entry;
  const isPage = locale === undefined || locale === page;
  const why = document.createElement("small");
  why.className = "why";
  const piece = (text, lang) => {
    const element = document.createElement("bdi");
    element.lang = lang;
    element.textContent = text;
    why.append(why.hasChildNodes() ? " " : "", element);
  };
  if (kind !== "title") piece(reasons[kind], "en");
  if (!isPage) piece(`${nameOf(locale)}:`, page);
  if (shown) piece(shown, locale ?? "en");
  title.after(why);
};
// Shows the purposes that a search and the filters leave; true if somebody searches.
const show = async () => {
  const text = field.value;
  const [place, role] = ["place", "role"].map((name) => filters.elements[name]?.value ?? "");
  let purposes;
  try { purposes = text.trim() ? await load() : []; } catch (error) { status.textContent = error.message; return false; }
  if (text !== field.value) return false;
  const isSearch = fold(text).length > 0;
  const isTooLong = length(text) > LIMIT;
  const found = !isSearch ? [...tiles.keys()].map((identifier) => [identifier]) : isTooLong ? [] : find(purposes, text, isForeign);
  for (const tile of tiles.values()) { tile.hidden = true; tile.classList.remove("first"); }
  for (const [identifier, entry] of found) {
    const tile = tiles.get(identifier);
    if (!tile || role && tile.dataset.role !== role || place && !tile.dataset.places?.split(" ").includes(place)) continue;
    tile.hidden = false;
    explain(tile, entry);
    list.append(tile);
  }
  const shown = links();
  if (isSearch) shown[0]?.parentElement.classList.add("first");
  const count = shown.length === 1 ? "1 purpose" : `${shown.length} purposes`;
  if (isTooLong) status.textContent = "The search takes at most LIMIT characters.";
  else if (shown.length === 0) status.textContent = "No purpose has these words.";
  else if (isSearch) status.textContent = `${count}. Enter opens the first; the arrow keys move between them.`;
  else status.textContent = role || place ? `${count}.` : "";
  return isSearch;
};
// The address has the search and the filters, and so have the links to other languages.
const change = () => {
  const query = new URLSearchParams();
  for (const { name, value } of [field, ...filters.elements]) if (value && name !== "line") query.set(name, value);
  for (const link of document.querySelectorAll(".locales a")) link.search = query;
  // A browser may refuse the address of a page that is opened as a file.
  try { history.replaceState(null, "", query.size ? `?${query}` : location.pathname); } catch {}
  return show();
};
const query = new URLSearchParams(location.search);
field.value = query.get("q") ?? "";
for (const choice of filters.elements) {
  const value = query.get(choice.name);
  if ([...choice.options].some((option) => option.value === value)) choice.value = value;
}
form.hidden = false;
filters.hidden = false;
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (await show()) links()[0]?.click();
});
// Up from the first result leads back to the field.
const move = (event) => {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const all = links();
  const place = all.indexOf(document.activeElement);
  const next = place + (event.key === "ArrowDown" ? 1 : -1);
  if (next >= all.length || place < 0 && next < 0) return;
  event.preventDefault();
  (all[next] ?? field).focus();
};
field.addEventListener("keydown", move);
list.addEventListener("keydown", move);
field.addEventListener("focus", () => load().catch(() => {}), { once: true });
field.addEventListener("input", change);
filters.addEventListener("change", change);
change();
