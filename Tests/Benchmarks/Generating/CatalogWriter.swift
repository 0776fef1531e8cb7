import Foundation
import MessageSyntax
import SourceText
import TestSupport

/// Writes a generated catalogue as a folder in the catalogue format.
struct CatalogWriter {
  private static let iconSets = ["sf-symbols", "material-symbols", "fluent", "bootstrap-icons", "lucide"]
  private static let roles = ["navigate", "dismiss", "cancel", "confirm", "destroy", "act"]
  private static let iconNames = (0..<200).map { "icon-\(PurposeNames.nouns[$0 % 50])-\($0)" }

  let folder: URL
  let purposes: [String]
  let seed: UInt64

  /// Writes all files except the titles.
  func writeManifests(locales: [GeneratedLocale]) throws {
    try write(
      "catalog.json",
      .object([
        .init("formatVersion", .integer(1)),
        .init("name", .string("Generated")),
        .init("description", .string("\(purposes.count) purposes in \(locales.count) locales, for measuring.")),
        .init("sourceLocale", .string("en")),
        .init("locales", .array(locales.map { .string($0.tag) })),
        .init("iconSets", .array(Self.iconSets.map(JSONTree.string))),
        .init("limits", .object([.init("title", .integer(15))])),
      ]))
    for set in Self.iconSets {
      try write(
        "icon-sets/\(set).json",
        .object([
          .init("name", .string(set)), .init("version", .string("1")), .init("license", .string("none")),
          .init("source", .string("made up")), .init("names", .array(Self.iconNames.map(JSONTree.string))),
        ]))
    }
    var generator = SeededGenerator(seed: seed)
    try write(
      "purposes.json",
      .object(
        purposes.enumerated().map { index, identifier in
          .init(identifier, purpose(index, identifier, &generator))
        }))
  }

  /// Writes the titles of a locale.
  func write(_ texts: GeneratedTexts, of locale: GeneratedLocale) throws {
    try write(
      "titles/\(locale.tag).json",
      .object(
        purposes.indices.map { index in
          let title = JSONTree.string(texts.titles[index])
          guard !texts.counted[index].isEmpty else { return .init(purposes[index], title) }
          let counted = JSONTree.string(Self.message(texts.counted[index]))
          return .init(purposes[index], .object([.init("title", title), .init("counted", counted)]))
        }))
  }

  private func purpose(_ index: Int, _ identifier: String, _ generator: inout SeededGenerator) -> JSONTree {
    let icons = Self.iconSets.map { set in
      JSONTree.Member(set, .string(Self.iconNames[Int.random(in: Self.iconNames.indices, using: &generator)]))
    }
    var messages = [JSONTree.Member("title", .object([]))]
    if GeneratedTexts.isCounted(index) {
      let count: JSONTree = .object([
        .init("type", .string("integer")), .init("maximum", .integer(Int(GeneratedLocale.maximum))),
      ])
      messages.append(
        .init(
          "counted",
          .object([
            .init("arguments", .object([.init("count", count)])), .init("limit", .integer(30)),
          ])))
    }
    let words = identifier.split(separator: "-").joined(separator: " ")
    return .object([
      .init("role", .string(Self.roles[index % Self.roles.count])),
      .init("description", .string("What people press to \(words).")),
      .init("icons", .object(icons)),
      .init("messages", .object(messages)),
    ])
  }

  /// The text in ICU message syntax, which needs an `other` even if no integer has that category.
  private static func message(_ forms: [GeneratedTexts.CountedForm]) -> String {
    var branches = forms.map { "\($0.category.keyword) {\($0.before) # \($0.after)}" }
    if let last = forms.last, last.category != .other { branches.append("other {\(last.before) # \(last.after)}") }
    return "{count, plural, \(branches.joined(separator: " "))}"
  }

  private func write(_ name: String, _ tree: JSONTree) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(CanonicalJSON.bytes(of: tree)).write(to: file)
  }
}
