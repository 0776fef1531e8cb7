internal import CatalogFiles
internal import CatalogModel

/// Lines of attestation.tsv: a locale, a purpose, its title, and what programs print.
extension CatalogEditor {
  private static let tab = UInt8(ascii: "\t")

  /// Removes the lines of a purpose.
  mutating func removePurposeFromAttestation(_ identifier: String) throws(EditError) {
    try editLines(of: Attestation.fileName) { lines in lines.filter { Self.column(1, of: $0) != identifier } }
  }

  /// Removes the lines of a locale.
  mutating func removeLocaleFromAttestation(_ locale: LanguageTag) throws(EditError) {
    try editLines(of: Attestation.fileName) { lines in lines.filter { Self.column(0, of: $0) != locale.identifier } }
  }

  /// Renames a purpose; sorted lines stay sorted.
  mutating func renamePurposeInAttestation(_ identifier: String, to newIdentifier: String) throws(EditError) {
    try editLines(of: Attestation.fileName) { lines in
      guard lines.contains(where: { Self.column(1, of: $0) == identifier }) else { return lines }
      let renamed = lines.map { line -> ArraySlice<UInt8> in
        guard Self.column(1, of: line) == identifier else { return line }
        var cells = line.split(separator: Self.tab, maxSplits: 2, omittingEmptySubsequences: false)
        cells[1] = Array(newIdentifier.utf8)[...]
        return Array(cells.joined(separator: [Self.tab]))[...]
      }
      return Self.areSorted(lines) ? Self.sorted(renamed) : renamed
    }
  }

  private static func column(_ number: Int, of line: ArraySlice<UInt8>) -> String? {
    let cells = line.split(separator: tab, maxSplits: 2, omittingEmptySubsequences: false)
    return cells.count > 2 ? String(decoding: cells[number], as: UTF8.self) : nil
  }

  private static func areSorted(_ lines: [ArraySlice<UInt8>]) -> Bool {
    zip(lines, lines.dropFirst()).allSatisfy { $1.isEmpty || !key($1).lexicographicallyPrecedes(key($0)) }
  }

  /// By locale and purpose; the empty line after the last line break stays last.
  private static func sorted(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    lines.filter { !$0.isEmpty }.sorted { key($0).lexicographicallyPrecedes(key($1)) } + lines.filter(\.isEmpty)
  }

  private static func key(_ line: ArraySlice<UInt8>) -> [String] { [0, 1].map { column($0, of: line) ?? "" } }
}
