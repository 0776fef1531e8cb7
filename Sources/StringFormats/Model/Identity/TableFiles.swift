package import CatalogFiles
package import CatalogModel
internal import PurposeCatalog
package import SourceText

/// Lists the files of string tables, one for each locale.
package struct TableFiles {
  private let files: any FileTree
  /// The names in folders that were looked into.
  private var names: [String: [String]] = [:]
  /// The files of each table that was looked for, so that many files of one are listed once.
  private var tables: [String: [(path: String, identity: PathIdentity)]] = [:]

  package init(in files: any FileTree) { self.files = files }

  /// The files of other locales in the table that a path states, sorted.
  package mutating func siblings(
    of path: String, in identity: PathIdentity, _ format: FormatDescription
  ) -> [(path: String, identity: PathIdentity)] {
    let parts = path.split(separator: "/").map(String.init)
    let pattern = identity.table.split(separator: "/")
    guard let index = pattern.firstIndex(where: { $0.contains("*") }), index < parts.count,
      let star = pattern[index].firstIndex(of: "*")
    else { return [] }
    let root = path.hasPrefix("/") ? "/" : ""
    let parent = root + parts[..<index].joined(separator: "/")
    let own = ([Path.join(parent, parts[index])] + parts[(index + 1)...]).joined(separator: "/")
    let key = "\(format.identifier) \(root)\(identity.table)"
    let known = tables[key]
    let found =
      known
      ?? files(
        of: identity, format, in: parent, between: pattern[index][..<star], and: pattern[index][star...].dropFirst()
      ) {
        ([Path.join(parent, $0)] + parts[(index + 1)...]).joined(separator: "/")
      }
    if known == nil { tables[key] = found }
    return found.filter { $0.path != own }
  }

  /// The files of a table.
  ///
  /// - Parameters:
  ///   - start: the beginning of the part of the path that states the locale.
  ///   - end: its end.
  ///   - path: the path for the name of that part.
  private mutating func files(
    of identity: PathIdentity, _ format: FormatDescription, in parent: String, between start: Substring,
    and end: Substring, at path: (String) -> String
  ) -> [(path: String, identity: PathIdentity)] {
    entries(of: parent).compactMap { name in
      guard name.hasPrefix(start), name.hasSuffix(end) else { return nil }
      let other = path(name)
      let reading = PathIdentity.readings(of: other, format).first { $0.table == identity.table }
      guard let reading, isFile(other) else { return nil }
      return (other, reading)
    }
  }

  /// The paths of the files in a file's table that have the source texts: one of the source locale, one whose path states
  /// that it has them, and those of another region of the language.
  ///
  /// - Parameter distance: that of a locale from the source locale; nil for another language.
  package mutating func sources(
    of file: SourceFile, as format: FormatDescription, _ context: ReadContext, distance: (LanguageTag) -> Int?
  ) -> [String] {
    guard let identity = context.identity(of: file, format) else { return [] }
    var found = siblings(of: file.path, in: identity, format).compactMap { other -> (path: String, rank: Int)? in
      guard let named = other.identity.named else { return other.identity.isSource ? (other.path, 1) : nil }
      return distance(named.tag).map { (other.path, $0 == 0 ? 0 : $0 + 1) }
    }
    if let unnamed = identity.pathWithoutLocale { found.append((unnamed, 1)) }
    let regional = found.map(\.rank).filter { $0 > 1 }.min()
    return found.filter { $0.rank <= 1 || $0.rank == regional }.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
      .map(\.path)
  }

  /// The paths of the files of other locales in a file's table, sorted.
  ///
  /// - Parameter context: that of the file (``ReadContext/identifying(_:as:among:)``).
  package mutating func siblings(of file: SourceFile, as format: FormatDescription, _ context: ReadContext) -> [String]
  {
    context.identity(of: file, format).map { siblings(of: file.path, in: $0, format).map(\.path) } ?? []
  }

  private mutating func isFile(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    let folder = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    return parts.last.map { entries(of: folder).contains(String($0)) } ?? false
  }

  private mutating func entries(of folder: String) -> [String] {
    if let known = names[folder] { return known }
    let found = ((try? files.entries(of: folder.isEmpty ? "." : folder)) ?? []).sorted()
    names[folder] = found
    return found
  }
}

extension PathIdentity {
  /// The likeliest reading of a path beside other files, and whether the file has the source texts.
  ///
  /// A name without a locale has the source texts if other files of its table have locales: `strings.properties` beside
  /// `strings_de.properties`. A language that may be a word needs one that is likely beside it: `mac` and `win` are
  /// languages, too.
  init?(_ path: String, of format: FormatDescription, declared: DeclaredLocales, among files: inout TableFiles) {
    var found = files
    self.init(path, of: format, declared: declared) { reading in
      found.siblings(of: path, in: reading, format).contains { $0.identity.isLikely(declared) }
    }
    if named == nil, !isSource {
      isSource = found.siblings(of: path, in: self, format).contains { $0.identity.named != nil }
    }
    files = found
  }
}

extension ReadContext {
  /// The table of a file: its path with `*` in place of the locale; the path itself if it states none.
  package func table(of file: SourceFile, _ format: FormatDescription) -> String {
    let identity = identity(of: file, format)
    let isStated = identity.map { $0.named != nil || $0.isSource } ?? false
    return isStated ? identity?.table ?? file.path : file.path
  }

  /// The same context for a file whose path is judged beside others.
  package func identifying(_ path: String, as format: FormatDescription, among files: inout TableFiles) -> ReadContext {
    var context = self
    context.identity = PathIdentity(path, of: format, declared: declared, among: &files).map { (path, $0) }
    return context
  }
}
