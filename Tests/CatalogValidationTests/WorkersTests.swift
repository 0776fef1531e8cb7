import CatalogFiles
import CheckTestSupport
import Testing

@testable import CatalogReports
@testable import CatalogValidation

/// The number of threads that read and check does not change a byte.
@Suite struct WorkersTests {
  /// Every mistake of these tests in one catalogue, which also has broken files.
  private static let files = Result {
    let mistakes = MistakeTests.mistakes
    var catalogue = try MistakeCatalogue(locales: mistakes.map(\.locale))
    for mistake in mistakes { catalogue.put(mistake) }
    var files = catalogue.texts
    files["titles/cs.json"] = "{ \"back\": \"Zpět\" \"close\": null,"
    files["titles/sl.json"] = "[]"
    files["titles/tlh.json"] = "{}"
    files["glossary.json"] =
      #"{ "de": { "forbidden": { "Löschen": { "instead": "Entfernen", "reason": "Kürzer." } } } }"#
    return files
  }

  private static let alone = Result { try reports(workers: 1) }

  @Test(arguments: [2, 3, 8])
  func giveTheSameBytes(workers: Int) throws {
    let alone = try Self.alone.get()
    let together = try Self.reports(workers: workers)
    for (format, text) in alone { #expect(together[format] == text, "\(format)") }
    #expect(try #require(alone["text"]).split(separator: "\n").count { $0.hasPrefix("titles/") } > 100)
  }

  private static func reports(workers: Int) throws -> [String: String] {
    let files = try files.get()
    return try Workers.$count.withValue(workers) {
      let report = CatalogCheck.run(on: try .reading(files))
      return Dictionary(uniqueKeysWithValues: ReportFormat.allCases.map { ($0.rawValue, $0.text(report)) })
    }
  }
}
