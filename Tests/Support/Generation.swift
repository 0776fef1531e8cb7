internal import CatalogFiles

/// What the files of a folder are at one moment of a test: all of them tell its number, and some exist at even or odd
/// ones only.
package struct Generation {
  private let number: Int

  package init(_ number: Int) { self.number = number }

  /// The files that there are, by path.
  package var files: [String: [UInt8]] {
    let names = Self.steady + (number.isMultiple(of: 2) ? Self.even : Self.odd)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, contents(of: $0)) })
  }

  /// The files that there are not.
  package var absentFiles: [String] { number.isMultiple(of: 2) ? Self.odd : Self.even }

  /// The generation that the files of a folder say they are.
  package static func number(in folder: String) throws -> Int {
    let bytes = try DiskFiles().read("\(folder)/\(steady[0])")
    return Int(String(decoding: bytes.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)) ?? -1
  }

  private static let steady = ["catalog.json"] + (0..<6).map { "titles/\($0).json" }
  private static let even = ["titles/even.json"]
  private static let odd = ["odd/odd.json", "purposes.json"]

  /// Some kilobytes, of a length that changes.
  private func contents(of name: String) -> [UInt8] {
    Array("\(number) \(name) ".utf8) + [UInt8](repeating: UInt8(ascii: "a") + UInt8(number % 26), count: 5000 + number)
  }
}
