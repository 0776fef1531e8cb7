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
// The purposes that match, each with its rank and whether it matches by another name.
const closest = (purposes, rankOf, describes) => {
  const found = new Map();
  for (const [identifier, [names, others, about]] of purposes) {
    const keys = [...names.map((text) => [rankOf(text), 0]), ...others.map((text) => [rankOf(text), 1])];
    if (describes?.(about)) keys.push([description, 0]);
    const best = keys.filter(([rank]) => rank !== undefined).sort((a, b) => a[0] - b[0] || a[1] - b[1])[0];
    if (best) found.set(identifier, best);
  }
  return found;
};
const find = (purposes, text) => {
  const query = fold(text);
  if (!query.length) return [];
  const phrase = query.join(" ");
  const isWithoutSpaces = /[SCRIPTS]/u.test(text);
  const begins = (about) => ` ${about}`.includes(` ${phrase}`);
  const order = (found) => purposes.map(([identifier], index) => [identifier, index]).filter(([identifier]) => found.has(identifier))
    .sort(([a, i], [b, j]) => found.get(a)[0] - found.get(b)[0] || found.get(a)[1] - found.get(b)[1] || i - j)
    .map(([identifier]) => identifier);
  const merged = (first, second) => new Map([...first, ...second]);
  const found = closest(purposes, (text) => rank(text, phrase, isWithoutSpaces), begins);
  const described = new Map([...found].filter(([, [rank]]) => rank === description));
  if (isWithoutSpaces || described.size < found.size) return order(found);
  const long = [...new Set(query)].filter((word) => length(word) > 1);
  if (long.length > 1) {
    const has = (text, word) => ` ${text}`.includes(` ${word}`);
    const all = long.map((word) => closest(purposes, (text) => has(text, word) ? scattered : undefined, (text) => has(text, word)));
    const shared = [...all[0].keys()].filter((identifier) => all.every((one) => one.has(identifier)));
    // A purpose is found by another name if its main names have no word of the query.
    const isOther = (identifier) => {
      const keys = all.map((one) => one.get(identifier)).filter(([rank]) => rank === scattered);
      return keys.length && keys.every(([, other]) => other === 1) ? 1 : 0;
    };
    if (shared.length) return order(merged(described, shared.map((identifier) => [identifier, [scattered, isOther(identifier)]])));
  }
  if (length(phrase) >= SHORTEST_PART) {
    const parts = closest(purposes, (text) => rank(text, phrase, true) === part ? part : undefined);
    if (parts.size) return order(merged(described, parts));
  }
  if (!query.some((word) => length(word) >= SHORTEST_MISSPELT)) return order(described);
  return order(merged(described, closest(purposes, (text) => rankOfTypos(text, query))));
};

const form = document.getElementById("search");
const field = document.getElementById("words");
const status = document.getElementById("found");
const places = document.getElementById("places");
const roles = document.getElementById("roles");
const list = document.getElementById(field.getAttribute("aria-controls"));
const tiles = new Map([...list.children].map((tile) => [tile.dataset.purpose, tile]));
// The tiles by the addresses of their links, which the places also have.
const tilesOfLinks = new Map([...tiles.values()].map((tile) => [tile.querySelector("a").href, tile]));
const source = document.currentScript.src;
// The texts come when somebody begins to search: as a script, which also loads on pages that are opened as files.
let texts;
const load = () => texts ??= new Promise((done, failed) => {
  const script = document.createElement("script");
  script.src = new URL("search-texts.js", source);
  script.onload = () => {
    const { letters: known, purposes } = globalThis.searchTexts;
    for (const [letter, folded] of Object.entries(known)) letters.set(letter, folded);
    done(Object.entries(purposes));
  };
  script.onerror = () => { texts = undefined; failed(new Error("The texts for the search cannot be loaded.")); };
  document.head.append(script);
});
const links = () => [...list.children].filter((tile) => !tile.hidden).map((tile) => tile.querySelector("a"));
// Shows the purposes that a search and a role leave; true if somebody searches.
const show = async () => {
  const text = field.value;
  const role = roles?.elements.role.value ?? "";
  let purposes;
  try { purposes = text.trim() ? await load() : []; } catch (error) { status.textContent = error.message; return false; }
  if (text !== field.value) return false;
  const isSearch = fold(text).length > 0;
  const isTooLong = length(text) > LIMIT;
  const found = !isSearch ? tiles.keys() : isTooLong ? [] : find(purposes, text);
  for (const tile of tiles.values()) { tile.hidden = true; tile.classList.remove("first"); }
  for (const identifier of found) {
    const tile = tiles.get(identifier);
    if (!tile || role && tile.dataset.role !== role) continue;
    tile.hidden = false;
    list.append(tile);
  }
  const shown = links();
  if (isSearch) shown[0]?.parentElement.classList.add("first");
  // Results come before the places, which show all purposes.
  if (places) {
    places.hidden = isSearch;
    for (const place of places.querySelectorAll("details")) {
      const all = [...place.querySelectorAll("li")];
      for (const item of all) item.hidden = role !== "" && tilesOfLinks.get(item.firstElementChild.href)?.dataset.role !== role;
      const count = all.filter((item) => !item.hidden).length;
      place.querySelector(".count").textContent = count;
      place.hidden = count === 0;
    }
  }
  const count = shown.length === 1 ? "1 purpose" : `${shown.length} purposes`;
  if (isTooLong) status.textContent = "The search takes at most LIMIT characters.";
  else if (shown.length === 0) status.textContent = "No purpose has these words.";
  else if (isSearch) status.textContent = `${count}. Enter opens the first; the arrow keys move between them.`;
  else status.textContent = role === "" ? "" : `${count}.`;
  return isSearch;
};
form.hidden = false;
if (roles) roles.hidden = false;
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
field.addEventListener("input", show);
roles?.addEventListener("change", show);
show();
