internal import SourceText

/// Reads code as a tree of calls and declarations, without a grammar of the language; unknown syntax is skipped.
///
/// It reads bytes and never goes back further than a bounded look-ahead, so its time grows with the length of the file.
struct CodeReader {
  let bytes: [UInt8]
  let dialect: Dialect
  /// True if `<` may begin an element in this file; TypeScript's own files have casts there.
  let hasElements: Bool
  var at = 0
  var depth = 0
  /// True if something was nested too deep to be read.
  var isCut = false
  var comments: [SourceComment] = []
  /// The end of the comments that were collected, which a look-ahead reads twice.
  private var commentsEnd = 0

  /// The maximum nesting depth that is read; deeper code is skipped.
  static let maximumDepth = 160

  init(_ file: SourceFile, _ dialect: Dialect) {
    bytes = file.bytes
    self.dialect = dialect
    hasElements = dialect.hasElements && !file.path.hasSuffix(".ts")
  }

  mutating func tree() -> [SourceNode] {
    // A byte-order mark, or the line that names an interpreter.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    if starts(with: "#!") { skipLine() }
    var nodes: [SourceNode] = []
    while at < bytes.count {
      nodes += statements()
      // A closing bracket without an opening one.
      if at < bytes.count { at += 1 }
    }
    return nodes
  }

  // MARK: Bytes

  var byte: UInt8? { at < bytes.count ? bytes[at] : nil }

  func byte(after count: Int) -> UInt8? { at + count < bytes.count ? bytes[at + count] : nil }

  func starts(with text: StaticString) -> Bool {
    guard at + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for index in buffer.indices where bytes[at + index] != buffer[index] { return false }
      return true
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func skipLine() {
    while let byte, byte != 0x0A { at += 1 }
  }

  // MARK: Spaces and comments

  /// Skips spaces and comments.
  ///
  /// - Returns: true if there was a line end.
  @discardableResult
  mutating func skipSpace() -> Bool {
    guard let byte, byte.isSpace || byte == UInt8(ascii: "/") else { return false }
    let space = space(from: at)
    for comment in space.comments where comment.whole.lowerBound >= commentsEnd {
      commentsEnd = comment.whole.upperBound
      comments.append(SourceComment(text: text(comment.text), range: comment.whole))
    }
    at = space.end
    return space.hasLineEnd
  }

  /// The offset after spaces and comments, and true if a line ends before it; nothing is read.
  func peek() -> (at: Int, hasLineEnd: Bool) { peek(from: at) }

  /// Continues at an offset from ``peek()``, or a few bytes after it, and keeps the comments before it.
  mutating func move(to place: Int) {
    skipSpace()
    at = place
  }

  func peek(from place: Int) -> (at: Int, hasLineEnd: Bool) {
    guard place < bytes.count, bytes[place].isSpace || bytes[place] == UInt8(ascii: "/") else {
      return (place, false)
    }
    let space = space(from: place)
    return (space.end, space.hasLineEnd)
  }

  /// Returns whether the next byte after spaces and comments is this one.
  func isNext(_ byte: Unicode.Scalar, from place: Int? = nil) -> Bool {
    let next = peek(from: place ?? at).at
    return next < bytes.count && bytes[next] == UInt8(ascii: byte)
  }

  private struct Space {
    var end: Int
    var hasLineEnd = false
    var comments: [(text: Range<Int>, whole: Range<Int>)] = []
  }

  private func space(from start: Int) -> Space {
    var space = Space(end: start)
    while space.end < bytes.count {
      let byte = bytes[space.end]
      let next = space.end + 1 < bytes.count ? bytes[space.end + 1] : 0
      if byte.isSpace {
        if byte == 0x0A { space.hasLineEnd = true }
        space.end += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        let end = bytes[space.end...].firstIndex(of: 0x0A) ?? bytes.count
        space.comments.append((space.end + 2..<end, space.end..<end))
        space.end = end
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        let end = blockCommentEnd(from: space.end)
        if bytes[space.end..<end].contains(0x0A) { space.hasLineEnd = true }
        space.comments.append((space.end + 2..<max(space.end + 2, end - 2), space.end..<end))
        space.end = end
      } else {
        break
      }
    }
    return space
  }

  private func blockCommentEnd(from start: Int) -> Int {
    var (level, place) = (1, start + 2)
    while place < bytes.count, level > 0 {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if bytes[place] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        (level, place) = (level - 1, place + 2)
      } else if dialect.language != .typeScript, bytes[place] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        (level, place) = (level + 1, place + 2)
      } else {
        place += 1
      }
    }
    return min(place, bytes.count)
  }

  // MARK: Words

  /// A word at the place, which is not read.
  func word(at place: Int) -> Range<Int>? {
    guard place < bytes.count, bytes[place].isLetter else { return nil }
    var end = place + 1
    while end < bytes.count, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
    return place..<end
  }

  /// Reads a name, without backticks around it.
  mutating func name() -> (text: String, range: Range<Int>)? {
    if byte == UInt8(ascii: "`"), dialect.language != .typeScript {
      var end = at + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A { end += 1 }
      let range = at + 1..<end
      at = min(end + 1, bytes.count)
      return (text(range), range)
    }
    guard let range = word(at: at) else { return nil }
    at = range.upperBound
    return (text(range), range)
  }

  /// Returns whether this word is at the offset.
  func isWord(_ word: StaticString, at place: Int) -> Bool {
    guard let range = self.word(at: place), range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in bytes[range].elementsEqual(buffer) }
  }
}
