internal import ICUText
package import SourceText

/// Decodes text files to UTF-8.
package enum TextDecoding {
  /// The file as UTF-8 without a byte-order mark, under the same path: lines and columns are those of an editor.
  ///
  /// It accepts UTF-8 with and without a byte-order mark, UTF-16 with one (RFC 2781 §3.2), and any other charset that a
  /// file without a byte-order mark declares and ICU can decode.
  ///
  /// - Parameters:
  ///   - allowsUnmarkedUTF16: true if the format has UTF-16 without a byte-order mark, detected by the zeros beside
  ///     ASCII.
  ///   - declaration: the form of the charset declaration in the format's files; nil if they do not declare one.
  /// - Throws: ``TextFormatError`` with the place of bytes that cannot be decoded, or of U+0000, which texts do not
  ///   have, and for an unknown charset.
  package static func decode(
    _ file: SourceFile, allowsUnmarkedUTF16: Bool = false, declaration: DeclaredCharset? = nil
  ) throws(TextFormatError) -> SourceFile {
    let bytes = file.bytes
    let decoded: SourceFile
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw TextFormatError("the file is UTF-32; save it as UTF-8", path: file.path)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      decoded = try utf16(bytes.dropFirst(2), bigEndian: false, file.path)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      decoded = try utf16(bytes.dropFirst(2), bigEndian: true, file.path)
    } else if allowsUnmarkedUTF16, bytes.count > 1, (bytes[0] == 0) != (bytes[1] == 0) {
      decoded = try utf16(bytes[...], bigEndian: bytes[0] == 0, file.path)
    } else if !bytes.starts(with: utf8Mark), let declared = declaration?.name(in: file) {
      decoded = try decode(file, in: declared.name, declaredAt: declared.offset)
    } else {
      decoded = try utf8(file)
    }
    if let zero = decoded.bytes.firstIndex(of: 0) {
      throw TextFormatError("the file contains U+0000, so it is not a text file", in: decoded, at: zero)
    }
    return decoded
  }

  /// Encodes UTF-8 in the encoding of a file, with a byte-order mark if the file has one.
  package static func encode(_ bytes: [UInt8], as file: SourceFile) -> [UInt8] {
    let original = file.bytes
    if original.starts(with: utf8Mark) { return utf8Mark + bytes }
    let marks: [UInt8] = Array(original.prefix(2))
    let isBigEndian = marks == [0xFE, 0xFF] || marks.first == 0
    guard isBigEndian || marks == [0xFF, 0xFE] || (marks.count == 2 && marks[1] == 0) else { return bytes }
    let mark: [UInt8] = marks.contains(0) ? [] : marks
    return mark
      + String(decoding: bytes, as: UTF8.self).utf16.flatMap { unit in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBigEndian ? [high, low] : [low, high]
      }
  }

  private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func decode(
    _ file: SourceFile, in name: String, declaredAt offset: Int
  ) throws(TextFormatError) -> SourceFile {
    guard let charset = Charset(name), let decoded = try? charset.decode(file.bytes) else {
      throw TextFormatError(
        "the charset '\(name)' that the file declares is not known; save the file as UTF-8 and declare that",
        in: file, at: offset)
    }
    let text = SourceFile(path: file.path, text: decoded.text)
    guard let malformed = decoded.malformed else { return text }
    let byte = malformed < file.bytes.count ? "byte 0x\(file.bytes[malformed].hexadecimal(digits: 2))" : "the end"
    throw TextFormatError(
      "\(byte) is not '\(name)', which the file declares; save the file as UTF-8 and declare that",
      in: text, at: text.bytes.count)
  }

  private static func utf8(_ file: SourceFile) throws(TextFormatError) -> SourceFile {
    let text = withoutByteOrderMark(file)
    // Nearly all files are valid, which the standard library checks several times faster.
    let isValid = text.bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) } != nil
    guard !isValid, let wrong = UTF8Survey(text.bytes).firstInvalid else { return text }
    throw invalidByte(at: wrong, of: text)
  }

  /// The file without the byte-order mark of UTF-8; places do not count the mark.
  package static func withoutByteOrderMark(_ file: SourceFile) -> SourceFile {
    guard file.bytes.starts(with: utf8Mark) else { return file }
    return SourceFile(path: file.path, bytes: Array(file.bytes.dropFirst(utf8Mark.count)))
  }

  /// The error for a byte that is invalid in UTF-8.
  ///
  /// - Parameter advice: an alternative to saving the file as UTF-8.
  package static func invalidByte(at offset: Int, of file: SourceFile, or advice: String? = nil) -> TextFormatError {
    TextFormatError(
      "byte 0x\(file.bytes[offset].hexadecimal(digits: 2)) is not UTF-8; save the file as UTF-8"
        + (advice.map { ", or \($0)" } ?? ""), in: file, at: offset)
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, bigEndian: Bool, _ path: String
  ) throws(TextFormatError) -> SourceFile {
    guard bytes.count.isMultiple(of: 2) else {
      throw TextFormatError("the file ends in the middle of a UTF-16 character; it is cut off", path: path)
    }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    var text = ""
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text.unicodeScalars.append(scalar)
      case .emptyInput: return SourceFile(path: path, text: text)
      case .error:
        let read = SourceFile(path: path, text: text)
        throw TextFormatError(
          "half a surrogate pair is not UTF-16; save the file as UTF-8",
          in: read, at: read.bytes.count)
      }
    }
  }
}
