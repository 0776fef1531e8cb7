import CatalogFiles
import CatalogModel
import Foundation
import ICUOracles
import ICUText
import PurposeCatalog
import SourceText
import TestSupport

/// A counted text, compared with a pre-parsed `icu::MessageFormat` that fills a Swift String.
struct CountedRows {
  /// The folder of a catalogue whose purpose `delete` has a `counted` message.
  let folder: String
  let rounds: Int

  /// The letters and digits of a text. `MessageFormat` groups numbers below 10,000 even in locales that do not
  /// (`minimumGroupingDigits`; UTS #35, Part 3, § Number Symbols).
  private static func withoutSeparators(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  func measure(_ locale: String, into report: inout Report) throws {
    let catalog = try Catalog(contentsOf: folder)
    let delete = try catalog.purpose("delete")
    let resolver = catalog.resolver(for: locale)
    guard let message = delete.message("counted") else { throw MeasurementError("'delete' has no 'counted'") }
    let oracle = try MessageFormatOracle(pattern(locale), locale: locale, arguments: ["count"])
    for number in 0...9_999 {
      try oracle.set("count", to: .integer(Int64(number)))
      let expected = try oracle.string()
      let texts = [
        resolver.text(of: message, count: number),
        resolver.text("counted", of: delete, ["count": .integer(Int64(number))]),
      ]
      guard texts.allSatisfy({ $0.map(Self.withoutSeparators) == Self.withoutSeparators(expected) }) else {
        throw MeasurementError("\(locale), \(number): ICU says '\(expected)', we say \(texts)")
      }
    }
    let numbers = sampleNumbers()
    let measurement = try Measurement.interleaved(
      rounds: rounds, items: numbers.count,
      [
        Contender(name: "text(of:count:)") {
          var count = 0
          for number in numbers { count &+= resolver.text(of: message, count: number)?.isEmpty == false ? 1 : 0 }
          return count
        },
        Contender(name: "text(_:of:_:)") {
          var count = 0
          for number in numbers {
            let text = resolver.text("counted", of: delete, ["count": .integer(Int64(number))])
            count &+= text?.isEmpty == false ? 1 : 0
          }
          return count
        },
        Contender(name: "icu::MessageFormat") {
          var count = 0
          for number in numbers {
            try oracle.set("count", to: .integer(Int64(number)))
            count &+= try oracle.string().isEmpty ? 0 : 1
          }
          return count
        },
      ])
    let times = (0..<3).map { String(format: "%.0f", measurement.median($0)) }
    note("counted, \(locale): text(of:count:) \(times[0]) ns; text(_:of:_:) \(times[1]) ns; ICU \(times[2]) ns")
    for (index, ours) in ["`text(of:count:)`", "`text(\"counted\", of:_:)`"].enumerated() {
      report.add(
        Row(
          work: "a counted title, \(locale), numbers of 1 to 4 digits", ours: ours,
          comparedWith: "pre-parsed `icu::MessageFormat`",
          ratio: measurement.ratio(2, to: index), bar: index == 0 ? .fasterBy(15) : .none))
    }
  }

  /// Numbers of one, two, three and four digits in equal amounts, since apps count small numbers more often than large
  /// ones.
  private func sampleNumbers() -> [Int] {
    var generator = SeededGenerator(seed: 2)
    let ranges = [0...9, 10...99, 100...999, 1_000...9_999]
    return (0..<1_000).map { Int.random(in: ranges[$0 % ranges.count], using: &generator) }.shuffled(using: &generator)
  }

  /// The catalogue's text in ICU message syntax.
  private func pattern(_ locale: String) throws -> String {
    let path = "\(folder)/titles/\(locale).json"
    let document = JSONDocument(SourceFile(path: path, bytes: try DiskFiles().read(path)))
    guard let pattern = document.root["delete"]?["counted"]?.string else {
      throw MeasurementError("no text in \(path)")
    }
    return pattern
  }
}
