import ArgumentParser
import CatalogFiles

/// Which catalogue a subcommand reads.
struct CatalogOption: ParsableArguments {
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp("The catalogue's folder.", valueName: "dir"), completion: .directory)
  var folder: String?
}

/// The folder of the catalogue that a command line means.
enum CatalogLocation {
  static let standard = "Catalogs/Standard"

  /// The folder named, or the current one if it holds a catalog.json, or the Standard catalogue.
  static func folder(positional: String? = nil, option: CatalogOption) throws -> String {
    if let positional, let named = option.folder, positional != named {
      throw ValidationError("two catalogues, '\(positional)' and '\(named)'; name one")
    }
    let files = DiskFiles()
    if let folder = positional ?? option.folder {
      guard files.exists(Path.join(folder, "catalog.json")) else {
        throw CannotRun("no catalogue in '\(folder)': it holds no catalog.json; name a folder that does")
      }
      return folder
    }
    for folder in [".", standard] where files.exists(Path.join(folder, "catalog.json")) { return folder }
    throw CannotRun(
      "no catalogue here: neither ./catalog.json nor \(standard)/catalog.json exists; name its folder with --catalog DIR")
  }
}
