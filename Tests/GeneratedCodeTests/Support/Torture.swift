import Foundation
import TestSupport

/// A catalogue that uses all of the syntax of messages, and names that are reserved words.
enum Torture {
  static let model = Result {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text.utf8, to: path) }
    return try Model(folder.path)
  }

  private static let locales = [
    "ar", "cy", "de", "en", "en-IN", "es", "fr", "he", "hi", "ja", "lt", "pl", "pt", "pt-PT", "ru", "sl", "sr",
    "sr-Latn",
    "zh", "zh-Hant",
  ]

  /// Each message with the types of its arguments, and its text, which is the same in all locales: only digits and forms differ.
  private static let messages: [(name: String, arguments: [(String, String)], text: String)] = [
    (
      "counted", [("count", "integer")],
      "{count, plural, =0 {No items} one {# item} two {# items (two)} few {# items (few)} many {# items (many)} other {# items}}"
    ),
    (
      "offset", [("count", "integer"), ("name", "text")],
      "{count, plural, offset:1 =0 {Nobody} =1 {{name}} one {{name} and # other} other {{name} and # others}} '{'quoted'}' don''t"
    ),
    (
      "ranked", [("count", "integer")],
      "{count, selectordinal, one {#st} two {#nd} few {#rd} many {#th (many)} other {#th}} place"
    ),
    (
      "size", [("n", "number")],
      "{n, plural, one {# metre} few {# metres (few)} many {# metres (many)} other {# metres}}"
    ),
    (
      "whole", [("n", "number")],
      "{n, plural, one {{n, number, integer} metre} other {{n, number, integer} metres}}"
    ),
    ("share", [("n", "number")], "{n, number, percent} done, {n} raw, {n, number} number"),
    (
      "shares", [("n", "number")],
      "{n, plural, one {{n, number, percent} share} other {{n, number, percent} shares}}"
    ),
    ("named", [("name", "text")], "Delete “{name}” # of all?"),
    (
      "chosen", [("kind", "text"), ("count", "integer")],
      "{kind, select, photo {{count, plural, one {# photo} other {# photos}}} größe {größe # {count}} "
        + "other {{count, plural, one {# thing} other {# things}}}}"
    ),
    (
      "nested", [("a", "integer"), ("b", "integer")],
      "{a, plural, one {# {b, plural, one {# x} other {# xs}} #} other {# as {b, selectordinal, one {#st} other {#th}}}}"
    ),
  ]

  /// The messages of each purpose.
  private static let purposes: [(name: String, messages: [String])] = [
    ("back", []), ("constructor", []), ("continue", ["counted"]), ("delete", messages.map(\.name)),
    ("init", ["ranked"]),
    ("self", ["named", "offset"]), ("to-string", []),
  ]

  private static var files: [String: String] {
    var files = [
      "catalog.json": object([
        ("formatVersion", "1"), ("name", "\"Torture\""), ("sourceLocale", "\"en\""),
        ("locales", "[\(locales.map { "\"\($0)\"" }.joined(separator: ", "))]"), ("iconSets", "[]"),
      ]),
      "purposes.json": object(purposes.map { ($0.name, definition($0.name, $0.messages)) }),
    ]
    for locale in locales { files["titles/\(locale).json"] = object(purposes.map { ($0.name, texts($0, in: locale)) }) }
    return files
  }

  private static func definition(_ purpose: String, _ names: [String]) -> String {
    let declared = messages.filter { names.contains($0.name) }.map { message in
      (message.name, #"{ "arguments": \#(object(message.arguments.map { ($0.0, #"{ "type": "\#($0.1)" }"#) })) }"#)
    }
    let formerly = purpose == "delete" ? [("formerly", #"["erase", "trash"]"#)] : []
    return object(
      [
        ("role", "\"act\""), ("description", string("Does \"it\" */ `${x}` \\ \(purpose).")),
        ("messages", object([("title", "{}")] + declared)),
      ] + formerly)
  }

  /// Japanese lacks all messages, European Portuguese inherits them.
  private static func texts(_ purpose: (name: String, messages: [String]), in locale: String) -> String {
    let title = string("\(purpose.name) \(locale) $x \\ \"q\" `t` ${y}")
    guard !["ja", "pt-PT"].contains(locale) else { return title }
    let texts = messages.filter { purpose.messages.contains($0.name) }.map { ($0.name, string($0.text)) }
    return object([("title", title)] + texts)
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{\(members.map { "\(string($0.0)): \($0.1)" }.joined(separator: ", "))}"
  }

  private static func string(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
