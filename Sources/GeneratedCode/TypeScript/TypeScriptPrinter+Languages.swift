/// `languages.js`: what a user's languages get, a module of its own.
extension TypeScriptPrinter {
  var languages: String {
    let entries = catalog.languages.map { language in
      "\(language.tag) \(language.locale) \(language.numberFormat)\(language.steps > 0 ? " \(language.steps)" : "")"
    }
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

      // A line for each language: its tag, the locale, the number format, and how far the match is.
      let table;
      const entries = () => table ??= new Map(
        `\(entries.joined(separator: "\n"))`.split("\\n").map((line) => {
          const [tag, locale, numbers, steps = 0] = line.split(" ");
          return [tag, [+locale, numbers, +steps]];
        }));

      const find = (identifier) => {
        const [language, ...rest] = String(identifier).replace(/_/g, "-").split(/-(?:[0-9a-wyz]-|x(?:-|$))/i)[0].toLowerCase().split("-");
        const script = rest.find((part) => /^[a-z]{4}$/.test(part))?.replace(/^./, (letter) => letter.toUpperCase());
        const region = rest.find((part) => /^([a-z]{2}|[0-9]{3})$/.test(part))?.toUpperCase();
        const all = entries();
        return (script && region && all.get(`${language}-${script}-${region}`))
          ?? (script && all.get(`${language}-${script}`))
          ?? (region && (all.get(`${language}-${region}`) ?? all.get(`${language}-*`)))
          ?? all.get(language);
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
