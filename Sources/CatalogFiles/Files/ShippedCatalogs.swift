internal import LibC
internal import SourceText

/// The catalogues that ship with the product: `"extends": "Standard"` refers to one by name.
package enum ShippedCatalogs {
  /// Their names, each a folder in ``folder``. A path, such as `./Standard`, never refers to one of them.
  package static let names: Set<String> = ["Standard"]

  /// The environment variable with their folder, for packagers and tests.
  package static let variable = "PURPOSE_CATALOGS"

  /// Their folder; nil if it is not found. It is relative if it is below the current folder, so that reports show short
  /// paths.
  package static var folder: String? {
    let named = systemEnvironment(variable).flatMap { $0.isEmpty ? nil : $0 }
    return (named ?? foundByProgram).map { folder in
      guard let way = Path.relative(folder, to: Path.systemCurrentFolder), !way.hasPrefix("..") else { return folder }
      return way
    }
  }

  private static let foundByProgram = find(executable: executable, variable: nil)

  /// Finds their folder: that of the variable, else beside an installed program, else in the package of a build folder
  /// or one of its dependencies.
  ///
  /// - Parameters:
  ///   - executable: the program's path, absolute and without links.
  ///   - variable: the value of ``variable``, which is used unchanged.
  static func find(executable: String?, variable: String?) -> String? {
    if let variable, !variable.isEmpty { return variable }
    guard let executable else { return nil }
    let folder = Path.parent(of: executable)
    let shared = Path.join(Path.parent(of: folder), "share/purpose-catalog")
    if holdsStandard(shared) { return shared }
    var build = folder
    while build != "/" {
      if let packages = packages(builtIn: build) {
        return packages.first(where: isOurPackage).map { Path.join($0, "Catalogs") }
      }
      build = Path.parent(of: build)
    }
    return nil
  }

  /// The packages that SwiftPM built in a folder: those in its `workspace-state.json`, then the root package, which has the
  /// folder as its `.build`.
  ///
  /// - Returns: nil if it is not a build folder.
  private static func packages(builtIn folder: String) -> [String]? {
    let path = Path.join(folder, "workspace-state.json")
    guard let bytes = try? DiskFiles().read(path) else { return nil }
    let root = JSONDocument(SourceFile(path: path, bytes: bytes)).root
    let dependencies = (root["object"]?["dependencies"]?.elements ?? []).compactMap { dependency in
      dependency["state"]?["path"]?.string
        ?? dependency["subpath"]?.string.map { Path.join(Path.join(folder, "checkouts"), $0) }
    }
    return dependencies + [Path.parent(of: folder)]
  }

  /// Returns whether a shipped catalogue is one of the repository that the current folder is in, where its authors work on it.
  fileprivate static func isOfCurrentRepository(_ folder: String, _ disk: DiskFiles) -> Bool {
    guard let folder = disk.resolved(folder), let current = disk.resolved("") else { return false }
    let package = Path.parent(of: Path.parent(of: folder))
    return isOurPackage(package) && (current == package || current.hasPrefix(package + "/"))
  }

  /// Returns whether a package is the one of this file, independent of its folder's name.
  private static func isOurPackage(_ folder: String) -> Bool {
    holdsStandard(Path.join(folder, "Catalogs"))
      && (try? DiskFiles().entries(of: Path.join(folder, "Sources/StandardCatalog"))) != nil
  }

  private static func holdsStandard(_ folder: String) -> Bool {
    access(Path.onDisk(Path.join(folder, "Standard/catalog.json")), R_OK) == 0
  }

  /// The path of the running program without links, if the system provides it.
  private static var executable: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      let path = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      let path = "/proc/self/exe"
    #endif
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension DiskFiles {
  /// Throws for a catalogue that ships with the program: it is read-only outside of the repository that it comes from.
  package func requireOwn(_ folder: String) throws(FileError) {
    for name in ShippedCatalogs.names {
      guard let shipped = shippedCatalog(name, extendedBy: folder), isSame(folder, shipped) else { continue }
      guard ShippedCatalogs.isOfCurrentRepository(shipped, self) else {
        throw FileError(path: folder, reason: .shipped)
      }
    }
  }
}

extension FileTree {
  /// The folder of the catalogue that another one extends.
  ///
  /// - Parameters:
  ///   - extends: the catalogue's `extends`: the name of a shipped one (``ShippedCatalogs/names``), or a path relative
  ///     to the catalogue's folder.
  ///   - folder: the catalogue's folder.
  /// - Returns: nil if it names a shipped catalogue that this program does not find.
  package func base(_ extends: String, of folder: String) -> String? {
    ShippedCatalogs.names.contains(extends)
      ? shippedCatalog(extends, extendedBy: folder) : Path.normalized(Path.join(folder, extends))
  }

  /// A catalogue that could be mistaken for the shipped one in `extends`: a folder with that name in the overlay or
  /// beside it.
  ///
  /// - Returns: the path that would refer to it in `extends`.
  func folder(namedLikeBase extends: String, of folder: String) -> String? {
    guard ShippedCatalogs.names.contains(extends), let base = base(extends, of: folder) else { return nil }
    return ["./\(extends)", "../\(extends)"].first { path in
      let other = Path.normalized(Path.join(folder, path))
      // Does not read it: files that are read become dependencies of a program that embeds the catalogue.
      return other != base && (try? entries(of: other))?.contains("catalog.json") == true && !isSame(other, base)
    }
  }
}
