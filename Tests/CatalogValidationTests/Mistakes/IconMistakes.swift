import CatalogFiles
import CatalogModel
import CheckTestSupport
import Foundation
import SourceText
import TestSupport
import Testing

@testable import CatalogValidation

/// Common mistakes with icons, each in one icon set of Standard: the rule reports it, and no other rule reports
/// anything.
@Suite struct IconMistakeTests {
  /// A purpose's wrong icon, or an icon's wrong right-to-left behaviour.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let rule: String
    let set: String
    let purpose: String
    /// The icon in purposes.json, empty for none; nil if the purpose keeps its icon.
    var icon: String?
    /// An icon's right-to-left behaviour, as written in the set's file.
    var fact: (icon: String, behaviour: String)?

    init(_ rule: String, _ set: String, _ purpose: String, _ icon: String) {
      (self.rule, self.set, self.purpose, self.icon) = (rule, set, purpose, icon)
    }

    /// A purpose without an icon.
    init(_ rule: String, _ set: String, _ purpose: String) { self.init(rule, set, purpose, "") }

    init(_ rule: String, _ set: String, _ purpose: String, stating icon: String, _ behaviour: String) {
      (self.rule, self.set, self.purpose, fact) = (rule, set, purpose, (icon, behaviour))
    }

    var testDescription: String {
      "\(rule): \(purpose) in \(set): \(icon ?? fact.map { "\($0.icon) \($0.behaviour)" } ?? "")"
    }
  }

  @Test(arguments: mistakes)
  func isTheOnlyFinding(_ mistake: Mistake) throws {
    let before = try #require(Self.before[mistake.set])
    let found = try Self.findings(in: mistake.set, with: mistake).filter { !before.contains($0.identity) }
    #expect(Set(found.map(\.rule)) == [mistake.rule], "\(found.map(\.line))")
    #expect(found.allSatisfy { $0.subject.iconSet?.rawValue == mistake.set })
    #expect(found.contains { $0.subject.purpose == mistake.purpose }, "\(found.map(\.line))")
  }

  static let mistakes = names + mirrors + wrongWays + collisions + availability

  private static let names = [
    // From another set or style, from no set, in another notation, or misspelt.
    Mistake("unknown-icon", "lucide", "save", #""floppy-disk""#),
    Mistake("unknown-icon", "fluent", "delete", #""ic_fluent_delete_24_regular""#),
    Mistake("unknown-icon", "sf-symbols", "search", #""search""#),
    Mistake("unknown-icon", "material-symbols", "select-all", #""selectAll""#),
    Mistake("unknown-icon", "bootstrap-icons", "delete", #""trahs""#),
    Mistake("missing-icon", "sf-symbols", "delete"),
    Mistake("missing-icon", "fluent", "save"),
    Mistake("missing-icon", "sf-symbols", "search"),
    Mistake("missing-icon", "material-symbols", "back"),
    Mistake("missing-icon", "bootstrap-icons", "reply"),
    Mistake("fixed-direction-icon", "lucide", "disclosure", #""chevron-right""#),
    Mistake("fixed-direction-icon", "sf-symbols", "disclosure", #""chevron.right""#),
    Mistake("fixed-direction-icon", "bootstrap-icons", "forward", #""arrow-right""#),
    Mistake("fixed-direction-icon", "fluent", "disclosure", #""bug""#),
    Mistake("fixed-direction-icon", "bootstrap-icons", "disclosure", #""chevron-right""#),
  ]

  private static let mirrors = [
    // Halves of different pairs, and the same half twice.
    Mistake("missing-mirror", "lucide", "back", #"{ "leftToRight": "chevron-left", "rightToLeft": "arrow-right" }"#),
    Mistake("missing-mirror", "fluent", "next", #"{ "leftToRight": "arrow_right", "rightToLeft": "caret_left" }"#),
    Mistake(
      "missing-mirror", "bootstrap-icons", "last",
      #"{ "leftToRight": "chevron-bar-right", "rightToLeft": "arrow-bar-left" }"#),
    Mistake("missing-mirror", "lucide", "undo", #"{ "leftToRight": "undo", "rightToLeft": "undo" }"#),
    Mistake(
      "missing-mirror", "material-symbols", "reply", stating: "reply",
      #"{ "behaviour": "mirrors", "scripts": ["Arab"] }"#),
    // The set or its platform mirrors these automatically.
    Mistake(
      "double-mirror", "material-symbols", "back", #"{ "leftToRight": "arrow_back", "rightToLeft": "arrow_forward" }"#),
    Mistake(
      "double-mirror", "sf-symbols", "forward",
      #"{ "leftToRight": "chevron.forward", "rightToLeft": "chevron.backward" }"#),
    Mistake("double-mirror", "lucide", "undo", #"{ "leftToRight": "undo", "rightToLeft": "redo" }"#),
    Mistake(
      "double-mirror", "material-symbols", "disclosure",
      #"{ "name": "chevron_right", "locales": { "he": "chevron_left" } }"#),
    Mistake(
      "double-mirror", "sf-symbols", "undo",
      #"{ "leftToRight": "arrow.uturn.left", "rightToLeft": "arrow.uturn.forward" }"#),
    Mistake("unneeded-mirror", "material-symbols", "history", stating: "history", #""mirrors""#),
    Mistake("unneeded-mirror", "lucide", "search", stating: "search", #""mirrors""#),
    Mistake("unneeded-mirror", "bootstrap-icons", "done", stating: "check-lg", #""mirrors""#),
    Mistake("unneeded-mirror", "fluent", "refresh", stating: "arrow_clockwise", #""mirrors""#),
    Mistake("unneeded-mirror", "fluent", "send", #""send_clock""#),
  ]

  private static let wrongWays = [
    Mistake("wrong-way-icon", "lucide", "back", #"{ "leftToRight": "chevron-right", "rightToLeft": "chevron-left" }"#),
    Mistake("wrong-way-icon", "fluent", "next", #"{ "leftToRight": "arrow_left", "rightToLeft": "arrow_right" }"#),
    Mistake("wrong-way-icon", "sf-symbols", "forward", #""chevron.backward""#),
    Mistake("wrong-way-icon", "material-symbols", "back", #""arrow_forward""#),
    Mistake("wrong-way-icon", "material-symbols", "last", #""first_page""#),
    Mistake("wrong-way-icon", "sf-symbols", "redo", #""arrow.uturn.backward""#),
    Mistake(
      "wrong-way-icon", "sf-symbols", "reply",
      #"{ "name": "arrowshape.turn.up.backward", "fallback": "arrowshape.turn.up.forward" }"#),
    Mistake(
      "wrong-way-icon", "bootstrap-icons", "indent-increase",
      #"{ "leftToRight": "text-indent-right", "rightToLeft": "text-indent-left" }"#),
  ]

  private static let collisions = [
    Mistake("icon-collision", "lucide", "remove", #""trash-2""#),
    Mistake("icon-collision", "sf-symbols", "done", #""xmark""#),
    Mistake("icon-collision", "fluent", "save", #""arrow_download""#),
    Mistake("icon-collision", "material-symbols", "remove", #""delete""#),
    Mistake("icon-collision", "bootstrap-icons", "reply-all", #""reply""#),
  ]

  private static let availability = [
    Mistake("icon-availability", "sf-symbols", "copy", #""document.on.document""#),
    Mistake("icon-availability", "sf-symbols", "writing-tools", #""apple.writing.tools""#),
    Mistake("icon-availability", "sf-symbols", "history", #""clock.arrow.trianglehead.counterclockwise.rotate.90""#),
    Mistake(
      "icon-availability", "sf-symbols", "paste",
      #"{ "name": "document.on.clipboard", "fallback": "document.badge.clock" }"#),
    Mistake("icon-availability", "sf-symbols", "properties", #""document.badge.gearshape""#),
    Mistake("retired-icon", "lucide", "home", #""home""#),
    Mistake("retired-icon", "lucide", "edit", #""edit""#),
    Mistake("retired-icon", "lucide", "filter", #""filter""#),
    Mistake("retired-icon", "lucide", "more", #""more-horizontal""#),
    Mistake("retired-icon", "lucide", "help", #""help-circle""#),
    Mistake("retired-icon", "fluent", "organize", #""contacts""#),
    Mistake("retired-icon", "bootstrap-icons", "record", #""microphone""#),
  ]

  private static let before = Dictionary(
    uniqueKeysWithValues: ["sf-symbols", "material-symbols", "fluent", "bootstrap-icons", "lucide"].map { set in
      (set, Set((try? findings(in: set, with: nil).map(\.identity)) ?? []))
    })

  /// Checks Standard's purposes with one icon set in three locales.
  private static func findings(in set: String, with mistake: Mistake?) throws -> [Finding] {
    let folder = Repository.standard
    let paths =
      ["purposes.json", "places.json", "icon-sets/\(set).json"] + ["ar", "en", "he"].map { "titles/\($0).json" }
    var files: [String: String] = [:]
    for path in paths { files[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8) }
    files["catalog.json"] = """
      {
        "formatVersion": 1, "name": "Icons", "sourceLocale": "en", "locales": ["ar", "en", "he"],
        "iconSets": ["\(set)"], "minimumSystems": { "iOS": "16.0", "macOS": "13.0" }
      }
      """
    let purposes = try JSONTree(JSONDocument(SourceFile(path: "", text: files["purposes.json"] ?? "")))
    let changed = try purposes.mapMembers { purpose, definition in
      try definition.mapMembers { field, icons in
        guard field == "icons", case .object(let members) = icons else { return icons }
        guard let mistake, mistake.purpose == purpose, let icon = mistake.icon else {
          return .object(members.filter { $0.key == set })
        }
        return icon.isEmpty ? .object([]) : .object([JSONTree.Member(set, try tree(icon))])
      }
    }
    files["purposes.json"] = CanonicalJSON.text(of: changed, order: CanonicalOrder.order(ofFile: "purposes.json"))
    if let mistake, let fact = mistake.fact {
      let path = "icon-sets/\(mistake.set).json"
      let document = JSONDocument(SourceFile(path: "", text: files[path] ?? ""))
      let facts = try #require(document.root["rightToLeft"])
      // The first of two members with the same key counts, so the existing one is removed.
      var members = try #require(facts.members).filter { $0.key != fact.icon }.map {
        "\"\($0.key)\": " + String(decoding: document.source.bytes[$0.value.range], as: UTF8.self)
      }
      members.append("\"\(fact.icon)\": \(fact.behaviour)")
      files[path] = String(
        decoding: document.source.bytes[..<facts.range.lowerBound] + "{ \(members.joined(separator: ", ")) }".utf8
          + document.source.bytes[facts.range.upperBound...], as: UTF8.self)
    }
    return CatalogCheck.run(on: try .reading(files)).findings.filter { $0.severity > .note }
  }

  private static func tree(_ text: String) throws -> JSONTree {
    try JSONTree(JSONDocument(SourceFile(path: "", text: text)))
  }
}
