import CatalogModel
import StringFormats
import TestSupport
import Testing

@testable import StringTables

/// The units, purposes and texts that a command line selects.
@Suite struct ExportSelectionTests {
  @Test(arguments: [
    (ExportSelection(), "all"), (ExportSelection(inherited: true), "withInherited"),
    (ExportSelection(only: ["missing"]), "missing"), (ExportSelection(only: ["needs-review"]), "needsReview"),
  ])
  func selectsUnits(selection: ExportSelection, units: String) throws {
    #expect("\(try selection.units(of: SmallCatalogue.read()))" == units)
  }

  @Test(
    arguments: [
      ([], nil), (["delete"], ["delete"]), (["back,delete"], ["back", "delete"]), (["own"], ["back", "delete"]),
    ] as [([String], Set<String>?)])
  func selectsPurposes(names: [String], purposes: Set<String>?) throws {
    #expect(try ExportSelection(purposes: names).purposes(of: SmallCatalogue.read()) == purposes)
  }

  @Test(arguments: [
    (
      ExportSelection(only: ["missing", "v1"]),
      "--only missing v1 is not understood; write 'missing', 'needs-review' or 'changed-since REV'"
    ),
    (ExportSelection(purposes: ["delet"]), "unknown purpose 'delet'; did you mean 'delete'?"),
  ])
  func refuses(selection: ExportSelection, message: String) throws {
    let catalogue = try SmallCatalogue.read()
    let error = #expect(throws: ExportSelectionError.self) {
      _ = try selection.units(of: catalogue)
      _ = try selection.purposes(of: catalogue)
    }
    #expect(error.map { "\($0)" } == message)
  }

  @Test("Files for translators have no inherited texts, and missing ones are empty")
  func isForTranslators() {
    let format = ARBFormat().description
    for selection in [ExportSelection(only: ["missing"]), ExportSelection(inherited: true)] {
      guard case .own = selection.resolution(for: format) else {
        Issue.record("a selection for translators has inherited texts")
        continue
      }
      #expect(selection.options([], of: format).map(\.value) == ["empty"])
    }
    #expect(ExportSelection().options([], of: format).isEmpty)
  }

  @Test(
    arguments: [
      (true, 1, "1 unit was left out; pass --allow-incomplete to accept that"), (false, 2, "2 units were left out"),
      (true, 0, nil),
    ] as [(Bool, Int, String?)])
  func countsUnitsLeftOut(isRequired: Bool, count: Int, message: String?) throws {
    let locale = try #require(LanguageTag("de"))
    let key = UnitKey(purpose: "delete", message: "title")
    let losses = (0..<count).map { _ in Loss(of: key, locale: locale, reason: "made up") }
    let states = [Loss(.state, of: key, locale: locale, reason: "made up")]
    #expect(Completeness(isRequired: isRequired).message(on: losses + states) == message)
  }
}
