import ArgumentParser
import CatalogFiles

/// Which catalogue a subcommand reads.
struct CatalogOption: ParsableArguments {
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "The catalogue's folder (default: the current one if it holds a catalog.json, else Catalogs/Standard).",
      valueName: "dir"),
    completion: .directory)
  var folder: String?

  private static let standard = "Catalogs/Standard"

  /// Reads the catalogue that the command line means.
  ///
  /// - Parameters:
  ///   - revision: the git revision whose files are read, as people name it; nil for the disk.
  ///   - files: where a folder's files are read from; nil, which it is by default, for the disk.
  /// - Throws: ``CannotRun`` where there is none, and ArgumentParser's error where two are named.
  func read(
    positional: String? = nil, at revision: String? = nil,
    from files: (_ folder: String) throws -> (any FileTree)? = { _ in nil }
  ) throws -> CatalogSource {
    if let positional, let folder, positional != folder {
      throw ValidationError("two catalogues are named, '\(positional)' and '\(folder)'; name one")
    }
    let candidates = (positional ?? folder).map { [$0] } ?? [".", Self.standard]
    for candidate in candidates {
      let tree = try files(candidate)
      do throws(FileError) {
        return try CatalogReader(files: tree ?? DiskFiles()).read(candidate)
      } catch {
        guard error.reason == .notFound else { throw CannotRun("\(error)") }
      }
    }
    if let revision {
      let names = candidates.map { "'\($0)'" }.joined(separator: " or ")
      throw CannotRun("no catalogue in \(names) at '\(revision)': there it has no catalog.json")
    }
    throw CannotRun(noCatalogue(positional ?? folder))
  }

  private func noCatalogue(_ named: String?) -> String {
    guard let named else {
      return "no catalogue here: neither catalog.json nor \(Self.standard)/catalog.json exists; "
        + "name its folder with --catalog DIR"
    }
    let isFolder = (try? DiskFiles().entries(of: named)) != nil
    return isFolder
      ? "no catalogue in '\(named)': it holds no catalog.json; name a folder that does"
      : "no folder '\(named)'; name one that holds a catalog.json"
  }
}
