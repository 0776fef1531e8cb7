internal import SourceText

/// The part of an example's file that documentation shows: the lines that differ from the closest counterexample, with
/// their neighbours.
package struct RuleExcerpt: Hashable, Sendable {
  package let path: String
  /// Lines with invisible characters spelt out; `…` for lines that are left out.
  package let lines: [String]
}

extension RuleDescription {
  /// The excerpts of each breaking example, with the mark `↓` before each place.
  package var breakingExcerpts: [[RuleExcerpt]] { breaking.map { $0.excerpts(comparedWith: passing) } }

  /// The excerpts of each passing example.
  package var passingExcerpts: [[RuleExcerpt]] { passing.map { $0.excerpts(comparedWith: breaking) } }
}

extension RuleExample {
  /// The number of lines before and after a line that differs.
  private static let context = 1

  fileprivate func excerpts(comparedWith others: [RuleExample]) -> [RuleExcerpt] {
    let files = shown.map { (path: $0.path, lines: Self.lines($0.text)) }
    func changes(_ other: RuleExample) -> [Set<Int>] {
      files.map { path, lines in
        Self.changes(of: lines, from: (other.files[path] ?? other.surroundings[path]).map(Self.lines) ?? [])
      }
    }
    let all = files.map { Set($0.lines.indices) }
    let closest = others.map(changes).min { left, right in
      left.reduce(0) { $0 + $1.count } < right.reduce(0) { $0 + $1.count }
    }
    let kept = zip(files, closest ?? all).filter { !$0.1.isEmpty }
    // The difference may be a file that only the counterexample has.
    return (kept.isEmpty ? Array(zip(files, all)) : kept).map { file, lines in
      RuleExcerpt(path: file.path, lines: Self.excerpt(of: file.lines, around: lines))
    }
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The indices of lines that are marked or differ. If lines are only removed, the ones around the first of them.
  private static func changes(of lines: [Substring], from others: [Substring]) -> Set<Int> {
    // By scalars, because a mark and a combining character after it are one character.
    func isMark(_ scalar: Unicode.Scalar) -> Bool { mark.unicodeScalars.first == scalar }
    func unmarked(_ lines: [Substring]) -> [String] {
      lines.map { String(String.UnicodeScalarView($0.unicodeScalars.filter { !isMark($0) })) }
    }
    let difference = unmarked(lines).difference(from: unmarked(others))
    var changes = Set(lines.indices.filter { lines[$0].unicodeScalars.contains(where: isMark) })
    for case .insert(let line, _, _) in difference { changes.insert(line) }
    if changes.isEmpty, case .remove(let line, _, _)? = difference.removals.first {
      changes = Set([line - 1, line].filter(lines.indices.contains))
    }
    return changes
  }

  private static func excerpt(of lines: [Substring], around changes: Set<Int>) -> [String] {
    let near = changes.flatMap { Array($0 - context...$0 + context) }
    var shown = Set(near.filter(lines.indices.contains))
    // A mark in place of a single line saves nothing.
    for line in lines.indices where shown.contains(line - 1) && shown.contains(line + 1) { shown.insert(line) }
    return lines.indices.compactMap { line in
      if shown.contains(line) { return visible(lines[line]) }
      return line == 0 || shown.contains(line - 1) ? "…" : nil
    }
  }

  /// A line with invisible characters spelt out.
  private static func visible(_ line: Substring) -> String {
    line.unicodeScalars.reduce(into: "") { text, scalar in
      let properties = scalar.properties
      let isHidden =
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
        || (properties.isWhitespace && scalar != " ")
      if isHidden {
        text += scalar.bracketed
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
