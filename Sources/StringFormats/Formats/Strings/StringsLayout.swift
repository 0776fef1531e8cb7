internal import SourceText
internal import TextFormats

/// Writes new entries in the layout of a file.
struct StringsLayout {
  private let file: StringsFile
  /// The white space in front of a key in XML.
  private let lead: [UInt8]
  /// The indentation of a level in XML.
  private let step: [UInt8]

  init(_ file: StringsFile) {
    self.file = file
    let outer = Self.indentation(file.dictionary?.leadingSpace ?? [])
    if let key = file.all.last?.elements?.key {
      lead = Self.line(key.leadingSpace)
      let inner = Self.indentation(key.leadingSpace)
      let rest = inner.starts(with: outer) ? inner.dropFirst(outer.count) : []
      step = rest.isEmpty ? [0x09] : Array(rest)
    } else {
      // Xcode indents neither the dictionary nor its elements with spaces.
      step = outer.isEmpty ? [0x09] : outer
      lead = [0x0A] + outer + step
    }
  }

  /// White space with one line feed; the same if it has none.
  static func line(_ space: ArraySlice<UInt8>) -> [UInt8] {
    space.contains(0x0A) ? [0x0A] + indentation(space) : Array(space)
  }

  /// The white space after the last line feed; empty if there is none.
  private static func indentation(_ space: ArraySlice<UInt8>) -> [UInt8] {
    space.lastIndex(of: 0x0A).map { Array(space[($0 + 1)...]) } ?? []
  }

  /// Inserts entries after another one, or into a file without any.
  func insert(_ entries: [StringsWriter.Entry], after place: StringsFile.Entry?, in splices: inout FileSplices) {
    if file.kind == .oldStyle {
      insertOldStyle(entries, after: place, in: &splices)
    } else {
      insertElements(entries, after: place, in: &splices)
    }
  }

  // MARK: Old style

  private func insertOldStyle(
    _ entries: [StringsWriter.Entry], after place: StringsFile.Entry?, in splices: inout FileSplices
  ) {
    let bytes = file.text.bytes
    let indentation = indentationOfKeys
    let texts = entries.map { entry in
      // Lines of the comment are not indented, so that it can be read back.
      let comment = OldStylePropertyList.comment(entry.comment)
      return "\(indentation)\(comment)\(indentation)\(entry.oldStyle.dropFirst(comment.count).dropLast())"
    }
    let text = texts.joined(separator: "\n\n")
    if let place {
      let (offset, isLineEnd) = file.endOfLine(after: place)
      splices.insert("\n\n\(text)\(isLineEnd ? "" : "\n")".utf8, at: offset)
    } else if file.end < bytes.count {
      // The line of the closing brace.
      let start = bytes[..<file.end].lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? file.end
      let isOwnLine = start > 0 && bytes[start - 1] == 0x0A
      splices.insert("\(isOwnLine ? "" : "\n")\(text)\n".utf8, at: isOwnLine ? start : file.end)
    } else {
      let isBlank = bytes.allSatisfy { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }
      let hasEnd = bytes.last == 0x0A || bytes.isEmpty
      splices.insert("\(isBlank ? "" : hasEnd ? "\n" : "\n\n")\(text)\(hasEnd ? "\n" : "")".utf8, at: bytes.count)
    }
  }

  /// The indentation of the first key that begins its line.
  private var indentationOfKeys: String {
    let bytes = file.text.bytes
    for entry in file.all {
      let start = bytes[..<entry.range.lowerBound].lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? 0
      if start == 0 || bytes[start - 1] == 0x0A {
        return String(decoding: bytes[start..<entry.range.lowerBound], as: UTF8.self)
      }
    }
    return ""
  }

  // MARK: XML

  /// The property list with one entry.
  static func propertyList(of entry: StringsWriter.Entry, kind: StringsFile.Kind) -> StringsPropertyList? {
    let bytes = StringsWriter.propertyList([entry], ofPlurals: kind == .plurals)
    return try? StringsPropertyList(SourceFile(path: "", bytes: bytes))
  }

  private func insertElements(
    _ entries: [StringsWriter.Entry], after place: StringsFile.Entry?, in splices: inout FileSplices
  ) {
    // A blank line stays between entries.
    let space = place.flatMap { place in file.dictionary?.spaceBefore(place.start) } ?? []
    let first = space.contains(0x0A) && place?.start != file.all.first?.start ? Array(space) : lead
    let bytes = entries.flatMap { entry -> [UInt8] in
      guard let list = Self.propertyList(of: entry, kind: file.kind), let our = list.entries.first else { return [] }
      let comment = our.comments.first.map { first + list.dictionary.tree.file.bytes[$0.range] } ?? []
      return comment + lead + our.keyElement.source + lead + self.bytes(of: our.value, lead: lead)
    }
    if let place { return splices.insert(bytes, at: file.endOfLine(after: place).offset) }
    guard let dictionary = file.dictionary else { return }
    let ending = [0x0A] + Self.indentation(dictionary.leadingSpace)
    if let content = dictionary.contentRange {
      let space = dictionary.spaceBefore(content.upperBound)
      splices.insert(bytes + (space.contains(0x0A) ? [] : ending), at: content.upperBound - space.count)
    } else {
      splices.replace(dictionary.range, with: "<dict>".utf8 + bytes + ending + Array("</dict>".utf8))
    }
  }

  /// One of our elements after some white space, in the indentation of the file.
  func bytes(of element: XMLTreeElement, lead: [UInt8]) -> [UInt8] {
    let children = element.children
    guard !children.isEmpty else { return Array(element.source) }
    let inner = lead.contains(0x0A) ? lead + step : lead
    let content = children.flatMap { inner + bytes(of: $0, lead: inner) }
    return Array("<dict>".utf8) + content + lead + Array("</dict>".utf8)
  }
}
