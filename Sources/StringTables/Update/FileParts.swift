internal import SourceText
internal import StringFormats

/// Parts of files beside the entries: elements of XML, attributes of an ARB file, terms of Fluent, and comments. They are
/// found by their form, without parsing the file.
struct FileParts {
  /// The offset of the first part of each description, such as `the term '-brand'`; without comments.
  private(set) var offsets: [String: Int] = [:]
  private(set) var comments: [FileComment] = []
  private let bytes: [UInt8]
  private let layout: FileComment.Layout

  init(of path: String, _ bytes: [UInt8]) {
    self.bytes = bytes
    let ending = SourceFile(path: path, bytes: []).fileExtension
    layout = ["po", "pot"].contains(ending) ? .gettext : ["properties", "ftl"].contains(ending) ? .lines : .enclosed
    if bytes.first(where: { !" \t\r\n\u{FEFF}".utf8.contains($0) }) == UInt8(ascii: "<") {
      findElements()
    } else if ending == "strings" {
      findEnclosedComments()
    } else if ["po", "pot", "properties", "ftl"].contains(ending) {
      findLines(commentMarks: ending == "properties" ? "#!" : "#")
    } else if ending == "arb" {
      findAttributes()
    }
  }

  /// The parts that are lost if a file replaces this one.
  ///
  /// A comment with the digests of an export is the export's, except lines that somebody added. Others before an entry may
  /// be an earlier export's only if the new file has comments without digests.
  ///
  /// - Parameters:
  ///   - new: the parts of the file that replaces this one.
  ///   - full: those of files of the same format with every text.
  func lost(to new: FileParts, besides full: [FileParts]) -> [String: Int] {
    let all = full + [new]
    let known = all.reduce(into: Set()) { $0.formUnion($1.offsets.keys) }
    let written = Set(all.flatMap(\.comments).flatMap(\.lines))
    let described = Dictionary(grouping: all.flatMap(\.comments).flatMap(\.notes), by: FileComment.firstSentence)
    let mayBeExported = new.comments.contains { !$0.standsAlone && !$0.isMarked }
    var lost = offsets.filter { !known.contains($0.key) }
    for comment in comments where !comment.lines.allSatisfy(written.contains) {
      let lines =
        if comment.isMarked {
          comment.added(to: described).filter { !written.contains($0) && !written.contains("#. \($0)") }
        } else if comment.standsAlone || !mayBeExported, !comment.isUnits {
          [comment.lines.joined(separator: " ")]
        } else {
          [String]()
        }
      for line in lines where line.contains(where: \.isLetter) {
        let description = "the comment '\(line.count > 60 ? line.prefix(60) + "…" : line)'"
        if lost[description] == nil { lost[description] = comment.offset }
      }
    }
    return lost
  }

  private mutating func add(_ description: String, at offset: Int) {
    if offsets[description] == nil { offsets[description] = offset }
  }

  private mutating func addComment(_ range: Range<Int>, standsAlone: Bool) {
    let comment = FileComment(bytes[range], at: range.lowerBound, standsAlone: standsAlone, layout)
    if !comment.lines.isEmpty { comments.append(comment) }
  }

  /// True if the bytes after a comment begin with an empty line, another comment, or the end.
  private func standsAlone(before end: Int, next isComment: (ArraySlice<UInt8>) -> Bool) -> Bool {
    let spaces = bytes[end...].prefix { " \t\r\n".utf8.contains($0) }
    let rest = bytes[spaces.endIndex...]
    return spaces.count { $0 == UInt8(ascii: "\n") } > 1 || rest.isEmpty || isComment(rest)
  }
}

// MARK: - The forms

extension FileParts {
  /// The elements and comments of XML.
  private mutating func findElements() {
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[start...]
      if rest.starts(with: "<!--".utf8) {
        index = end(of: "-->", from: start + 4)
        let standsAlone = standsAlone(before: index) { $0.starts(with: "<!".utf8) || $0.starts(with: "</".utf8) }
        // A comment before the first element is the file's.
        addComment(start + 4..<max(start + 4, index - 3), standsAlone: standsAlone || offsets.isEmpty)
      } else if rest.starts(with: "<![CDATA[".utf8) {
        index = end(of: "]]>", from: start)
      } else {
        index = start + 1
        let name = bytes[index...].prefix { !" \t\r\n/>?!".utf8.contains($0) }
        if !name.isEmpty { add("the element '\(String(decoding: name, as: UTF8.self))'", at: start) }
      }
    }
  }

  /// The comments of Apple's .strings: `/* … */` and `// …`, outside of texts.
  private mutating func findEnclosedComments() {
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if bytes[index] == UInt8(ascii: "\"") {
        index = endOfText(from: index)
      } else if rest.starts(with: "/*".utf8) || rest.starts(with: "//".utf8) {
        let mark = rest.starts(with: "/*".utf8) ? "*/" : "\n"
        let end = end(of: mark, from: index + 2)
        let text = index + 2..<max(index + 2, min(end, bytes.count) - mark.utf8.count)
        let standsAlone = standsAlone(before: mark == "\n" ? end - 1 : end) { $0.first == UInt8(ascii: "/") }
        addComment(text, standsAlone: standsAlone)
        index = end
      } else {
        index += 1
      }
    }
  }

  /// The comments of formats whose comments are lines, and the terms of Fluent. Comments of Fluent that begin with `##` are
  /// those of groups.
  private mutating func findLines(commentMarks: String) {
    var comment: Range<Int>?
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end].drop { " \t\r".utf8.contains($0) }
      if let mark = line.first, commentMarks.utf8.contains(mark) {
        comment = (comment?.lowerBound ?? start)..<end
      } else {
        if let found = comment {
          let isOfGroup = bytes[found].starts(with: "##".utf8) || bytes[found].starts(with: "#~".utf8)
          addComment(found, standsAlone: line.isEmpty || isOfGroup)
        }
        comment = nil
        let name = line.dropFirst().prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: " ") }
        if line.first == UInt8(ascii: "-"), line.startIndex == start, let letter = name.first, letter.isLetter {
          add("the term '-\(String(decoding: name, as: UTF8.self))'", at: start)
        }
      }
      start = end + 1
    }
    if let comment { addComment(comment, standsAlone: true) }
  }

  /// The attributes of a whole ARB file, such as `@@author`, and those of its entries.
  private mutating func findAttributes() {
    var (index, depth) = (0, 0)
    while index < bytes.count {
      let start = index
      index += 1
      switch bytes[start] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        index = endOfText(from: start)
        let isName = bytes[index...].first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ":")
        guard isName, depth > 1 || bytes[start...].starts(with: "\"@@".utf8) else { continue }
        add(
          "the attribute '\(String(decoding: bytes[start + 1..<max(start + 1, index - 1)], as: UTF8.self))'", at: start)
      default: break
      }
    }
  }

  /// The offset after a text in quotation marks.
  private func endOfText(from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// The offset after a mark, or the end of the file.
  private func end(of mark: String, from start: Int) -> Int {
    guard start < bytes.count else { return bytes.count }
    let found = bytes[start...].indices.first { bytes[$0...].starts(with: mark.utf8) }
    return found.map { $0 + mark.utf8.count } ?? bytes.count
  }
}

extension UInt8 {
  /// True for a letter of ASCII.
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
