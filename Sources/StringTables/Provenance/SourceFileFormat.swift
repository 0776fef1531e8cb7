package import CatalogFiles
package import CatalogModel
internal import SourceText

/// A format whose files have no source texts: these are in a file beside it, `values/strings.xml` for
/// `values-de/strings.xml`.
package protocol SourceFileFormat: StringTableFormat {
  /// The paths of files that may have the source texts of another; where several have a key, the first one counts.
  ///
  /// - Parameters:
  ///   - path: the file whose source texts are wanted.
  ///   - files: what else is there, for formats that say somewhere what the file is called.
  func sourcePaths(of path: String, sourceLocale: LanguageTag, in files: any FileTree) -> [String]
}

/// A path, to name other files by.
struct SiblingPath {
  private let parts: [Substring]

  init(_ path: String) { parts = path.split(separator: "/", omittingEmptySubsequences: false) }

  /// The file's name.
  var name: String { parts.last.map(String.init) ?? "" }

  /// The name without its last dot and what follows.
  var stem: String { SourceFile(path: name, bytes: []).stem }

  /// The name of the file's folder; empty if the path does not say.
  var folderName: String { parts.dropLast().last.map(String.init) ?? "" }

  /// The folder that the file's folder is in.
  var grandparent: String { parts.count < 2 ? ".." : Self.joined(Array(parts.dropLast(2)) + ["."]) }

  /// The file of the same name in a folder beside the file's own.
  func inFolder(_ other: String) -> String {
    Self.joined((parts.count < 2 ? [".."] : Array(parts.dropLast(2))) + [Substring(other), Substring(name)])
  }

  /// Another file in the same folder.
  func named(_ other: String) -> String { Self.joined(Array(parts.dropLast()) + [Substring(other)]) }

  private static func joined(_ parts: [Substring]) -> String { parts.joined(separator: "/") }
}

extension SiblingPath {
  /// The files of the source locale where files, or the folders that they are in, are named after locales: `de/app.ftl` or
  /// `de.ftl`.
  func ofLocale(_ locale: LanguageTag, in files: any FileTree) -> [String] {
    var paths: [String] = []
    if LanguageTag(folderName.replacing("_", with: "-")) != nil {
      paths += locale.spellings.map(inFolder)
      // A project may say which English it is.
      let regional = ((try? files.entries(of: grandparent)) ?? []).filter { name in
        LanguageTag(name.replacing("_", with: "-")).map { $0.language == locale.language && $0 != locale } ?? false
      }
      if regional.count == 1 { paths.append(inFolder(regional[0])) }
    }
    if LanguageTag(stem.replacing("_", with: "-")) != nil {
      paths += locale.spellings.map { named($0 + name.dropFirst(stem.count)) }
    }
    return paths
  }

  /// The files of the source locale where names end in the locale after a mark: `Messages_de.properties`.
  ///
  /// - Parameter defaultName: whether the name without a locale has source texts, too.
  func ofLocale(_ locale: LanguageTag, behind mark: Character, orDefault: Bool) -> [String] {
    let ending = name.dropFirst(stem.count)
    let parts = stem.split(separator: mark, omittingEmptySubsequences: false)
    var bundles = parts.indices.dropFirst().filter { LanguageTag(parts[$0...].joined(separator: "-")) != nil }
      .map { parts[..<$0].joined(separator: String(mark)) }
    if orDefault { bundles.append(stem) }
    return bundles.flatMap { bundle in
      locale.spellings.map { named("\(bundle)\(mark)\($0)\(ending)") } + (orDefault ? [named(bundle + ending)] : [])
    }
  }
}

extension LanguageTag {
  /// As files and folders are named after it.
  var spellings: [String] {
    let underscored = identifier.replacing("-", with: "_")
    return underscored == identifier ? [identifier] : [identifier, underscored]
  }
}
