import AppReading
import CatalogModel
import Testing

@testable import Adoption

/// The icons that an overlay takes from an app.
@Suite struct PlannedIconsTests {
  private static func delete(
    _ count: Int, _ icons: String..., framework: Framework = .swiftUI, from line: Int = 0
  ) -> [ButtonUse] {
    (1...count).map { .button(nil, "delete", line: line + $0, icons: icons, framework: framework) }
  }

  @Test(
    arguments: [
      (delete(3, "trash"), [], []),
      (delete(3, "xmark.bin"), ["delete sf-symbols: xmark.bin"], []),
      (delete(2, "xmark.bin"), [], ["otherIcon delete"]),
      // Some buttons have the catalogue's icon.
      (delete(3, "xmark.bin") + delete(1, "trash", from: 3), [], ["otherIcon delete"]),
      // Another purpose has it.
      (delete(3, "archivebox"), [], ["otherIcon delete"]),
      // A toggle has two.
      (delete(3, "xmark.bin", "trash"), [], []),
      (delete(3, "no.symbol"), [], []),
      (
        delete(3, "@drawable/ic_delete_forever", framework: .androidViews), [],
        ["otherIcon delete: the drawable 'ic_delete_forever' has its name"]
      ),
      (
        delete(3, "@drawable/baseline_delete_forever_24", framework: .androidViews),
        ["delete material-symbols: delete_forever"], []
      ),
      (
        delete(3, "Icons.Default.DeleteForever", framework: .compose), ["delete material-symbols: delete_forever"], []
      ),
      (delete(3, "@drawable/rubbish", framework: .androidViews), [], ["ownPicture delete"]),
    ] as [([ButtonUse], [String], [String])])
  func plans(uses: [ButtonUse], icons: [String], doubts: [String]) throws {
    let app = try PlannedApp(uses, [:])
    #expect(app.icons == icons)
    #expect(app.doubts == doubts)
  }

  @Test(
    "The sets that most icons are of",
    arguments: [
      ([], nil), (delete(1, "trash"), [.sfSymbols]), (delete(3, "no.symbol"), nil),
      (delete(3, "trash") + delete(3, "Icons.Default.Delete", framework: .compose), [.materialSymbols, .sfSymbols]),
      (delete(4, "trash") + delete(2, "Icons.Default.Delete", framework: .compose), [.sfSymbols]),
      (delete(80, "trash") + delete(3, "Icons.Default.Delete", framework: .compose), [.sfSymbols]),
    ] as [([ButtonUse], [IconSetIdentifier]?)])
  func findsSets(uses: [ButtonUse], sets: [IconSetIdentifier]?) throws {
    #expect(try PlannedApp(uses, [:]).plan.iconSets == sets)
  }

  @Test(
    "Drawables",
    arguments: [
      ("@drawable/ic_delete_24dp", "ic_delete_24dp", "delete", true),
      ("ic_delete_black_24dp", "ic_delete_black_24dp", "delete", true),
      ("baseline_delete_24", "baseline_delete_24", "delete", true),
      ("ic_baseline_delete_forever_24", "ic_baseline_delete_forever_24", "delete_forever", true),
      ("outline_archive_24", "outline_archive_24", "archive", true),
      ("ic_delete", "ic_delete", "delete", false), ("my_delete_24", "my_delete_24", "my_delete", false),
      ("delete_24", "delete_24", "delete", false),
    ])
  func readsDrawables(path: String, name: String, glyph: String, isExported: Bool) {
    let drawable = DrawableName(path)
    #expect(drawable.name == name && drawable.glyph == glyph && drawable.isExported == isExported)
  }
}
