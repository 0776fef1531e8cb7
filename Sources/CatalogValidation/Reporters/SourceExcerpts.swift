internal import CatalogFiles

/// The files that findings stand in, for reports that show or measure what stands there.
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
    guard let line = line(file, position.line) else { return nil }
    let scalars = line.unicodeScalars
    let place = scalars.index(scalars.startIndex, offsetBy: position.column - 1, limitedBy: scalars.endIndex)
    guard let place else { return nil }
    // A combining mark is shown with its base.
    let marked = line.rangeOfString(at: line.rangeOfCharacter(at: place), reach: reach)
    let before = line[..<marked.lowerBound]
    let after = line[marked.upperBound...]
    return Excerpt(
      before: before.count > reach ? "…" + before.suffix(reach) : String(before.drop { $0 == " " || $0 == "\t" }),
      marked: String(line[marked]),
      after: after.count > reach ? after.prefix(reach) + "…" : String(after))
  }

  /// The places where a range of a file's bytes begins and ends; nil for a file that is not at hand.
  func places(of range: Range<Int>, in file: String) -> (start: SourcePosition, end: SourcePosition)? {
    files[file].map { ($0.position(at: range.lowerBound), $0.position(at: range.upperBound)) }
  }

  private func line(_ path: String, _ number: Int) -> String? {
    guard let bytes = files[path]?.bytes else { return nil }
    var start = 0
    for _ in 1..<max(number, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(validating: line, as: UTF8.self)
  }
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
