internal import CatalogFiles

/// Reads the entries of a PO file; obsolete ones (`#~`) and former texts (`#|`) are passed over.
struct POParser {
  private let file: SourceFile
  private(set) var entries: [POEntry] = []
  private var entry = POEntry()
  /// What the texts that follow belong to.
  private var field: Field?
  private var hasId = false
  private var hasTranslation = false

  private enum Field: Hashable {
    case context, id, plural
    case translation(Int)
  }

  /// The most forms that an entry may have.
  static let maximumForms = 100

  /// - Throws: ``StringTableError`` with the place of the first line that no PO file has.
  init(_ file: SourceFile) throws(StringTableError) {
    self.file = file
    var start = 0
    while start < file.bytes.count {
      let end = file.bytes[start...].firstIndex(of: 0x0A) ?? file.bytes.count
      let line = file.bytes[start..<end]
      try read(line.last == 0x0D ? line.dropLast() : line)
      start = end + 1
    }
    finish()
  }

  private mutating func read(_ line: ArraySlice<UInt8>) throws(StringTableError) {
    let line = line.drop { $0 == 0x20 || $0 == 0x09 }
    switch line.first {
    // Blank lines mean nothing: some tools leave one between a keyword and its text.
    case nil: break
    case UInt8(ascii: "#"): readComment(line)
    case UInt8(ascii: "\""):
      try append(line)
      lengthen(to: line.endIndex)
    default: try readKeyword(line)
    }
  }

  private mutating func readComment(_ line: ArraySlice<UInt8>) {
    if hasTranslation { finish() }
    if line.dropFirst().first != UInt8(ascii: "~") {
      entry.places.entry = (entry.places.entry?.lowerBound ?? line.startIndex)..<line.endIndex
    }
    func rest(_ count: Int) -> String {
      let rest = line.dropFirst(count)
      return String(decoding: rest.first == 0x20 ? rest.dropFirst() : rest, as: UTF8.self)
    }
    switch line.dropFirst().first {
    case UInt8(ascii: "."):
      entry.extracted.append(rest(2))
      entry.places.extracted.append(line.startIndex..<line.endIndex)
    case UInt8(ascii: ","):
      entry.places.flags.append(line.startIndex..<line.endIndex)
      entry.flags += rest(2).split(separator: ",").map { String($0.drop { $0 == " " }) }
    case UInt8(ascii: "~"), UInt8(ascii: "|"), UInt8(ascii: ":"): break
    default: entry.comments.append(rest(1))
    }
  }

  private mutating func readKeyword(_ line: ArraySlice<UInt8>) throws(StringTableError) {
    let keyword = line.prefix { ![0x20, 0x09, UInt8(ascii: "\"")].contains($0) }
    guard let field = field(of: String(decoding: keyword, as: UTF8.self)) else {
      throw error("the line begins with no keyword of PO files; write msgctxt, msgid or msgstr", line.startIndex)
    }
    if hasTranslation, field == .context || field == .id { finish() }
    if self.field == nil { entry.offset = line.startIndex }
    switch field {
    case .context: entry.context = ""
    case .id:
      guard !hasId else { throw error("msgid stands there twice; write msgstr behind the first", line.startIndex) }
      hasId = true
    case .plural: entry.plural = ""
    case .translation(let index):
      guard hasId else { throw error("msgstr has no msgid before it", line.startIndex) }
      guard index == 0 || index == entry.translations.count else {
        throw error(
          "msgstr[\(index)] follows msgstr[\(entry.translations.count - 1)]; number them in order", line.startIndex)
      }
      if index > 0 { entry.translations.append("") }
      hasTranslation = true
    }
    self.field = field
    try append(line.dropFirst(keyword.count).drop { $0 == 0x20 || $0 == 0x09 })
    switch field {
    case .context: break
    case .id: entry.places.id = line.startIndex..<line.endIndex
    case .plural: entry.places.plural = line.startIndex..<line.endIndex
    case .translation: entry.places.translations.append(line.startIndex..<line.endIndex)
    }
    lengthen(to: line.endIndex)
  }

