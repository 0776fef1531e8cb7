internal import SourceText
internal import StringFormats

/// A comment of a string table, as far as it tells who wrote it.
struct FileComment {
  /// The order of the parts of a comment that an export writes: its notes, its digests, and the translator's comment.
  enum Layout {
    /// The translator's comment follows the digests.
    case enclosed
    /// Comments are lines. Messages and attributes have one after the other, each up to its digests.
    case lines
    /// The comment's lines begin with `# `, those of notes with `#. `.
    case gettext
  }

  let offset: Int
  /// True if no entry follows.
  let standsAlone: Bool
  /// Without marks and outer spaces; empty ones are left out.
  let lines: [String]
  /// True if the reader of the format compares the comment with the catalogue's, as that of a unit.
  let isUnits: Bool
  private let layout: Layout

  init(_ bytes: ArraySlice<UInt8>, at offset: Int, standsAlone: Bool, _ layout: Layout) {
    self.offset = offset
    self.standsAlone = standsAlone
    self.layout = layout
    isUnits = layout == .gettext && !standsAlone
    lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      let marks = layout == .enclosed ? [] : layout == .lines ? ["#", "!", "##", "###"] : ["#"]
      return words.drop { marks.contains(String($0)) }.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// True if it has the digests that an export writes.
  var isMarked: Bool { lines.contains(where: Self.isMark) }

  private static func isMark(_ line: String) -> Bool {
    line.contains("purpose-catalog: ") && line.contains("source=")
  }

  /// The notes of each text, without digests.
  var notes: [[String]] {
    if layout == .gettext { return [lines.filter { $0.hasPrefix("#. ") }.map { String($0.dropFirst(3)) }] }
    let parts = lines.split(omittingEmptySubsequences: false, whereSeparator: Self.isMark).map(Array.init)
    return isMarked ? parts.dropLast() : parts
  }

  /// The lines that somebody added to the notes of an export: those after the last digests, unless the reader of the format
  /// takes them as the translator's comment, and in notes whose sentences are all there still, further sentences.
  ///
  /// - Parameter described: the notes that an export writes now, by their first sentence.
  func added(to described: [String: [[String]]]) -> [String] {
    let rest = layout == .lines ? Array(lines.reversed().prefix { !Self.isMark($0) }.reversed()) : []
    return notes.flatMap { notes -> [String] in
      let sentences = Self.sentences(of: notes)
      let isSame = sentences.lazy.flatMap { described[$0] ?? [] }.contains { ours in
        // The other notes of a text, such as its arguments, tell it from another text of its purpose.
        Self.sentences(of: ours).allSatisfy(sentences.contains)
          && ours.count { $0.hasPrefix("{") } == notes.count { $0.hasPrefix("{") }
      }
      return isSame ? sentences : []
    } + rest
  }

  /// The first sentence of notes; empty if they have none.
  static func firstSentence(of notes: [String]) -> String { sentences(of: notes).first ?? "" }

  /// The lines of notes without a fixed beginning: those change only with the catalogue's descriptions.
  private static func sentences(of notes: [String]) -> [String] {
    notes.filter { line in
      // An attribute of Fluent: `.counted: At most 30 characters.`
      let text = line.hasPrefix(".") ? String(line.drop { $0 != " " }.dropFirst()) : line
      return !StringUnit.isNoteOfItsKind(text)
    }
  }
}
