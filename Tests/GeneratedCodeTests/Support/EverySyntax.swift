import CatalogFiles
import CatalogModel
import TestSupport

/// A catalogue with every syntax of messages, names that are keywords of programming languages, and former names.
enum EverySyntax {
  static func read() throws -> CatalogSource { try SmallCatalogue.read(".", of: files) }

  /// With and without plural forms, many rules, region's numbers, both directions, other digits.
  private static let locales = [
    "ar", "cy", "de", "en", "en-IN", "es", "fr", "he", "hi", "ja", "lt", "pl", "pt", "pt-PT", "ru", "sl", "sr",
    "sr-Latn", "zh", "zh-Hant",
  ]

  private static var files: [String: String] {
    var files = ["catalog.json": manifest, "purposes.json": purposes]
    for locale in locales { files["titles/\(locale).json"] = titles(locale) }
    return files
  }

  private static var manifest: String {
    let list = locales.map { #""\#($0)""# }.joined(separator: ", ")
    return #"""
      {
        "formatVersion": 1, "name": "Every \"syntax\"", "sourceLocale": "en", "locales": [\#(list)], "iconSets": [],
        "numberingSystems": { "ar": "arab", "hi": "deva" }
      }
      """#
  }

  private static let purposes = #"""
    {
      "back": {
        "role": "navigate", "direction": "backward", "description": "Goes back.", "opposite": "continue",
        "messages": { "title": {} }
      },
      "constructor": { "role": "act", "description": "Does it.", "messages": { "title": {} } },
      "continue": {
        "role": "act", "direction": "forward", "description": "Goes on.", "opposite": "back",
        "messages": { "title": {}, "counted": { "arguments": { "count": { "type": "integer" } } } }
      },
      "delete": {
        "role": "destroy", "description": "Deletes\nit.", "formerly": ["erase", "trash"],
        "messages": {
          "title": {},
          "counted": { "arguments": { "count": { "type": "integer" } } },
          "offset": { "arguments": { "count": { "type": "integer" }, "name": { "type": "text" } } },
          "ranked": { "arguments": { "count": { "type": "integer" } } },
          "size": { "arguments": { "n": { "type": "number" } } },
          "whole": { "arguments": { "n": { "type": "number" } } },
          "share": { "arguments": { "n": { "type": "number" } } },
          "shares": { "arguments": { "n": { "type": "number" } } },
          "named": { "arguments": { "name": { "type": "text" } } },
          "chosen": { "arguments": { "count": { "type": "integer" }, "kind": { "type": "text" } } },
          "nested": { "arguments": { "a": { "type": "integer" }, "b": { "type": "integer" } } },
          "switch": { "arguments": { "in": { "type": "integer" }, "text": { "type": "text" } } }
        }
      },
      "init-2": {
        "role": "act", "description": "Does it.",
        "messages": { "title": {}, "ranked": { "arguments": { "count": { "type": "integer" } } } }
      },
      "role": { "role": "act", "description": "Does it.", "messages": { "title": {} } },
      "select-all": {
        "role": "act", "description": "Selects \\ everything \"here\" */ ``` ${x}.",
        "messages": {
          "title": {}, "short": {},
          "counted": { "arguments": { "count": { "type": "integer" }, "name": { "type": "text" } } }
        }
      },
      "self": {
        "role": "act", "description": "Does it.",
        "messages": {
          "title": {},
          "named": { "arguments": { "name": { "type": "text" } } },
          "offset": { "arguments": { "count": { "type": "integer" }, "name": { "type": "text" } } }
        }
      },
      "to-string": { "role": "act", "description": "Does it.", "messages": { "title": {} } }
    }
    """#

  private static func titles(_ locale: String) -> String {
    let title = { (name: String) in #"\#(name) \#(locale) $x \\\\ \"q\" ''a'' `t`"# }
    let counted = """
      {count, plural, =0 {No items} one {# item} two {# items (two)} few {# items (few)} many {# items (many)} \
      other {# items}}
      """
    let offset = """
      {count, plural, offset:1 =0 {Nobody} =1 {{name}} one {{name} and # other} other {{name} and # others}} \
      '{'quoted'}' don''t
      """
    let ranked = """
      {count, selectordinal, one {#st} two {#nd} few {#rd} many {#th (many)} other {#th}} place
      """
    // One locale leaves out an argument.
    let named =
      locale == "de"
      ? "{count, plural, one {# one} other {# other}}"
      : "{name}: {count, plural, one {# one} other {# other}} 100% %d %@"
    return #"""
      {
        "back": "\#(title("back"))",
        "constructor": "\#(title("constructor"))",
        "continue": { "title": "\#(title("continue"))", "counted": "\#(counted)" },
        "delete": {
          "title": "\#(title("delete"))", "counted": "\#(counted)", "offset": "\#(offset)", "ranked": "\#(ranked)",
          "size": "{n, plural, one {# metre} few {# metres (few)} many {# metres (many)} other {# metres}}",
          "whole": "{n, plural, one {{n, number, integer} metre} other {{n, number, integer} metres}}",
          "share": "{n, number, percent} done, {n} raw, {n, number} number",
          "shares": "{n, plural, one {{n, number, percent} share} other {{n, number, percent} shares}}",
          "named": "Delete “{name}”?",
          "chosen": "{kind, select, photo {{count, plural, one {# photo} other {# photos}}} größe {größe # {count}} \#
      other {{count, plural, one {# thing} other {# things}}}}",
          "nested": "{a, plural, one {# {b, plural, one {# x} other {# xs}} #} \#
      other {# as {b, selectordinal, one {#st} other {#th}}}}",
          "switch": "{in} of {in, number, percent}: {text}"
        },
        "init-2": { "title": "\#(title("init-2"))", "ranked": "\#(ranked)" },
        "role": "\#(title("role"))",
        "select-all": {
          "title": "\#(title("select-all"))", "short": "S \#(locale)",
          "counted": "\#(named)"
        },
        "self": { "title": "\#(title("self"))", "named": "Delete “{name}”?", "offset": "\#(offset)" },
        "to-string": "\#(title("to-string"))"
      }
      """#
  }
}
