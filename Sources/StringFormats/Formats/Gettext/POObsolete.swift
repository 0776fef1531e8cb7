internal import SourceText

/// The obsolete entries of a PO file, whose translations tools keep (`#~ msgid "Delete"`).
struct POObsolete {
  /// The entries and their lines in the file, with their comments and a blank line above.
  private(set) var entries: [(entry: POEntry, lines: Range<Int>)] = []
  private let file: SourceFile
  private var places: [POEntry.Identity: Int] = [:]
  private var pending: Pending?

  /// An incomplete entry, or comments that may belong to one.
  private struct Pending {
    /// The entry's text without the obsolete marks.
    var text: [UInt8] = []
    var lines: Range<Int>
    var isObsolete = false
    var hasId = false
  }

  /// - Parameter file: UTF-8 without a byte-order mark; unreadable obsolete entries are skipped.
  init(_ file: SourceFile) {
    self.file = file
    let pairs = zip(file.bytes, file.bytes.dropFirst())
    guard pairs.contains(where: { $0.0 == UInt8(ascii: "#") && $0.1 == UInt8(ascii: "~") }) else { return }
    var start = 0
    while start < file.bytes.count {
      let end = file.bytes[start...].firstIndex(of: 0x0A) ?? file.bytes.count
      read(file.bytes[start..<end])
      start = end + 1
    }
    finish()
  }

  /// The first entry with a context and an id, or nil.
  subscript(identity: POEntry.Identity) -> (entry: POEntry, lines: Range<Int>)? {
    places[identity].map { entries[$0] }
  }

  /// An entry with the translation of its obsolete one, if it has none itself.
  func reviving(_ entry: POEntry) -> POEntry {
    guard entry.translations.allSatisfy(\.isEmpty), let old = self[entry.identity]?.entry,
      (old.plural == nil) == (entry.plural == nil), old.translations.count == entry.translations.count
    else { return entry }
    var entry = entry
    entry.translations = old.translations
    if old.flags.contains("fuzzy") { entry.flags.insert("fuzzy", at: 0) }
    return entry
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    let content = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard content.first == UInt8(ascii: "#") else { return finish() }
    guard content.dropFirst().first == UInt8(ascii: "~") else {
      if pending?.isObsolete == true { finish() }
      return append(line, content)
    }
    let text = content.dropFirst(2).drop { $0 == 0x20 || $0 == 0x09 }
    // A former text is above the entry, like comments.
    let isFormer = text.first == UInt8(ascii: "|")
    let isId = text.starts(with: "msgid".utf8) && !text.starts(with: "msgid_plural".utf8)
    if pending?.hasId == true, isFormer || isId || text.starts(with: "msgctxt".utf8) { finish() }
    append(line, isFormer ? [] : text)
    pending?.isObsolete = true
    if isId { pending?.hasId = true }
  }

  private mutating func append(_ line: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) {
    let start = pending?.lines.lowerBound ?? line.startIndex
    if pending == nil { pending = Pending(lines: start..<start) }
    pending?.lines = start..<line.endIndex
    // Appends in place: a file may have many lines of comments.
    pending?.text += text
    pending?.text.append(0x0A)
  }

  private mutating func finish() {
    guard let read = pending else { return }
    pending = nil
    guard read.isObsolete, let parser = try? POParser(SourceFile(path: file.path, bytes: read.text)),
      let entry = parser.entries.first
    else { return }
    if places[entry.identity] == nil { places[entry.identity] = entries.count }
    entries.append((entry, withBlankLine(read.lines)))
  }

  private func withBlankLine(_ lines: Range<Int>) -> Range<Int> {
    guard lines.lowerBound > 0 else { return lines }
    let end = lines.lowerBound - 1
    let start = file.bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let isBlank = file.bytes[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return isBlank ? start..<lines.upperBound : lines
  }
}
