package import CatalogFiles
internal import CatalogModel
internal import SourceText

/// A format that keeps source texts in another file: `values/strings.xml` for `values-de/strings.xml`.
package protocol SourceFileFormat: StringTableFormat {
  /// The paths of files that may have the source texts of another; the first that has a key applies.
  ///
  /// - Parameters:
  ///   - path: the file whose source texts are wanted.
  ///   - search: lists other files.
  func sourcePaths(of path: String, in search: inout SourceSearch) -> [String]

  /// Returns whether a path of ``sourcePaths(of:in:)`` must be readable if the file exists; an unreadable one of the
  /// others does not count as a file of texts.
  func isCertain(_ source: String, for path: String) -> Bool

  /// Takes over the settings of the app's project that change how a file is read and written.
  func takeSettings(of path: String, in files: any FileTree, into context: inout ReadContext)

  /// True if files may state their locale, so that one with source texts may have any name.
  var statesLocale: Bool { get }
}

extension SourceFileFormat {
  package func takeSettings(of path: String, in files: any FileTree, into context: inout ReadContext) {}

  package var statesLocale: Bool { false }

  package func isCertain(_ source: String, for path: String) -> Bool { true }
}

/// A path, for deriving the paths of other files.
package struct SiblingPath {
  private let parts: [Substring]

  package init(_ path: String) { parts = path.split(separator: "/", omittingEmptySubsequences: false) }

  /// The file's name.
  var name: String { parts.last.map(String.init) ?? "" }

  /// The name without its last dot and extension.
  var stem: String { SourceFile(path: name, bytes: []).stem }

  /// The name of the file's folder; empty if the path has none.
  var folderName: String { parts.dropLast().last.map(String.init) ?? "" }

  /// The folder that the file is in.
  package var folder: String { parts.count < 2 ? "." : Self.joined(Array(parts.dropLast()) + ["."]) }

  /// The folder that the file's folder is in.
  var grandparent: String { parts.count < 2 ? ".." : Self.joined(Array(parts.dropLast(2)) + ["."]) }

  /// The file with the same name in a sibling folder.
  func inFolder(_ other: String) -> String {
    Self.joined((parts.count < 2 ? [".."] : Array(parts.dropLast(2))) + [Substring(other), Substring(name)])
  }

  /// Another file in the same folder.
  func named(_ other: String) -> String { Self.joined(Array(parts.dropLast()) + [Substring(other)]) }

  private static func joined(_ parts: [Substring]) -> String { parts.joined(separator: "/") }
}

extension SiblingPath {
  /// The files of the source locale if files or their folders are named after locales: `de/app.ftl` or `de.ftl`.
  func ofSource(in search: inout SourceSearch) -> [String] {
    let spellings = search.locale.spellings
    var paths: [String] = []
    if Self.tag(folderName) != nil {
      paths += (spellings + search.names(in: grandparent) { Self.tag($0) }).map(inFolder)
    }
    if Self.tag(stem) != nil {
      let ending = String(name.dropFirst(stem.count))
      paths += spellings.map { named($0 + ending) }
      paths += search.names(in: folder) { $0.hasSuffix(ending) ? Self.tag($0.dropLast(ending.count)) : nil }.map(named)
    }
    return paths
  }

  /// The files of the source locale if names end in a separator and the locale: `Messages_de.properties`.
  ///
  /// - Parameter defaultName: whether the name without a locale has source texts too.
  func ofSource(behind mark: Character, orDefault: Bool, in search: inout SourceSearch) -> [String] {
    let ending = String(name.dropFirst(stem.count))
    var bundles = Self.endings(of: stem, after: mark).filter { Self.tag($0.locale) != nil }.map(\.bundle)
    if orDefault { bundles.append(stem) }
    // 'Messages_pt' is the file of another translation, although the 'BR' of 'Messages_pt_BR' may be read as Breton.
    bundles.removeAll { bundle in
      Self.endings(of: bundle, after: mark).contains { Self.tag($0.locale).map(search.isTarget) ?? false }
    }
    var paths: [String] = []
    for bundle in bundles {
      let start = "\(bundle)\(mark)"
      paths += search.locale.spellings.map { named("\(start)\($0)\(ending)") }
      if orDefault { paths.append(named(bundle + ending)) }
      paths += search.names(in: folder) { name in
        guard name.hasPrefix(start), name.hasSuffix(ending) else { return nil }
        return Self.tag(name.dropFirst(start.count).dropLast(ending.count))
      }.map(named)
    }
    return paths
  }

  /// The readings of a name that may end in a locale, the longest one first: `pt_BR` after `Messages`, `BR` after
  /// `Messages_pt`.
  static func endings(of stem: String, after mark: Character) -> [(bundle: String, locale: String)] {
    let parts = stem.split(separator: mark, omittingEmptySubsequences: false)
    return parts.indices.dropFirst().map { start in
      (parts[..<start].joined(separator: String(mark)), parts[start...].joined(separator: "_"))
    }
  }

  /// The locale of a name; a dot would begin a codeset.
  static func tag(_ name: some StringProtocol) -> LanguageTag? {
    name.contains(".") ? nil : LanguageTag(localeIdentifier: String(name))
  }
}

extension LanguageTag {
  /// Its spellings in names of files and folders.
  var spellings: [String] {
    let underscored = identifier.replacing("-", with: "_")
    return underscored == identifier ? [identifier] : [identifier, underscored]
  }
}
