import CatalogEditing
import Foundation
import CatalogFiles
import CatalogModel
import SourceText
import StringFormats
import TestSupport
import Testing

@testable import IconSets

/// The purposes of a team's icons, by their names alone.
@Suite struct IconProposalTests {
  /// A set of files without drawings, and Standard.
  private static func plan(_ names: String...) throws -> IconSetPlan {
    let folder = try TemporaryFolder()
    for name in names { try folder.write([], to: "icons/\(name).pdf") }
    let icons = try IconFiles("\(folder.path)/icons")
    return IconSetPlan(
      IconSetIdentifier(rawValue: "acme"), isNew: true, names: icons.names, mirrors: [],
      drawings: IconDrawings(of: icons),
      in: try standard.get(), base: nil)
  }

  private static let standard = Result {
    try CatalogReader(files: DiskFiles()).read(Repository.root.appending(path: "Catalogs/Standard").path)
  }

  private static func icons(_ plan: IconSetPlan) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: plan.proposals.map { ($0.purpose, "\(IconReview.text($0.icon)) \($0.likeness.rawValue)") })
  }

  @Test(
    "The icons of purposes",
    arguments: [
      ("ic_trash", "delete", "ic_trash exact"), ("Trash", "delete", "Trash exact"), ("bin", "delete", "bin exact"),
      ("plus", "add", "plus exact"), ("magnifying-glass", "search", "magnifying-glass exact"),
      ("gear", "settings", "gear exact"), ("x", "close", "x exact"), ("sign-out", "log-out", nil),
      ("ellipsis", "more", "ellipsis exact"), ("house", "home", "house exact"),
      ("eye-slash", "hide", "eye-slash exact"),
      ("trash-circle", "delete", "trash-circle synonym"), ("unrelated", "delete", nil),
    ] as [(String, String, String?)])
  func proposes(name: String, purpose: String, icon: String?) throws {
    #expect(Self.icons(try Self.plan(name))[purpose] == icon)
  }

  @Test("Both directions of a pair are found")
  func pairs() throws {
    let icons = Self.icons(try Self.plan("ArrowLeft", "ArrowRight", "undo", "redo"))
    #expect(
      icons["back"] == "ArrowLeft, ArrowRight synonym" && icons["next"] == "ArrowRight, ArrowLeft exact", "\(icons)")
    // Without drawings nothing tells whether they may be flipped.
    #expect(icons["undo"] == nil)
  }

  @Test("A purpose that is called like an icon keeps it from one beside it")
  func sharesNothing() throws {
    let icons = Self.icons(try Self.plan("archive", "open", "remove", "save"))
    for (purpose, icon) in [("archive", "archive"), ("open", "open"), ("remove", "remove"), ("save", "save")] {
      #expect(icons[purpose] == "\(icon) exact")
    }
    #expect(icons["delete"] == nil && icons["unarchive"] == nil, "\(icons)")
  }

  @Test("The list has a line for each purpose and for each icon that is left")
  func lists() throws {
    let plan = try Self.plan("trash", "trash-filled", "logo")
    let sheet = IconReview.sheet(plan, of: try Self.standard.get())
    #expect(sheet.rows.contains(["delete", "Delete", "trash", "exact", "trash-filled", ""]))
    #expect(sheet.rows.last == ["", "", "logo", "unused", "", ""])
    #expect(plan.glyphCount == 2 && plan.unusedIcons == ["logo"])
  }

  @Test("Choices name a purpose, an icon, a pair or none")
  func choices() throws {
    let rows = [
      "purpose,title,icon,likeness,others,choice", "delete,,,none,,bin", "back,,,none,,\"left, right\"",
      "share,,bin,exact,,-",
      ",,bin,unused,,home", ",,bin,unused,,hoem", "add,,,none,,",
    ]
    let file = SourceFile(path: "icons.csv", bytes: Array(rows.joined(separator: "\n").utf8))
    let (choices, refused) = try IconReview.choices(
      in: file, names: ["bin", "left", "right"], for: try Self.standard.get())
    #expect(choices["delete"]?.icon == .name("bin") && choices["home"]?.icon == .name("bin"))
    #expect(choices["back"]?.icon == .byDirection(leftToRight: "left", rightToLeft: "right"))
    #expect(choices["share"] != nil && choices["share"]?.icon == nil && choices["add"] == nil)
    #expect(refused == ["icons.csv:6: unknown purpose 'hoem'; did you mean 'home'?"])
  }
}
