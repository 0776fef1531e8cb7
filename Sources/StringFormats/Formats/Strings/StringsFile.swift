internal import SourceText
internal import TextFormats

/// The entries of a `.strings` or `.stringsdict` file with their bytes.
struct StringsFile {
  enum Kind {
    case oldStyle
    /// A `.strings` file in XML.
    case texts
    /// A `.stringsdict` file.
    case plurals
  }

  struct Entry {
    let key: UnitKey?
    /// The bytes from the key on, with the semicolon.
    let range: Range<Int>
    /// The bytes of the value; those of the key in an entry without a value.
    let value: Range<Int>
    /// The bytes of the comment with the base, if this program wrote one.
    let note: Range<Int>?
    /// The start of the first comment, or of the key.
    let start: Int
    /// The elements in XML.
    var elements: (key: XMLTreeElement, value: XMLTreeElement)?
  }

  let kind: Kind
  let text: SourceFile
  /// In file order.
  private(set) var all: [Entry] = []
  /// By unit; a key may be there twice.
  private(set) var entries: [UnitKey: [Entry]] = [:]
  /// The dictionary in XML.
  let dictionary: XMLTreeElement?
  /// The end of the dictionary, before its brace.
  let end: Int

  /// - Throws: ``StringTableError`` if the file cannot be read, or not be written in its charset.
  init(_ file: SourceFile, _ context: ReadContext) throws(StringTableError) {
    if file.fileExtension != "stringsdict", !StringsPropertyList.isXML(file) {
      let text = try file.decodedLines()
      var reader = OldStyleReader(text)
      try reader.read()
      (kind, self.text, dictionary, end) = (.oldStyle, text, nil, reader.end)
      for entry in reader.entries {
        take(entry.key, entry.comments, range: entry.range, value: entry.valueRange, in: context)
      }
    } else {
      let list = try StringsPropertyList(file)
      let tree = list.dictionary.tree
      try tree.requireUnicode()
      kind = file.fileExtension == "stringsdict" ? .plurals : .texts
      (text, dictionary, end) = (tree.file, list.dictionary, list.dictionary.range.upperBound)
      for entry in list.entries {
        let value = entry.value.range
        let range = entry.keyElement.range.lowerBound..<value.upperBound
        take(
          entry.key, entry.comments, range: range, value: value, in: context, elements: (entry.keyElement, entry.value))
      }
    }
  }

  private mutating func take(
    _ name: String, _ comments: [OldStyleReader.Comment], range: Range<Int>, value: Range<Int>,
    in context: ReadContext, elements: (key: XMLTreeElement, value: XMLTreeElement)? = nil
  ) {
    let key = context.writtenKey(of: name, separator: StringsFormat.separator)
    let note = comments.last { NoteEnding($0.text) != nil }
    let entry = Entry(
      key: key, range: range, value: value, note: note?.range,
      start: comments.first?.range.lowerBound ?? range.lowerBound, elements: elements)
    all.append(entry)
    if let key { entries[key, default: []].append(entry) }
  }

  /// The end of the line after an entry, including its comment; the entry's end if more follows.
  func endOfLine(after entry: Entry) -> (offset: Int, isLineEnd: Bool) {
    let bytes = text.bytes
    var index = entry.range.upperBound
    while true {
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
      if index == bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D { return (index, true) }
      guard let end = endOfComment(at: index) else { return (entry.range.upperBound, false) }
      index = end
    }
  }

  /// The end of a comment on one line that is not this program's.
  private func endOfComment(at index: Int) -> Int? {
    let rest = text.bytes[index...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard rest.firstRange(of: Array(UnitBase.notePrefix.utf8)) == nil else { return nil }
    if kind == .oldStyle, rest.starts(with: "//".utf8) { return rest.endIndex }
    let (mark, ending) = kind == .oldStyle ? ("/*", "*/") : ("<!--", "-->")
    guard rest.starts(with: mark.utf8) else { return nil }
    return rest.dropFirst(mark.utf8.count).firstRange(of: Array(ending.utf8))?.upperBound
  }
}
