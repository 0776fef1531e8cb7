internal import SourceText

/// Parses the entries of a PO file. Obsolete entries (`#~`, see ``POObsolete``) and former texts (`#|`) are skipped.
struct POParser {
  private let file: SourceFile
  private(set) var entries: [POEntry] = []
  private var entry = POEntry()
  /// The field that the next texts belong to.
  private var field: Field?
  private var hasId = false
  private var hasTranslation = false

  private enum Field: Hashable {
    case context, id, plural
    case translation(Int)
  }

  /// The maximum number of forms in an entry.
  static let maximumForms = 100

  /// - Throws: ``StringTableError`` with the place of the first invalid line.
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
    // Blank lines are ignored: some tools put one between a keyword and its text.
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
    let range = line.startIndex..<line.endIndex
    // Comments among the texts belong to the entry too, but are not replaced.
    let isInside = field != nil
    func rest(_ count: Int) -> String {
      let rest = line.dropFirst(count)
      return String(decoding: rest.first == 0x20 ? rest.dropFirst() : rest, as: UTF8.self)
    }
    switch line.dropFirst().first {
    case UInt8(ascii: "."):
      entry.extracted.append(rest(2))
      if !isInside { entry.places.extracted.append(range) }
    case UInt8(ascii: ","):
      entry.flags += rest(2).split(separator: ",").map { String($0.drop { $0 == " " }) }
      if isInside { entry.places.innerFlags.append(range) } else { entry.places.flags.append(range) }
      return
    // The comments above an obsolete entry do not belong to the next entry.
    case UInt8(ascii: "~") where !isInside: entry = POEntry()
    case UInt8(ascii: "~"), UInt8(ascii: "|"), UInt8(ascii: ":"): break
    default:
      entry.comments.append(rest(1))
      if !isInside { entry.places.comments.append(range) }
    }
    if isInside { entry.places.innerComments.append(range) }
  }

  private mutating func readKeyword(_ line: ArraySlice<UInt8>) throws(StringTableError) {
    let keyword = line.prefix { ![0x20, 0x09, UInt8(ascii: "\"")].contains($0) }
    let name = String(decoding: keyword, as: UTF8.self)
    guard let field = field(of: name) else {
      throw error("the line does not begin with a keyword of PO files; write msgctxt, msgid or msgstr", line.startIndex)
    }
    if hasTranslation, field == .context || field == .id { finish() }
    if self.field == nil { entry.offset = line.startIndex }
    switch field {
    case .context: entry.context = ""
    case .id:
      guard !hasId else { throw error("a second msgid; write msgstr after the first", line.startIndex) }
      hasId = true
    case .plural: entry.plural = ""
    case .translation(let index):
      guard hasId else { throw error("msgstr has no msgid before it", line.startIndex) }
      guard index > 0 || !hasTranslation else { throw error("\(name) is a duplicate; remove one", line.startIndex) }
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

  /// Extends the entry and its field to an offset.
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

  /// Appends a quoted text.
  private mutating func append(_ quoted: ArraySlice<UInt8>) throws(StringTableError) {
    guard let field else { throw error("the text has no keyword; write msgid before it", quoted.startIndex) }
    let text = try POText.unescaped(quoted, in: file)
    switch field {
    case .context: entry.context = (entry.context ?? "") + text
    case .id: entry.id += text
    case .plural: entry.plural = (entry.plural ?? "") + text
    case .translation(let index): entry.translations[index] += text
    }
  }

  private mutating func finish() {
    // Comments before the first keyword belong to the entry below.
    guard field != nil else { return }
    if hasId { entries.append(entry) }
    (entry, field, hasId, hasTranslation) = (POEntry(), nil, false, false)
  }

  private func error(_ message: String, _ offset: Int) -> StringTableError {
    StringTableError(message, at: UnitPlace(file: file, offset: offset))
  }
}
