import CatalogFiles
import CatalogModel
import CheckTestSupport
import TestSupport
import Testing

@testable import CatalogValidation

/// A finding that an overlay causes is reported in a file of the checked catalogue.
@Suite("Places in overlays") struct OverlayPlaceTests {
  private static let purpose = """
    { "role": "act", "description": "…", "messages": { "title": {} } }
    """

  /// - Parameter locales: the value in the overlay's catalog.json.
  private func missing(_ locales: String, purposes: String = "{}") throws -> [String] {
    let files = [
      "catalog.json": #"{ "formatVersion": 1, "name": "App", "extends": "Base", "locales": \#(locales) }"#,
      "purposes.json": purposes,
      "titles/en.json": purposes.contains("ride") ? #"{ "ride": "Ride" }"# : "{}",
      "titles/pl.json": "{}",
      "Base/catalog.json": """
      { "formatVersion": 1, "name": "Base", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [] }
      """,
      "Base/purposes.json": #"{ "back": \#(Self.purpose) }"#,
      "Base/titles/de.json": "{}",
      "Base/titles/en.json": #"{ "back": "Back" }"#,
    ]
    return CatalogCheck.run(on: try .reading(files)).findings.filter { $0.rule == "missing-title" }
      .map { "\($0.file):\($0.position) \($0.subject.purpose ?? "") \($0.subject.locale?.identifier ?? "")" }
  }

  @Test("A locale that the overlay adds lacks texts where it is listed")
  func added() throws {
    #expect(
      try missing(#"["de", "en", "pl"]"#) == [
        "Base/purposes.json:1:62 back de", "catalog.json:1:81 back pl",
      ])
  }

  @Test("A purpose that the overlay changes in another way lacks texts there too")
  func changed() throws {
    #expect(
      try missing(#"["en", "pl"]"#, purposes: #"{ "back": { "direction": "backward" } }"#) == [
        "catalog.json:1:75 back pl"
      ])
  }

  @Test("A purpose that the overlay adds lacks texts where it is declared")
  func own() throws {
    #expect(
      try missing(#"["en", "pl"]"#, purposes: #"{ "ride": \#(Self.purpose) }"#) == [
        "catalog.json:1:75 back pl", "purposes.json:1:62 ride pl",
      ])
  }
}
