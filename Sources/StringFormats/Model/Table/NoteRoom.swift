internal import SourceText

/// The notes of a unit within the length that people read.
struct NoteRoom {
  /// The most characters, line ends included.
  static let length = 300

  /// The parts of the notes, in the order of their lines.
  enum Part: Int {
    case message, purpose, meaning, limit, otherTexts, icon, places, companions
  }

  private var notes: [(part: Part, line: String)] = []
  private var left = NoteRoom.length

  /// The lines in the order of their parts.
  var lines: [String] {
    notes.enumerated().sorted { ($0.element.part.rawValue, $0.offset) < ($1.element.part.rawValue, $1.offset) }
      .map(\.element.line)
  }

  /// Adds the lines that fit.
  mutating func add(_ lines: [String], at part: Part) {
    for line in lines where !line.isEmpty && line.count < left {
      notes.append((part, line))
      left -= line.count + 1
    }
  }

  /// Adds a text, or the sentences at its beginning that fit.
  mutating func add(sentences text: String?, at part: Part) {
    guard let text, !text.isEmpty else { return }
    if text.count < left { return add([text], at: part) }
    let ends = text.ranges(of: ". ").map(\.lowerBound) + text.ranges(of: "; ").map(\.lowerBound)
    let end = ends.sorted().last { text.distance(from: text.startIndex, to: $0) + 1 < left }
    let words = text.prefix(max(left - 3, 0))
    let cut = words.lastIndex(of: " ").map { text[..<$0] + " …" }
    add([end.map { text[..<$0] + "." } ?? cut].compactMap { $0.map(String.init) }, at: part)
  }

  /// Adds a line with the items that fit.
  mutating func add(
    list items: some Sequence<String>, after start: String, between separator: String, end: String, at part: Part
  ) {
    var line = start
    for item in items where line.count + separator.count + item.count + end.count < left {
      line += (line == start ? "" : separator) + item
    }
    if line != start { add([line + end], at: part) }
  }
}
