internal import CatalogFiles
internal import CatalogValidation
internal import SourceText

/// The files of findings, for reports that show or measure their content.
struct SourceExcerpts: Sendable {
  private let files: [String: SourceFile]

  init(files: [String: SourceFile]) { self.files = files }

  init(_ source: CatalogSource) {
    var files: [String: SourceFile] = [:]
    // Titles that a wording capitalizes have the path of their locale's file, which comes before them.
    for file in source.titleFiles where files[file.path] == nil { files[file.path] = file }
    for layer in source.layers {
      files[layer.manifest.source.path] = layer.manifest.source
      if let purposes = layer.purposes { files[purposes.source.path] = purposes.source }
    }
    for problem in source.problems { files[problem.place.file.path] = problem.place.file }
    self.files = files
  }

  /// A line around one of its characters.
  struct Excerpt {
    let before: String
    /// A character, or a whole JSON string with quotes; empty at the end of the line.
    let marked: String
    let after: String
  }

  /// The surroundings of a place, with a maximum number of characters on each side; nil for a file that is not
  /// available or not UTF-8.
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

  /// The start and end positions of a range of a file's bytes; nil for a file that is not available.
  func places(of range: Range<Int>, in file: String) -> (start: SourcePosition, end: SourcePosition)? {
    files[file].map { ($0.position(at: range.lowerBound), $0.position(at: range.upperBound)) }
  }

  /// A part of a line, or all of a line of normal length.
  private struct Window {
    let text: String
    /// The position of interest, in UTF-8 bytes from the part's beginning.
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

  /// The number of bytes to inspect on each side.
  private static let reach = 1024
}

extension String {
  /// The range of the character of a scalar; empty at the end.
  fileprivate func rangeOfCharacter(at place: Index) -> Range<Index> {
    guard place < endIndex else { return endIndex..<endIndex }
    let start = Index(place, within: self) ?? indices.last { $0 <= place } ?? startIndex
    return start..<index(after: start)
  }

  /// If a character is a quote and another one is near, the range from one to the other.
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
