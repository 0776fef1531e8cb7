/// `languages.js`: the table that matches users' languages, in a separate module.
extension TypeScriptPrinter {
  var languages: String {
    let entries = catalog.languages.entries.map { language in
      let steps = language.steps > 0 || language.script != nil ? ["\(language.steps)"] : []
      let fields = [language.tag, "\(language.locale)", "\(language.numberFormat)"] + steps + [language.script ?? ""]
      return fields.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let names = catalog.languages.names.map { ([$0.subtag] + $0.aliases).joined(separator: " ") }
    let tags = catalog.locales.map { JavaScript.string($0.tag) }.joined(separator: ", ")
    let loaders = catalog.locales.map { locale in
      "  () => import(\"./locales/\(locale.tag).js\").then((module) => module.\(Self.name(of: locale))),"
    }
    let numberFormat = catalog.locales.isEmpty ? 0 : catalog.locales[catalog.defaultLocale].numberFormat
    return """
      import * as formats from "./numbers.js";

      /** The locales. */
      export const tags = [\(tags)];

      const load = [
      \(loaders.joined(separator: "\n"))
      ];

      // A line for each language: its tag, the locale, the number format, how far the match is, and the usual script.
      let table;
      const entries = () => table ??= new Map(
        `\(entries.joined(separator: "\n"))`.split("\\n").map((line) => {
          const [tag, locale, numbers, steps = 0, script] = line.split(" ");
          return [tag, [+locale, numbers, +steps, script]];
        }));

      // A line for each language or script that has other names: itself, and those.
      let others;
      const names = () => others ??= new Map(
        `\(names.joined(separator: "\n"))`.split("\\n").flatMap((line) => {
          const [name, ...aliases] = line.split(" ");
          return aliases.map((alias) => [alias, name]);
        }));

      const find = (identifier) => {
        const [first, ...rest] = String(identifier).replace(/_/g, "-").split(/-(?:[0-9a-wyz]-|x(?:-|$))/i)[0].toLowerCase().split("-");
        const plain = (subtag) => names().get(subtag) ?? subtag;
        const language = plain(first);
        const script = plain(rest.find((part) => /^[a-z]{4}$/.test(part))?.replace(/^./, (letter) => letter.toUpperCase()));
        const region = rest.find((part) => /^([a-z]{2}|[0-9]{3})$/.test(part))?.toUpperCase();
        const all = entries();
        const whole = all.get(language);
        if (script) {
          const written = (region && all.get(`${language}-${script}-${region}`)) ?? all.get(`${language}-${script}`);
          if (written || script !== whole?.[3]) return written;
        }
        return (region && (all.get(`${language}-${region}`) ?? all.get(`${language}-*`))) ?? whole;
      };

      /** The best locale for a user's languages, the most preferred first. */
      export const match = (languages) => {
        let best = [\(catalog.defaultLocale), \(numberFormat), Infinity];
        [languages].flat().forEach((identifier, place) => {
          const found = find(identifier);
          if (found && found[2] + place < best[2]) best = [found[0], found[1], found[2] + place];
        });
        return { tag: tags[best[0]], numbers: formats["n" + best[1]], load: load[best[0]] };
      };
      """
  }

  var declarationsOfLanguages: String {
    """
    import type { Locale } from "./index.js";
    import type { Numbers } from "./runtime.js";

    /** The locales. */
    export declare const tags: readonly string[];

    /** A locale that was found, and the digits and separators that its reader expects. */
    export interface Match {
      readonly tag: string;
      readonly numbers: Numbers;
      /** Loads the locale. */
      readonly load: () => Promise<Locale>;
    }

    /** The best locale for a user's languages, the most preferred first, such as `navigator.languages`. */
    export declare function match(languages: string | readonly string[]): Match;
    """
  }
}
