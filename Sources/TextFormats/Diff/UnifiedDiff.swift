internal import SourceText

/// The difference of two versions of a file, in the format of `diff -u` and `patch`.
package struct UnifiedDiff {
  /// The number of unchanged lines around changed ones.
  private static let context = 3

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// The difference of a file's versions as text; may be empty.
  ///
  /// - Parameters:
  ///   - path: the file's path, shown as `a/path` and `b/path`, as in Git, unless it is absolute.
  ///   - old: nil for a new file.
  ///   - new: nil for a removed file.
  package static func text(path: String, old: [UInt8]?, new: [UInt8]?) -> String {
    let diff = UnifiedDiff(old: lines(of: old ?? []), new: lines(of: new ?? []))
    let hunks = diff.hunks()
    guard !hunks.isEmpty || (old == nil) != (new == nil) else { return "" }
    func name(_ side: String, _ bytes: [UInt8]?) -> String {
      guard bytes != nil else { return "/dev/null" }
      let name = path.hasPrefix("/") ? path : "\(side)/\(path)"
      if let quoted = quoted(name) { return quoted }
      // Without a tab after it, some readers end a name at its first space.
      return name + (name.contains(" ") ? "\t" : "")
    }
    return "--- \(name("a", old))\n+++ \(name("b", new))\n" + hunks.map(diff.text).joined()
  }

  /// A quoted name with C escapes, as Git writes and `patch` reads it, if the name contains line breaks or control
  /// characters; nil for other names.
  private static func quoted(_ name: String) -> String? {
    guard name.onOneLine != name || name.contains("\"") || name.contains("\\") else { return nil }
    return "\"" + name.utf8.map(escaped).joined() + "\""
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
    case 0x20..<0x7F: String(UnicodeScalar(byte))
    default: "\\\(byte >> 6)\(byte >> 3 & 7)\(byte & 7)"
    }
  }

  /// Lines with their line ends, which the last may lack.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}

// MARK: - Hunks

extension UnifiedDiff {
  /// Lines of the old version that lines of the new version replace; one of the two may be empty.
  typealias Change = (old: Range<Int>, new: Range<Int>)

  /// Changes that are shown together because they are close to each other.
  private func hunks() -> [[Change]] {
    var hunks: [[Change]] = []
    for change in LineAlignment(old: old, new: new).changes() {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * Self.context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private func text(of hunk: [Change]) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    var text = "@@ -\(Self.text(oldRange)) +\(Self.text(newRange)) @@\n"
    var next = oldRange.lowerBound
    for change in hunk {
      for line in old[next..<change.old.lowerBound] { text += Self.text(" ", line) }
      for line in old[change.old] { text += Self.text("-", line) }
      for line in new[change.new] { text += Self.text("+", line) }
      next = change.old.upperBound
    }
    for line in old[next..<oldRange.upperBound] { text += Self.text(" ", line) }
    return text
  }

  /// `first,count`; for an empty range, the line before it; without a count of one.
  private static func text(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  private static func text(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
