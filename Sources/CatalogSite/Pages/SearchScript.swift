internal import PurposeCatalog
internal import SourceText

/// The search of the walls: the same ranking and folded texts as in the command, the service and the agents' tools.
enum SearchScript {
  static let indexPath = "search.json"

  /// `search.json`: the texts of each purpose, and the letters whose folding is not their lower-case form.
  static func index(of search: PurposeSearch) -> SiteFile {
    let letters = search.foldedLetters.map { JSONTree.Member(String(Character($0.letter)), .string($0.folded)) }
    let tree = JSONTree.fields([
      ("letters", .object(letters)),
      (
        "purposes",
        .object(
          search.folded.map { purpose in
            .init(
              purpose.identifier,
              .array([
                .array(purpose.names.map(JSONTree.string)), .array(purpose.others.map(JSONTree.string)),
                .string(purpose.description),
              ]))
          })
      ),
    ])
    return SiteFile(path: indexPath, text: CompactJSON.text(of: tree) + "\n")
  }

  /// `search.js`, which needs a list with the purposes' identifiers as `data-purpose`.
  static var file: SiteFile {
    let scripts = PurposeSearch.scriptsWithoutSpaces.map { "\\p{Script=\($0)}" }.joined()
    return SiteFile(
      path: "search.js",
      text: text.replacing("LIMIT", with: "\(SearchQuery.limit)")
        .replacing("SHORTEST_PART", with: "\(PurposeSearch.shortestPart)")
        .replacing("SHORTEST_MISSPELT", with: "\(PurposeSearch.shortestMisspelt)").replacing("SCRIPTS", with: scripts))
  }

  private static let text = #"""
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
    const none = document.getElementById("none");
    const list = document.getElementById(field.getAttribute("aria-controls"));
    const tiles = new Map([...list.children].map((tile) => [tile.dataset.purpose, tile]));
    let index;
    // The texts come when somebody begins to search.
    const load = async () => {
      index ??= fetch(new URL("search.json", source)).then((answer) => answer.json());
      const { letters: known, purposes } = await index;
      for (const [letter, folded] of Object.entries(known)) letters.set(letter, folded);
      return Object.entries(purposes);
    };
    const show = async () => {
      const text = field.value;
      const purposes = text.trim() ? await load() : [];
      if (text !== field.value) return;
      const isWhole = fold(text).length === 0;
      const found = isWhole ? [...tiles.keys()] : length(text) > LIMIT ? [] : find(purposes, text);
      for (const tile of tiles.values()) tile.hidden = true;
      for (const identifier of found) {
        const tile = tiles.get(identifier);
        if (!tile) continue;
        tile.hidden = false;
        list.append(tile);
      }
      none.hidden = found.length > 0;
    };
    const source = document.currentScript.src;
    form.hidden = false;
    form.addEventListener("submit", (event) => event.preventDefault());
    field.addEventListener("focus", load, { once: true });
    field.addEventListener("input", show);
    show();

    """#
}
