internal import CatalogFiles
internal import SourceText

/// The files that findings stand in, for reports that show or measure what is there.
struct SourceExcerpts: Sendable {
  private let files: [String: SourceFile]

  init(_ source: CatalogSource) {
    var files: [String: SourceFile] = [:]
    for file in source.titleFiles { files[file.path] = file }
    for layer in source.layers {
      files[layer.manifest.source.path] = layer.manifest.source
      if let purposes = layer.purposes { files[purposes.source.path] = purposes.source }
    }
    for problem in source.problems { files[problem.place.file.path] = problem.place.file }
    self.files = files
  }

  /// A line around one character of it.
  struct Excerpt {
    let before: String
    /// A character, or a string of JSON from quote to quote; empty at the end of the line.
    let marked: String
    let after: String
  }

  /// What stands around a place, at most so many characters to each side; nil for a file that is not at hand or not UTF-8.
  func excerpt(_ file: String, _ position: SourcePosition, reach: Int = 48) -> Excerpt? {
    guard let window = window(file, position) else { return nil }
    let line = window.text
    let place = line.utf8.index(line.startIndex, offsetBy: window.place)
    // A combining mark is shown with its base.
    let marked = line.rangeOfString(at: line.rangeOfCharacter(at: place), reach: reach)
    let before = line[..<marked.lowerBound]
    let after = line[marked.upperBound...]
    return Excerpt(
      before: window.isCutBefore || before.count > reach
        ? "…" + before.suffix(reach) : String(before.drop { $0 == " " || $0 == "\t" }),
      marked: String(line[marked]),
      after: window.isCutAfter || after.count > reach ? after.prefix(reach) + "…" : String(after))
  }

  /// The places where a range of a file's bytes begins and ends; nil for a file that is not at hand.
  func places(of range: Range<Int>, in file: String) -> (start: SourcePosition, end: SourcePosition)? {
    files[file].map { ($0.position(at: range.lowerBound), $0.position(at: range.upperBound)) }
  }

  /// A part of a line: all of it, where it is no longer than lines are.
  private struct Window {
    let text: String
    /// Of what is looked for, in UTF-8 bytes from the part's beginning.
    let place: Int
    let isCutBefore: Bool
    let isCutAfter: Bool
  }

  private func window(_ path: String, _ position: SourcePosition) -> Window? {
    guard let file = files[path], let place = file.offset(of: position) else { return nil }
    let bytes = file.bytes
    func endsLine(_ index: Int) -> Bool { [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[index]) }
    func isInsideScalar(_ index: Int) -> Bool { index < bytes.count && bytes[index] & 0xC0 == 0x80 }
    var (start, end) = (place, place)
    while start > 0, !endsLine(start - 1), place - start < Self.reach || isInsideScalar(start) { start -= 1 }
    while end < bytes.count, !endsLine(end), end - place < Self.reach || isInsideScalar(end) { end += 1 }
    guard let text = String(validating: bytes[start..<end], as: UTF8.self) else { return nil }
    return Window(
      text: text, place: place - start, isCutBefore: start > 0 && !endsLine(start - 1),
      isCutAfter: end < bytes.count && !endsLine(end))
  }

  /// How many bytes of a line are looked at to each side.
  private static let reach = 1024
}

extension String {
  /// The range of the character that a scalar belongs to; empty at the end.
  fileprivate func rangeOfCharacter(at place: Index) -> Range<Index> {
    guard place < endIndex else { return endIndex..<endIndex }
    let start = Index(place, within: self) ?? indices.last { $0 <= place } ?? startIndex
    return start..<index(after: start)
  }

  /// Where a character is a quote with another one near, the range of both and all between.
  fileprivate func rangeOfString(at quote: Range<Index>, reach: Int) -> Range<Index> {
    guard self[quote] == "\"" else { return quote }
    var isEscaped = false
    let end = self[quote.upperBound...].prefix(reach).firstIndex { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      return character == "\"" && !isEscaped
    }
    return end.map { quote.lowerBound..<index(after: $0) } ?? quote
  }
}
