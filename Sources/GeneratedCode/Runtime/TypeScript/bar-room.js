/** The signs that join two consonants: virama and coeng. */
const joiners = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]/;

/** The widths of letters by ranges of code points; each line has a width and the ranges of the letters that have it. */
const table = (text) => {
  const ranges = text.trim().split(/\s*\n\s*/).flatMap((line) => {
    const [width, ...words] = line.split(" ");
    return words.map((word) => {
      const [first, last = first] = word.split("-").map((code) => parseInt(code, 16));
      return { first, last, width: parseInt(width, 10) };
    });
  }).sort((one, other) => one.first - other.first);
  return (letter) => {
    const code = letter.codePointAt(0);
    let low = 0, high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ranges[middle].last < code) low = middle + 1; else high = middle;
    }
    return ranges[low]?.first <= code ? ranges[low].width : undefined;
  };
};

const letters = /* @__PURE__ */ table(`
  // region letters
  11: 41-5A 61-7A
  // endregion
`);
/** Arabic letters at the end of a word. */
const ends = /* @__PURE__ */ table(`
  // region ends
  5: 627
  // endregion
`);
/** Consonants that join the one before. */
const joined = /* @__PURE__ */ table(`
  // region joined
  0: 937
  // endregion
`);

const stepsOf = (letter, before, next) => (
  (before && joiners.test(before) ? joined(letter) : undefined)
  ?? (next === undefined || !/[\p{L}\p{M}]/u.test(next) ? ends(letter) : undefined)
  ?? letters(letter) ?? (/[\p{M}\p{Cc}\p{Cf}]/u.test(letter) ? 0 : 11));

/** The width of a text in Noto Sans, in the unit of the font's size. */
const widthOf = (text, size) => {
  const scalars = [...text];
  const steps = scalars.reduce((sum, letter, index) => sum + stepsOf(letter, scalars[index - 1], scalars[index + 1]), 0);
  return Math.max(steps, 0) * size / 20;
};

/**
 * The number of actions beside each other, whose titles are whole: they leave a title at least the width of a target.
 * The others are in the menu, or not shown. A title that is undefined is not known.
 */
export const shownActions = (
  { room, fontSize, narrowestWidth }, { leading, actions, endings, title },
  { width = narrowestWidth, measure = (text) => widthOf(text, fontSize) } = {},
) => {
  const { target, padding, gap, wordGap, alone, besideItem, besideBack, limits, hasMenu } = room;
  const [, maximum, most] = limits.filter(([least]) => least <= width).at(-1) ?? limits[0] ?? [0, actions.length];
  const part = ({ look, emphasis, title: word }) => {
    if (look === "symbol") return { isWord: false, width: target };
    return { isWord: true, width: Math.max(measure(word) + (emphasis === "prominent" ? padding : 0), target) };
  };
  const titleWidth = title === undefined ? target : title === "" ? 0 : measure(title);
  const [bare, titled] = leading ? (leading.purpose === "back" ? besideBack : besideItem) : alone;
  const least = (titleWidth > 0 ? titled : bare) + Math.min(titleWidth, target) + (leading ? part(leading).width : 0);
  const parts = actions.map(part), ending = endings.map(part);
  const needed = (count) => {
    const menu = hasMenu && count < parts.length ? [{ isWord: false, width: target }] : [];
    const row = [...parts.slice(0, count), ...menu, ...ending];
    const gaps = row.slice(1).map(({ isWord }, index) => (isWord || row[index].isWord ? wordGap : gap));
    return [...row.map((found) => found.width), ...gaps].reduce((sum, value) => sum + value, least);
  };
  let shown = actions.length > maximum ? most : actions.length;
  while (shown > 0 && needed(shown) > width) shown -= 1;
  return shown;
};