  /// Takes up that the entry and its field go on to an offset.
  private mutating func lengthen(to end: Int) {
    entry.places.entry = (entry.places.entry?.lowerBound ?? entry.offset)..<end
    switch field {
    case .id: entry.places.id = (entry.places.id?.lowerBound ?? end)..<end
    case .plural: entry.places.plural = (entry.places.plural?.lowerBound ?? end)..<end
    case .translation:
      if let last = entry.places.translations.popLast() { entry.places.translations.append(last.lowerBound..<end) }
    case .context, nil: break
    }
  }

  private func field(of keyword: String) -> Field? {
    switch keyword {
    case "msgctxt": return .context
    case "msgid": return .id
    case "msgid_plural": return .plural
    case "msgstr": return .translation(0)
    default:
      guard keyword.hasPrefix("msgstr["), keyword.hasSuffix("]"), let index = Int(keyword.dropFirst(7).dropLast()),
        (0..<Self.maximumForms).contains(index)
      else { return nil }
      return .translation(index)
    }
  }

  /// Takes a text in quotation marks.
  private mutating func append(_ quoted: ArraySlice<UInt8>) throws(StringTableError) {
    guard let field else { throw error("the text belongs to no keyword; write msgid before it", quoted.startIndex) }
    let text = try POText.unescaped(quoted, in: file)
    switch field {
    case .context: entry.context = (entry.context ?? "") + text
    case .id: entry.id += text
    case .plural: entry.plural = (entry.plural ?? "") + text
    case .translation(let index): entry.translations[index] += text
    }
  }

  private mutating func finish() {
    // What stands before the first keyword goes with the entry below it.
    guard field != nil else { return }
    if hasId { entries.append(entry) }
    (entry, field, hasId, hasTranslation) = (POEntry(), nil, false, false)
  }

  private func error(_ message: String, _ offset: Int) -> StringTableError {
    StringTableError(message, at: UnitPlace(file: file, offset: offset))
  }
}

/// A text of a PO file: a C string.
enum POText {
  static func unescaped(_ quoted: ArraySlice<UInt8>, in file: SourceFile) throws(StringTableError) -> String {
    func error(_ message: String, _ offset: Int) -> StringTableError {
      StringTableError(message, at: UnitPlace(file: file, offset: offset))
    }
    guard quoted.first == UInt8(ascii: "\"") else {
      throw error("a text must stand in quotation marks", quoted.startIndex)
    }
    var text: [UInt8] = []
    var rest = quoted.dropFirst()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        guard rest.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
          throw error("something stands behind the text; write '\\\"' for a quotation mark in it", rest.startIndex)
        }
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = Self.escape(&rest) else {
          throw error("the escape is none that PO files have; write '\\\\' for a backslash", rest.startIndex - 1)
        }
        text += Array(UTF8.encode(scalar) ?? .init())
      default: text.append(byte)
      }
    }
    throw error("the text has no end; close it with a quotation mark", quoted.startIndex)
  }

  /// What stands behind a backslash.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let byte = rest.first else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = rest.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      rest = rest.dropFirst(digits.count)
      return number(digits, radix: 8)
    case UInt8(ascii: "x"):
      let digits = rest.dropFirst().prefix(2)
      rest = rest.dropFirst(1 + digits.count)
      return number(digits, radix: 16)
    default:
      guard let scalar = simple[byte] else { return nil }
      rest.removeFirst()
      return scalar
    }
  }

  /// A number of one byte names an ASCII character; no other is a character by itself, and U+0000 is no text.
  private static func number(_ digits: ArraySlice<UInt8>, radix: Int) -> Unicode.Scalar? {
    guard let value = UInt8(String(decoding: digits, as: UTF8.self), radix: radix), (1..<0x80).contains(value) else {
      return nil
    }
    return Unicode.Scalar(value)
  }

  private static let simple: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", UInt8(ascii: "a"): "\u{7}",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "\\"): "\\",
    UInt8(ascii: "\""): "\"",
  ]
}
