internal import SourceText

extension PercentEncoding {
  /// Encodes one character.
  static func encode(_ scalar: Unicode.Scalar) -> String {
    scalar.utf8.reduce(into: "") { $0 += "%" + $1.hexadecimal(digits: 2) }
  }

  /// Returns whether a pattern may contain a character without an escape.
  static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
    // Neither white space nor controls, and no characters that are invisible (RFC 3987 §4.1).
    guard scalar.isASCII else { return !invisible.contains(scalar.properties.generalCategory) }
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return isUnreserved(byte) || partSigns.contains(byte)
  }

  private static let invisible: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator, .surrogate, .unassigned,
  ]
}
