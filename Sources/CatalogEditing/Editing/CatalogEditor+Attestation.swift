internal import CatalogFiles

/// Lines of attestation.tsv: a locale, a purpose, its title, and what programs print.
extension CatalogEditor {
  enum AttestationColumn: Int {
    case locale, purpose
  }

  private static let tab = UInt8(ascii: "\t")

  /// Renames a name in a column, where sorted lines stay sorted, or removes its lines.
  ///
  /// - Parameter newName: nil to remove the lines.
  mutating func changeAttestation(
    _ name: String, in column: AttestationColumn, to newName: String?
  ) throws(EditError) {
    try editLines(of: Attestation.fileName) { lines in
      let isNamed = lines.map { Self.cell(column, of: $0) == name }
      guard isNamed.contains(true) else { return lines }
      guard let newName else { return zip(lines, isNamed).filter { !$1 }.map(\.0) }
      let renamed = zip(lines, isNamed).map { line, isNamed -> ArraySlice<UInt8> in
        guard isNamed else { return line }
        var cells = line.split(separator: Self.tab, maxSplits: 2, omittingEmptySubsequences: false)
        cells[column.rawValue] = Array(newName.utf8)[...]
        return Array(cells.joined(separator: [Self.tab]))[...]
      }
      return Self.areSorted(lines) ? Self.sorted(renamed) : renamed
    }
  }

  private static func cell(_ column: AttestationColumn, of line: ArraySlice<UInt8>) -> String? {
    let cells = line.split(separator: tab, maxSplits: 2, omittingEmptySubsequences: false)
    return cells.count > 2 ? String(decoding: cells[column.rawValue], as: UTF8.self) : nil
  }

  private static func areSorted(_ lines: [ArraySlice<UInt8>]) -> Bool {
    zip(lines, lines.dropFirst()).allSatisfy { $1.isEmpty || !key($1).lexicographicallyPrecedes(key($0)) }
  }

  /// By locale and purpose; the empty line after the last line break stays last.
  private static func sorted(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    lines.filter { !$0.isEmpty }.sorted { key($0).lexicographicallyPrecedes(key($1)) } + lines.filter(\.isEmpty)
  }

  private static func key(_ line: ArraySlice<UInt8>) -> [String] {
    [AttestationColumn.locale, .purpose].map { cell($0, of: line) ?? "" }
  }
}
