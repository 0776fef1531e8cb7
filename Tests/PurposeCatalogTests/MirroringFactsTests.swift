import Foundation
import PurposeCatalog
import TestSupport
import Testing

/// The icons of Standard right-to-left, against their vendors' own facts.
@Suite struct MirroringFactsTests {
  private static let standard = Result { try Standard.read() }
  private static let rightToLeft = ["ar", "fa", "he", "ur", "ckb", "ug"]

  struct Cell: Sendable, CustomTestStringConvertible {
    let purpose: String
    let set: IconSetIdentifier
    let icon: String
    /// The icon right-to-left, if it is another one.
    var other: String?
    let isMirrored: Bool
    /// The vendor's fact, or the judgement in Scripts/icon-sets.
    let fact: String

    var testDescription: String { "\(purpose) in \(set): \(fact)" }
  }

  static let cells = [
    Cell(
      purpose: "continue", set: .materialSymbols, icon: "arrow_circle_right", isMirrored: true,
      fact: "android:autoMirrored"),
    Cell(
      purpose: "skip", set: .materialSymbols, icon: "keyboard_double_arrow_right", isMirrored: true,
      fact: "android:autoMirrored"),
    Cell(purpose: "volume", set: .materialSymbols, icon: "volume_up", isMirrored: true, fact: "android:autoMirrored"),
    Cell(purpose: "mute", set: .materialSymbols, icon: "volume_off", isMirrored: true, fact: "android:autoMirrored"),
    Cell(
      purpose: "volume", set: .fluent, icon: "speaker_2", isMirrored: true,
      fact: "as Google's drawables and Apple's HIG"),
    Cell(purpose: "mute", set: .fluent, icon: "speaker_mute", isMirrored: true, fact: "as Google's drawables"),
    Cell(purpose: "volume", set: .bootstrapIcons, icon: "volume-up", isMirrored: true, fact: "as Google's drawables"),
    Cell(purpose: "volume", set: .lucide, icon: "volume-2", isMirrored: true, fact: "as Google's drawables"),
    Cell(
      purpose: "volume", set: .sfSymbols, icon: "speaker.wave.2", isMirrored: false, fact: "semantic, as speaker.slash"),
    Cell(
      purpose: "ordered-list", set: .fluent, icon: "text_number_list_ltr", other: "text_number_list_rtl",
      isMirrored: false,
      fact: "directionType unique: two assets"),
    Cell(purpose: "leave", set: .fluent, icon: "arrow_exit", isMirrored: true, fact: "as arrow_enter and sign_out"),
    Cell(purpose: "new-window", set: .fluent, icon: "window_new", isMirrored: true, fact: "as Material's open_in_new"),
    Cell(purpose: "enable", set: .fluent, icon: "toggle_right", isMirrored: true, fact: "switches turn"),
    Cell(
      purpose: "comment", set: .bootstrapIcons, icon: "chat-left-text", isMirrored: true, fact: "as Material's comment"),
    Cell(
      purpose: "comment", set: .lucide, icon: "message-square-text", isMirrored: true, fact: "as Material's comment"),
    Cell(
      purpose: "report", set: .lucide, icon: "message-square-warning", isMirrored: true,
      fact: "as Fluent's comment_error"),
    Cell(
      purpose: "copy", set: .materialSymbols, icon: "content_copy", isMirrored: false, fact: "objects keep their sides"),
    Cell(
      purpose: "cut", set: .materialSymbols, icon: "content_cut", isMirrored: false, fact: "objects keep their sides"),
    Cell(purpose: "flag", set: .materialSymbols, icon: "flag", isMirrored: false, fact: "objects keep their sides"),
    Cell(purpose: "block", set: .materialSymbols, icon: "block", isMirrored: false, fact: "ISO 3864-1"),
    Cell(purpose: "reset", set: .fluent, icon: "arrow_reset", isMirrored: false, fact: "circular arrows never flip"),
    Cell(purpose: "enable", set: .materialSymbols, icon: "toggle_on", isMirrored: true, fact: "switches turn"),
    Cell(purpose: "enable", set: .bootstrapIcons, icon: "toggle-on", isMirrored: true, fact: "switches turn"),
    Cell(purpose: "enable", set: .lucide, icon: "toggle-right", isMirrored: true, fact: "switches turn"),
    Cell(purpose: "disable", set: .lucide, icon: "toggle-left", isMirrored: true, fact: "switches turn"),
  ]

  @Test(arguments: cells)
  func isAsTheFactSays(_ cell: Cell) throws {
    let catalog = try Self.standard.get()
    let purpose = try catalog.purpose(cell.purpose)
    #expect(catalog.resolver(for: "en").icon(for: purpose, in: cell.set)?.name == cell.icon)
    for tag in Self.rightToLeft {
      let icon = try #require(catalog.resolver(for: tag).icon(for: purpose, in: cell.set))
      #expect(icon.name == cell.other ?? cell.icon, "\(tag)")
      #expect(icon.isMirrored == cell.isMirrored, "\(tag)")
    }
  }

  /// Each icon that its vendor mirrors is mirrored, or a judgement says why not.
  @Test(
    arguments: [
      (IconSetIdentifier.materialSymbols, VendorFacts.material, "against Google's drawables because"),
      (.fluent, VendorFacts.fluent, "against directionType because"),
    ])
  func followsTheVendor(set: IconSetIdentifier, mirrored: Set<String>, exception: String) throws {
    let catalog = try Self.standard.get()
    let judgements = try Self.judgements()
    var contradictions: Set<String> = []
    for purpose in catalog.purposes {
      for tag in Self.rightToLeft {
        guard let icon = catalog.resolver(for: tag).icon(for: purpose, in: set), mirrored.contains(icon.name),
          !icon.isMirrored
        else { continue }
        let reasons = judgements.filter { (try? $0.pattern.wholeMatch(in: icon.name)) != nil }.map(\.reason)
        let isExplained = reasons.contains { $0.hasPrefix(exception) || $0.hasPrefix("a question mark") }
        if !isExplained { contradictions.insert(icon.name) }
      }
    }
    #expect(contradictions.isEmpty)
  }

  /// The script reads the vendor's list: all names of it are in the inventory, mirrored or judged.
  @Test func readsAllOfGooglesList() throws {
    let inventory = try String(
      contentsOf: Repository.standard.appending(path: "icon-sets/material-symbols.json"), encoding: .utf8)
    let facts = try #require(
      try (JSONSerialization.jsonObject(with: Data(inventory.utf8)) as? [String: Any])?["rightToLeft"] as? [String: Any]
    )
    #expect(VendorFacts.material.count == 250)
    #expect(VendorFacts.material.subtracting(facts.keys).isEmpty)
    let judgements = try Self.judgements().filter { $0.reason.hasPrefix("against Google's drawables because") }
    for (name, fact) in facts where fact as? String == "fixed" && VendorFacts.material.contains(name) {
      #expect(judgements.contains { (try? $0.pattern.wholeMatch(in: name)) != nil }, "\(name)")
    }
  }

  /// The rows of JUDGED in Scripts/icon-sets.
  private static func judgements() throws -> [(pattern: Regex<AnyRegexOutput>, reason: String)] {
    let script = try String(contentsOf: Repository.root.appending(path: "Scripts/icon-sets"), encoding: .utf8)
    return try script.matches(of: /\(r?"([^"]+)", (?:"\w+"|QUESTION_MARK),\s*"([^"]+)"\)/).map { row in
      (try Regex(String(row.1).replacing("\\\\", with: "\\")), String(row.2))
    }
  }
}
