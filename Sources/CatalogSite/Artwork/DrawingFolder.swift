internal import CatalogFiles

/// The SVG files of a folder and its subfolders, by icon name.
struct DrawingFolder {
  static let maximumDepth = 4
  static let maximumFileCount = 100_000

  /// By icon name. If several files fit, the one with the plainest name, then the first by path.
  private(set) var paths: [String: String] = [:]

  private var ranks: [String: Int] = [:]
  private var fileCount = 0

  init(_ folder: String, in files: some FileTree) throws(ArtworkError) {
    let names: [String]
    do throws(FileError) {
      names = try files.entries(of: folder)
    } catch {
      throw ArtworkError(
        error.reason == .notFound ? "there is no such folder with drawings; correct its name" : "\(error)",
        path: folder)
    }
    try add(names, of: folder, in: files, depth: 0)
  }

  private mutating func add(
    _ names: [String], of folder: String, in files: some FileTree, depth: Int
  ) throws(ArtworkError) {
    for name in names {
      fileCount += 1
      guard fileCount <= Self.maximumFileCount else {
        throw ArtworkError("more than \(Self.maximumFileCount) files; name a folder with drawings only", path: folder)
      }
      let path = Path.join(folder, name)
      if name.lowercased().hasSuffix(".svg") {
        add(path, stem: String(name.dropLast(".svg".count)))
      } else if depth < Self.maximumDepth, !name.hasPrefix("."), let inner = try? files.entries(of: path) {
        try add(inner, of: path, in: files, depth: depth + 1)
      }
    }
  }

  private mutating func add(_ path: String, stem: String) {
    for (rank, name) in Self.names(ofStem: stem).enumerated() where rank < ranks[name] ?? .max {
      ranks[name] = rank
      paths[name] = path
    }
  }

  /// The icon names that a file's stem may have: `trash` itself, and `trash` for Material's `trash_24px` and Fluent's
  /// `ic_fluent_trash_24_regular`.
  static func names(ofStem stem: String) -> [String] {
    var names = [stem]
    let pieces = stem.split(separator: "_", omittingEmptySubsequences: false)
    if let last = pieces.last, last.hasSuffix("px"), Int(last.dropLast(2)) != nil {
      names.append(pieces.dropLast().joined(separator: "_"))
    }
    if pieces.count > 4, stem.hasPrefix("ic_fluent_"), pieces.last == "regular", Int(pieces[pieces.count - 2]) != nil {
      names.append(pieces.dropFirst(2).dropLast(2).joined(separator: "_"))
    }
    return names
  }
}
