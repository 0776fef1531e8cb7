/** The digits of a number before and after the point, rounded half-even on its shortest decimal form. */
const digitsOf = (value, shift, limit) => {
  const [mantissa, exponent] = String(Math.abs(value)).split("e");
  let [whole, fraction = ""] = mantissa.split(".");
  let point = whole.length + (+exponent || 0) + shift;
  let digits = whole + fraction;
  if (point < 0) { digits = "0".repeat(-point) + digits; point = 0; }
  digits = digits.padEnd(point, "0");
  const rest = digits.slice(point + limit).replace(/0+$/, "");
  digits = digits.slice(0, point + limit);
  if (rest > "5" || (rest === "5" && +digits.slice(-1) % 2)) {
    const kept = digits.replace(/9+$/, "");
    const last = +kept.slice(-1) + 1;
    if (!kept) point += 1;
    digits = (kept.slice(0, -1) + last).padEnd(digits.length + !kept, "0");
  }
  return [digits.slice(0, point).replace(/^0+/, "") || "0", digits.slice(point).replace(/0+$/, "")];
};

/** The digits of a number in a style: 0 as it is, 1 whole, 2 percent. */
const printed = (value, style) => style !== 2 && Number.isSafeInteger(value)
  ? [String(Math.abs(value)), ""]
  : digitsOf(value, style === 2 ? 2 : 0, style ? 0 : 3);

/** A number in a format (UTS #35 part 3, Number Elements). */
export const number = (value, style, format) => {
  const minus = value < 0 || Object.is(value, -0);
  const [before, after] = style === 2
    ? (minus ? format.r : format.q) || [minus ? "-" : "", "%"] : minus ? format.n || ["-", ""] : ["", ""];
  if (value !== value) return "NaN";
  if (Math.abs(value) === Infinity) return before + "∞" + after;
  let [whole, fraction] = printed(value, style);
  const group = format.p ?? 3;
  if (group && whole.length >= group + (format.m || 1)) {
    let end = whole.length - group;
    let text = whole.slice(end);
    const step = format.s || group;
    for (; end > 0; end -= step) text = whole.slice(Math.max(0, end - step), end) + (format.g ?? ",") + text;
    whole = text;
  }
  let text = whole + (fraction && (format.c || ".") + fraction);
  if (format.d) {
    const own = [...format.d];
    text = text.replace(/[0-9]/g, (digit) => own[digit]);
  }
  return before + text + after;
};

const category = (value, style, ordinal, rules) => {
  const rule = rules[ordinal];
  if (!rule || !Number.isFinite(value)) return "x";
  if (style !== 2 && Number.isSafeInteger(value)) return rule(Math.abs(value), Math.abs(value), 0, 0);
  const [whole, fraction] = printed(value, style);
  // ICU keeps the whole part in 64 bits.
  const integer = +whole < 2 ** 63 ? +whole : 0;
  return rule(+(whole + "." + fraction), integer, fraction.length, +fraction);
};

const turns = /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDCF\uFDF0-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A text argument between isolates where it could reorder its surroundings (UAX #9 § 2.4). */
const isolated = (text, rtl) => {
  if (!text || !(rtl || turns.test(text))) return text;
  let starts = 1;
  let ends = 1;
  for (const sign of text) {
    if (sign >= "\u2066" && sign <= "\u2068") ends++;
    else if (sign === "\u2069") ends > 1 ? ends-- : starts++;
  }
  return "\u2068".repeat(starts) + text + "\u2069".repeat(ends);
};

const join = (parts, values, locale, count) => typeof parts === "string" ? parts : parts.map((part) => {
  if (typeof part === "string") return part;
  if (part.h) return number(count, 0, locale.numbers);
  if (part.a) {
    const value = values[part.a];
    return typeof value === "number" ? number(value, 0, locale.numbers) : isolated(value, locale.rtl);
  }
  if (part.n) return number(values[part.n], part.y || 0, locale.numbers);
  if (part.s) return join(Object.hasOwn(part.w, values[part.s]) ? part.w[values[part.s]] : part.x, values, locale);
  const value = values[part.p];
  const exact = (part.e || []).find(([wanted]) => wanted === value);
  if (exact) return join(exact[1], values, locale, value - (part.d || 0));
  const found = category(value - (part.d || 0), part.y || 0, part.k || 0, locale.rules);
  return join(part[found] ?? part.x, values, locale, value - (part.d || 0));
}).join("");

/** The words of a text between spaces; a letter of a script without spaces counts as a word. */
const words = (text) => {
  const spaced = text.toLowerCase().replace(/\p{Cf}+/gu, "")
    .replace(/[\u0E00-\u109F\u1780-\u17FF\u2E80-\u312F\u31A0-\u9FFF\uF900-\uFAFF]/g, " $& ");
  return ` ${(spaced.match(/[\p{L}\p{M}\p{N}\u{10000}-\u{10FFFF}]+/gu) ?? []).join(" ")} `;
};

/** The accessible name of an item: it contains the drawn word, which is undefined for an icon alone (WCAG 2.2, 2.5.3). */
export const accessibleName = (word, label, title) => {
  if (word === undefined) return label ?? title;
  return label !== undefined && words(word).trim() && words(label).includes(words(word)) ? label : word;
};

/** A locale of a format and texts; a call, so that bundles can leave it out. */
export const withTexts = (format, texts) => ({ ...format, texts });

/** A message with its arguments; undefined where no locale has a text. */
export const message = (text, values, locale) => {
  if (typeof text === "string" || text === undefined) return text;
  if (Array.isArray(text)) return join(text, values, locale);
  if (text.q) {
    return message(text.q, values, { rules: text.u || locale.rules, numbers: text.v || locale.numbers, rtl: text.w ?? locale.rtl });
  }
  const [value] = Object.values(values);
  return (text[category(value, 0, 0, locale.rules)] ?? text.x).replace("#", () => number(value, 0, locale.numbers));
};
