package import CatalogFiles
internal import CatalogModel
package import SourceReading
internal import SourceText
internal import StringFormats

/// The files of an app that an audit reads, found below some paths.
///
/// Hidden folders, links, and folders of tests, dependencies and build products are skipped.
package struct AppFiles: Sendable {
  package struct Source: Sendable {
    package let path: String
    package let language: SourceLanguage
  }

  /// Sorted by path.
  package private(set) var sources: [Source] = []
  /// The string tables of the source language, sorted by path.
  package private(set) var tables: [SourceTable] = []
  private var tablePaths: [String] = []
  /// Build files, which mark the modules.
  package private(set) var manifests: [String] = []
  package private(set) var unread: [UnreadFile] = []
  /// The files and folders that were given, normalized.
  package private(set) var paths: [String]
  /// True if each path is a separate app, which shares no names and texts with the others.
  private let areApps: Bool

  /// The files that 'catalog generate' wrote, which are not the app's own.
  private var generated: Set<String> = []

  private let files: any FileTree
  private let excluded: [PathPattern]
  private let others: Set<String>

  /// Looks for files.
  ///
  /// - Parameters:
  ///   - paths: files and folders, relative to the tree's root.
  ///   - strings: more folders, in which only string tables are read.
  ///   - excluded: patterns in the syntax of gitignore, relative to each path.
  ///   - others: folders to skip, such as the catalogue's own.
  ///   - areApps: true if each path is a separate app.
  /// - Throws: ``FileError`` for a path that does not exist or cannot be read.
  package init(
    paths: [String], strings: [String] = [], excluded: [String] = [], others: [String] = [], areApps: Bool = false,
    in files: any FileTree
  ) throws(FileError) {
    self.files = files
    self.areApps = areApps
    self.paths = paths.map(Path.normalized)
    self.excluded = excluded.map { PathPattern($0) }
    self.others = Set(others.map(Path.normalized))
    for path in paths { try add(root: Path.normalized(path), onlyTables: false) }
    for path in strings { try add(root: Path.normalized(path), onlyTables: true) }
    sources = Self.unique(sources, by: \.path)
    tables = SourceTable.chosen(among: Self.unique(tablePaths, by: \.self))
    manifests = Self.unique(manifests, by: \.self)
  }

  /// The apps, each with its own files; string tables outside of all paths belong to each.
  package var apps: [AppFiles] {
    guard areApps, paths.count > 1 else { return [self] }
    return Set(paths).sorted().map { path in
      var app = self
      app.paths = [path]
      app.sources.removeAll { Self.root(of: $0.path, among: paths) != path }
      app.tables.removeAll { table in Self.root(of: table.path, among: paths).map { $0 != path } ?? false }
      app.manifests.removeAll { Self.root(of: $0, among: paths) != path }
      app.unread.removeAll { Self.root(of: $0.path, among: paths) != path }
      return app
    }
  }

  /// The longest of some paths that is the file or contains it.
  package static func root(of path: String, among paths: [String]) -> String? {
    paths.filter { Path.contains(path, in: $0) }.max { $0.utf8.count < $1.utf8.count }
  }

  private static func unique<Element>(_ elements: [Element], by path: (Element) -> String) -> [Element] {
    var seen: Set<String> = []
    return elements.sorted { path($0) < path($1) }.filter { seen.insert(path($0)).inserted }
  }

  private mutating func add(root: String, onlyTables: Bool) throws(FileError) {
    do throws(FileError) {
      _ = try files.entries(of: root)
    } catch {
      guard error.reason == .notFound else { throw error }
      // Not a folder: a single file, which is read even in a folder that would be skipped.
      _ = try files.read(root)
      add(file: root, relative: root, onlyTables: onlyTables)
      return
    }
    visit(root, root: root, relative: "", onlyTables: onlyTables, depth: 0)
  }

  private mutating func visit(_ folder: String, root: String, relative: String, onlyTables: Bool, depth: Int) {
    guard depth < Self.maximumDepth else {
      return unread.append(UnreadFile(path: folder, reason: "too many folders inside one another"))
    }
    let names: [String]
    do throws(FileError) {
      names = try files.entries(of: folder)
    } catch {
      // Most names are files, which have no entries.
      if error.reason != .notFound { unread.append(UnreadFile(folder, error)) }
      return
    }
    // A link's target is read in its own folder, or is outside; some links form a cycle.
    let links = Set(files.links(in: folder))
    generated.formUnion(Self.generated(in: folder, names, files))
    for name in names where !name.hasPrefix(".") && !links.contains(name) {
      let (path, inner) = (Path.join(folder, name), Path.join(relative, name))
      if excluded.contains(where: { $0.matches(inner) }) || generated.contains(path) { continue }
      if SourceLanguage(path: name) != nil || AppTablePath.hasEnding(name) || Modules.files.contains(name) {
        add(file: path, relative: inner, onlyTables: onlyTables)
      } else if !Self.isPassedOver(name), !others.contains(path) {
        visit(path, root: root, relative: inner, onlyTables: onlyTables, depth: depth + 1)
      }
    }
  }

  private static let maximumDepth = 64

  private mutating func add(file path: String, relative: String, onlyTables: Bool) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if Modules.files.contains(name) { manifests.append(path) }
    if AppTablePath(path, source: .english) != nil { tablePaths.append(path) }
    guard !onlyTables, let language = SourceLanguage(path: path), !Self.isTest(name), !Self.isBundled(name) else {
      return
    }
    if language == .xml, name.hasSuffix(".xml"), !Self.isLayout(path) { return }
    sources.append(Source(path: path, language: language))
  }

  // MARK: Skipped files and folders

  /// The files that 'catalog generate' wrote below a folder, by the list `generated.json` in it.
  package static func generated(in folder: String, _ names: [String], _ files: any FileTree) -> Set<String> {
    let path = Path.join(folder, "generated.json")
    guard names.contains("generated.json"), let bytes = try? files.read(path) else { return [] }
    let lists = JSONDocument(SourceFile(path: path, bytes: bytes)).root.members ?? []
    let ours = lists.filter { $0.value["mark"]?.string?.hasPrefix("Generated by 'catalog generate") == true }
    return Set(ours.flatMap { $0.value["files"]?.elements ?? [] }.compactMap(\.string).map { Path.join(folder, $0) })
  }

  /// Folders of tests, dependencies and build products, in lower case.
  private static let passedOver: Set<String> = [
    "node_modules", "bower_components", "pods", "carthage", "deriveddata", "build", "dist", "out", "target", "vendor",
    "third_party", "thirdparty", "tests", "test", "uitests", "unittests", "androidtest", "testfixtures", "__tests__",
    "__mocks__", "fixtures", "snapshots", "__snapshots__", "venv",
  ]

  /// Returns whether folders with this name are skipped.
  package static func isPassedOver(_ name: String) -> Bool { passedOver.contains(name.lowercased()) || isOpaque(name) }

  /// Returns whether a name is that of a folder or file without sources in it, which is skipped.
  private static func isOpaque(_ name: String) -> Bool {
    guard let ending = name.split(separator: ".").last, ending.count < name.count else { return false }
    return opaqueEndings.contains(String(ending).lowercased())
  }

  private static let opaqueEndings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "webp", "pdf", "xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "ttf",
    "otf", "woff", "woff2", "mp3", "mp4", "wav", "json", "md", "txt", "java", "c", "h", "m", "mm", "cc", "cpp", "po",
    "gradle", "plist", "lock", "yml", "yaml", "css", "scss", "jar", "zip", "framework", "xcframework", "a", "so",
  ]

  private static func isTest(_ name: String) -> Bool {
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    let parts = name.split(separator: ".")
    return stem.hasSuffix("Tests") || stem.hasSuffix("Test") || stem.hasSuffix("UITest")
      || parts.dropFirst().dropLast().contains { ["test", "spec", "stories", "story", "mock"].contains($0) }
  }

  private static func isBundled(_ name: String) -> Bool { name.hasSuffix(".min.js") || name.hasSuffix(".d.ts") }

  /// Returns whether an XML file is a layout or a menu of Android, by its folder.
  private static func isLayout(_ path: String) -> Bool {
    guard let folder = path.split(separator: "/").dropLast().last else { return false }
    return folder.hasPrefix("layout") || folder.hasPrefix("menu")
  }
}
