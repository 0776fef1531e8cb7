import CatalogModel
import Foundation
import ICUText
import PurposeCatalog
import SourceText

/// The parsing and look-ups that the other rows build on; these rows have no target.
struct ReadingRows {
  let catalog: Catalog
  let rounds: Int

  func measure(into report: inout Report) throws {
    try measureJSON(into: &report)
    try measurePlurals(into: &report)
    try measureMatching(into: &report)
  }

  private func measureJSON(into report: inout Report) throws {
    let bytes = try titleFile()
    let data = Data(bytes)
    let file = SourceFile(path: "titles/de.json", bytes: bytes)
    let measurement = try Measurement.interleaved(
      rounds: rounds, items: 1,
      [
        Contender(name: "JSONDocument") {
          let document = JSONDocument(file)
          guard document.problems.isEmpty else { throw MeasurementError("the file has problems") }
          return document.members(of: JSONDocument.rootIndex).reduce(0) { count, _ in count + 1 }
        },
        Contender(name: "JSONSerialization") {
          (try JSONSerialization.jsonObject(with: data) as? [String: Any])?.count ?? 0
        },
      ])
    note(
      String(
        format: "JSON, %.1f MB: %.1f ms; JSONSerialization %.1f ms", Double(bytes.count) / 1e6,
        measurement.median(0) / 1e6,
        measurement.median(1) / 1e6))
    report.add(
      Row(
        work: String(format: "parsing %.1f MB of titles, problems and places included", Double(bytes.count) / 1e6),
        ours: "`JSONDocument`",
        comparedWith: "Foundation's `JSONSerialization`", ratio: measurement.ratio(1, to: 0), bar: .none))
  }

  /// A titles file of about 4.5 MB.
  private func titleFile() throws -> [UInt8] {
    guard let german = GeneratedLocale("de", wordsOf: catalog) else { throw MeasurementError("ICU has no German") }
    let texts = GeneratedTexts(german, purposes: 120_000, seed: 3)
    return CanonicalJSON.bytes(
      of: .object(
        texts.titles.enumerated().map { index, title in
          .init("purpose-\(1_000_000 + index)", .string(title))
        }))
  }

  private func measurePlurals(into report: inout Report) throws {
    let rules = try PluralRules(locale: "pl", kind: .cardinal)
    guard let table = try rules.table() else { throw MeasurementError("no plural table for 'pl'") }
    let numbers = 0..<10_000
    let measurement = try Measurement.interleaved(
      rounds: rounds, items: numbers.count,
      [
        Contender(name: "table") { numbers.reduce(0) { $0 &+ Int(table.category(of: UInt64($1)).rawValue) } },
        Contender(name: "ICU") { try numbers.reduce(0) { $0 &+ Int(try rules.category(of: Int64($1)).rawValue) } },
      ])
    note(String(format: "plural category, pl: %.1f ns; ICU %.0f ns", measurement.median(0), measurement.median(1)))
    report.add(
      Row(
        work: "the plural category of an integer, pl", ours: "table of categories", comparedWith: "ICU's `PluralRules`",
        ratio: measurement.ratio(1, to: 0), bar: .none))
  }

  private func measureMatching(into report: inout Report) throws {
    let header = "de-AT,de;q=0.9,en;q=0.7"
    let desired = AcceptLanguage(header).languages
    let declared = catalog.locales.map(\.identifier)
    // The two may choose different locales; both must choose one.
    let measurement = try Measurement.interleaved(
      rounds: rounds, items: 1,
      [
        Contender(name: "resolver(acceptLanguage:)") {
          catalog.resolver(acceptLanguage: header).locale.identifier.isEmpty ? 0 : 1
        },
        Contender(name: "preferredLocalizations") {
          Bundle.preferredLocalizations(from: declared, forPreferences: desired).isEmpty ? 0 : 1
        },
      ])
    note(String(format: "matching: %.0f ns; Foundation %.0f ns", measurement.median(0), measurement.median(1)))
    report.add(
      Row(
        work: "the resolver of an Accept-Language header that came before, \(declared.count) locales",
        ours: "`resolver(acceptLanguage:)`",
        comparedWith: "Foundation's `preferredLocalizations`", ratio: measurement.ratio(1, to: 0), bar: .none))
  }
}
