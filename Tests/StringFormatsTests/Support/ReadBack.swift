import Testing

@testable import StringFormats

/// Units read back from another program.
enum ReadBack {
  /// Expects every unit as it was exported; the order does not matter.
  static func expectSame(
    _ table: StringTable, _ read: ReadTables, location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      read.problems.isEmpty && read.tables.map(\.locale) == [table.targetLocale], sourceLocation: location)
    let back = try #require(read.tables.first?.units, sourceLocation: location).sorted { $0.key < $1.key }
    #expect(back.map(\.key) == table.units.map(\.key), sourceLocation: location)
    for (unit, read) in zip(table.units, back) {
      let original = unit.target ?? ""
      let target = MessageForms.completed(read.target, asIn: original, of: unit.arguments, in: table.targetLocale)
      #expect(
        MessageForms.canonicalText(of: target).utf8.elementsEqual(MessageForms.canonicalText(of: original).utf8),
        "\(unit.key): \(target)", sourceLocation: location)
      #expect(
        read.comment == unit.comment && read.state == unit.state && read.base == unit.base, "\(unit.key)",
        sourceLocation: location)
    }
  }
}
