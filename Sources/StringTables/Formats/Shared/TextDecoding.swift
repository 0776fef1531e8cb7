internal import ICUText
package import SourceText

/// Makes UTF-8 of the text files that translators' tools write.
package enum TextDecoding {
  /// The file as UTF-8 without a mark, under the same path: lines and columns are those that an editor shows.
  ///
  /// UTF-8 is taken with and without a byte-order mark, UTF-16 with one (RFC 2781 §3.2), and any other charset that a file
  /// without a mark declares and ICU can decode.
  ///
  /// - Parameters:
  ///   - allowsUnmarkedUTF16: whether the format has UTF-16 without a mark, known by the zeros beside ASCII.
  ///   - declaration: where the format's files declare their charset; nil if they do not.
  /// - Throws: ``StringTableError`` with the place of what cannot be decoded, for U+0000, which no text has, and for a
  ///   charset that is not known.
  package static func decode(
    _ file: SourceFile, allowsUnmarkedUTF16: Bool = false, declaration: DeclaredCharset? = nil
  ) throws(StringTableError) -> SourceFile {
    let bytes = file.bytes
    let decoded: SourceFile
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw StringTableError("the file is UTF-32; save it as UTF-8", path: file.path)
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
      throw StringTableError("the file holds U+0000; it is no text", at: UnitPlace(file: decoded, offset: zero))
    }
    return decoded
  }

  /// The same, of a file whose format has an entry to a few lines.
  ///
  /// - Throws: ``StringTableError``, also where there are more lines than ``maximumLineCount``.
  package static func decodeLines(
    _ file: SourceFile, declaration: DeclaredCharset? = nil
  ) throws(StringTableError) -> SourceFile {
    let decoded = try decode(file, declaration: declaration)
    try boundLines(of: decoded)
    return decoded
  }

  /// Refuses a file whose entries would take more memory than anybody should be asked for.
  ///
  /// - Throws: ``StringTableError`` where there are more lines than ``maximumLineCount``.
  package static func boundLines(of file: SourceFile) throws(StringTableError) {
    // A line ends in LF, CR LF or, in files of old, CR.
    let ends = file.bytes.count { $0 == 0x0A }
    guard max(ends, file.bytes.count { $0 == 0x0D }) <= maximumLineCount else {
      throw StringTableError("the file has more than \(maximumLineCount) lines; split it", path: file.path)
    }
  }

  /// The most entries of a file of which all are read at once: each takes about 1.5 KB on its way into a catalogue.
  package static let maximumEntryCount = 250_000

  /// The most lines of a file that is read line by line.
  package static let maximumLineCount = 1_000_000

  /// Bytes of UTF-8 in the encoding of a file, with its mark where it has one.
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
  ) throws(StringTableError) -> SourceFile {
    guard let charset = Charset(name), let decoded = try? charset.decode(file.bytes) else {
      throw StringTableError(
        "the charset '\(name)' that the file declares is not known; save the file as UTF-8 and declare that",
        at: UnitPlace(file: file, offset: offset))
    }
    let text = SourceFile(path: file.path, text: decoded.text)
    guard let malformed = decoded.malformed else { return text }
    let byte = malformed < file.bytes.count ? "byte 0x\(file.bytes[malformed].hexadecimal(digits: 2))" : "the end"
    throw StringTableError(
      "\(byte) is not '\(name)', which the file declares; save the file as UTF-8 and declare that",
      at: UnitPlace(file: text, offset: text.bytes.count))
  }

  private static func utf8(_ file: SourceFile) throws(StringTableError) -> SourceFile {
    let text = withoutByteOrderMark(file)
    // Nearly every file is right, which the standard library tells several times as fast.
    let isValid = text.bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) } != nil
    guard !isValid, let wrong = UTF8Survey(text.bytes).firstInvalid else { return text }
    throw invalidByte(at: wrong, of: text)
  }

  /// The file without the byte-order mark of UTF-8, after which places are counted.
  static func withoutByteOrderMark(_ file: SourceFile) -> SourceFile {
    guard file.bytes.starts(with: utf8Mark) else { return file }
    return SourceFile(path: file.path, bytes: Array(file.bytes.dropFirst(utf8Mark.count)))
  }

  /// The error of a byte that UTF-8 does not allow.
  ///
  /// - Parameter advice: what else may be done than to save the file as UTF-8.
  static func invalidByte(at offset: Int, of file: SourceFile, or advice: String? = nil) -> StringTableError {
    StringTableError(
      "byte 0x\(file.bytes[offset].hexadecimal(digits: 2)) is not UTF-8; save the file as UTF-8"
        + (advice.map { ", or \($0)" } ?? ""), at: UnitPlace(file: file, offset: offset))
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, bigEndian: Bool, _ path: String
  ) throws(StringTableError) -> SourceFile {
    guard bytes.count.isMultiple(of: 2) else {
      throw StringTableError("the file ends in the middle of a UTF-16 character; it is cut off", path: path)
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
        throw StringTableError(
          "half a surrogate pair is not UTF-16; save the file as UTF-8",
          at: UnitPlace(file: read, offset: read.bytes.count))
      }
    }
  }
}

/// What bytes have of UTF-8.
struct UTF8Survey {
  /// Where a sequence of bytes begins that UTF-8 does not allow; nil if there is none.
  private(set) var firstInvalid: Int?
  /// Whether there is a character beyond ASCII.
  private(set) var hasNonASCII = false

  init(_ bytes: [UInt8]) {
    var offset = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        if firstInvalid == nil { offset += UTF8.width(scalar) }
        if !scalar.isASCII { hasNonASCII = true }
      case .error: firstInvalid = firstInvalid ?? offset
      case .emptyInput: return
      }
    }
  }
}
