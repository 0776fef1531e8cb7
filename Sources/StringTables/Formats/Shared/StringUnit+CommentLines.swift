extension StringUnit {
  /// What formats write whose entries have comments in front: the notes, the catalogue's comment and the base, each
  /// line by itself.
  var commentLines: [String] {
    (notes + (comment.map { ["Comment: \($0)"] } ?? []) + [base.note])
      .flatMap { $0.unicodeScalars.split(whereSeparator: Self.endsLine).map(String.init) }
  }
  /// UAX #14, classes BK, CR, LF and NL.
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
