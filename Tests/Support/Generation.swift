internal import CatalogFiles

/// The files of a catalogue's folder at one moment of a test. Each contains the generation's number; generation 0 has
/// fewer files than the others.
package struct Generation {
  private let number: Int

  package init(_ number: Int) { self.number = number }

  /// The files by path.
  package var files: [String: [UInt8]] {
    let names = Self.steady + (number == 0 ? [] : Self.later)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, contents(of: $0)) })
  }

  /// A file to which tests add a hard link.
  package static let linkedFile = "titles/de.json"

  /// The generation number in the files of a folder.
  package static func number(in folder: String) throws -> Int {
    let bytes = try DiskFiles().read("\(folder)/\(steady[0])")
    return Int(String(decoding: bytes.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)) ?? -1
  }

  private static let steady = ["catalog.json"] + ["ar", "cs", "de", "en", "pl", "zh-Hant"].map { "titles/\($0).json" }
  private static let later = ["icon-sets/set.json", "purposes.json"]

  /// Some kilobytes, of varying length.
  private func contents(of name: String) -> [UInt8] {
    let length = number.isMultiple(of: 3) ? 5000 + number : 4000
    return Array("\(number) \(name) ".utf8) + [UInt8](repeating: UInt8(ascii: "a") + UInt8(number % 26), count: length)
  }
}
