internal import SourceText

/// A CODEOWNERS file, which names the owners of files. The last pattern that matches wins.
///
/// The syntax is GitHub's: gitignore's without `!`, `\#` and `[ ]`. Sections of GitLab are read like lines.
package struct CodeOwners: Sendable {
  private struct Line: Sendable {
    let pattern: PathPattern
    let owners: [String]
  }

  private let lines: [Line]

  /// The paths where servers look for it, in their order.
  package static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

  package init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).prefix(Self.maximumLines).compactMap { line in
      let fields = line.prefix { $0 != "#" }.split(separator: " ", omittingEmptySubsequences: true)
        .flatMap { $0.split(separator: "\t") }
      // A section of GitLab, `[Design] @design`, has no pattern.
      guard let first = fields.first, first.first != "[", first.first != "^" else { return nil }
      return Line(pattern: PathPattern(String(first)), owners: fields.dropFirst().map(String.init))
    }
  }

  private static let maximumLines = 100_000

  /// The owners of a file, joined by spaces; nil if there is none.
  ///
  /// - Parameter path: relative to the repository's root.
  package func owner(of path: String) -> String? {
    guard let line = lines.last(where: { $0.pattern.matches(path) }), !line.owners.isEmpty else { return nil }
    return line.owners.joined(separator: " ")
  }
}

/// A pattern of paths in the syntax of gitignore, without exceptions and character classes.
package struct PathPattern: Sendable {
  private enum Part: Sendable, Equatable {
    case anyFolders
    case name(Wildcard)
  }

  private let parts: [Part]
  /// True if the pattern names a folder: it matches files in the folder, but no file with that name.
  private let isFolder: Bool

  package init(_ pattern: String) {
    var pieces = pattern.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    isFolder = pattern.hasSuffix("/")
    // A pattern with a slash before its end begins at the root; any other is found in all folders.
    let isRooted = pattern.hasPrefix("/") || pieces.count > 1
    if !isRooted { pieces.insert("**", at: 0) }
    parts = pieces.map { $0 == "**" ? .anyFolders : .name(Wildcard(inName: $0)) }
  }

  /// Returns whether a file, or a folder that it is in, matches.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    // `*` at the end matches the files of a folder, not those of its folders.
    let isDirect = parts.count > 1 && parts.last == .name(Wildcard(inName: "*")) && parts.first != .anyFolders
    // The number of names that the first parts of the pattern match.
    var reached: Set<Int> = [0]
    for part in parts {
      switch part {
      case .anyFolders:
        guard let least = reached.min() else { return false }
        reached = Set(least...names.count)
      case .name(let pattern):
        reached = Set(
          reached.compactMap { $0 < names.count && pattern.matches(names[$0]) ? $0 + 1 : nil })
      }
    }
    if isDirect { return reached.contains(names.count) }
    return reached.contains { $0 < names.count || ($0 == names.count && !isFolder) }
  }
}
