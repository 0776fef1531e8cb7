internal import SourceText

extension SourceFile {
  /// The white space before an offset.
  func spaceBefore(_ offset: Int) -> ArraySlice<UInt8> {
    var start = offset
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    return bytes[start..<offset]
  }

  /// The white space at the start of the line with an offset.
  func indentation(ofLineWith offset: Int) -> ArraySlice<UInt8> {
    let start = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
  }
}
