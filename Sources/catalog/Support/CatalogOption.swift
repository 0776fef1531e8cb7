import ArgumentParser
import CatalogEditing
import CatalogFiles
import FileWriting
import SourceText

/// The catalogue that a subcommand reads.
struct CatalogOption: ParsableArguments {
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "The catalogue's folder, or 'Standard' for the one that ships with this program (default: the folder in "
        + "PURPOSE_CATALOG, else the current folder or a folder above it, else the only catalogue below it).",
      valueName: "dir"),
    completion: .directory)
  var folder: String?

  /// The folder of the catalogues that ship with the product.
  static let catalogs = "Catalogs"
  static let standard = Path.join(catalogs, standardName)
  /// The catalogue that ships with the product.
  static let standardName = "Standard"
  /// The environment variable that names a catalogue as `--catalog` does.
  static let variable = "PURPOSE_CATALOG"

  /// A command on the same catalogue, for advice.
  func command(_ words: [String]) -> String {
    (["catalog"] + words + (folder.map { ["--catalog", $0] } ?? [])).asShellCommand
  }

  /// Reads the catalogue that the command line names, or the default one.
  ///
  /// - Parameters:
  ///   - revision: the name of the git revision whose files are read; nil for the disk.
  ///   - needsBase: true to throw if a catalogue that it extends cannot be read; a check reports that instead.
  ///   - looksAtAll: see ``CatalogReader``.
  ///   - orStandard: true for a command that only reads: without a catalogue here, it reads the one that ships with the
  ///     program, and says so.
  ///   - files: the files of a folder; nil, the default, for the disk.
  /// - Throws: ``CannotRun`` if there is no catalogue, and ArgumentParser's error if two are named.
  func read(
    positional: String? = nil, at revision: String? = nil, needsBase: Bool = true, looksAtAll: Bool = true,
    orStandard: Bool = false, from files: (_ folder: String) throws -> (any FileTree)? = { _ in nil }
  ) throws -> CatalogSource {
    var candidates = try candidates(positional)
    if candidates.isEmpty, orStandard { candidates += shippedStandard().map { [$0] } ?? [] }
    for candidate in candidates {
      let tree = try files(candidate)
      do {
        let source = try CatalogReader(files: tree ?? Terminal.disk, looksAtAll: looksAtAll).read(candidate)
        if let failure = (tree as? GitFiles)?.failure { throw CannotRun("\(failure)") }
        if needsBase { try source.refuseProblemOfBase() }
        return source
      } catch let error as FileError {
        guard error.reason == .notFound else { throw CannotRun("\(error)") }
      }
    }
    if let revision, !candidates.isEmpty {
      let names = candidates.map { "'\($0)'" }.joined(separator: " or ")
      throw CannotRun("no catalogue in \(names) at '\(revision)', which has no catalog.json")
    }
    throw CannotRun(noCatalogue(positional ?? folder))
  }

  /// The same option with the folder that it means now, for a server that answers many questions.
  func resolved() throws -> CatalogOption {
    var resolved = self
    resolved.folder = try candidates(nil).first ?? shippedStandard()
    return resolved
  }

  /// The catalogue that ships with the program, for a command that only reads; says so on standard error.
  private func shippedStandard() -> String? {
    guard let shipped = ShippedCatalogs.folder else { return nil }
    Terminal.standardError.say(
      "no catalogue here; this is \(Self.standardName), which ships with the program (--catalog DIR names another one)")
    return Path.join(shipped, Self.standardName)
  }

  /// The folder of the catalogue that the command line names, or of the default one.
  ///
  /// - Parameter writes: true if the command changes the catalogue, which it cannot do to a shipped one.
  /// - Throws: ``CannotRun`` if there is no catalogue, and ArgumentParser's error if two are named.
  func find(positional: String? = nil, writes: Bool = false) throws -> String {
    for candidate in try candidates(positional) {
      do throws(FileError) {
        if try UnfinishedChange.isMarked(in: candidate) { return candidate }
        _ = try DiskFiles().read(Path.join(candidate, "catalog.json"))
        return candidate
      } catch {
        guard error.reason == .notFound else { throw CannotRun("\(error)") }
      }
    }
    throw CannotRun(noCatalogue(positional ?? folder, writes: writes))
  }

  /// Opens the catalogue that the command line names, or the default one, for editing, and reads it.
  ///
  /// First completes or undoes an interrupted change.
  ///
  /// - Parameters:
  ///   - isDryRun: true if nothing will be written.
  ///   - quietness: whether to report a completed or undone change.
  func open(isDryRun: Bool, _ quietness: QuietOption) throws -> EditSession {
    let folder = try find(writes: true)
    let session = try cannotRun { () throws(FileError) in
      let editor =
        isDryRun
        ? try CatalogEditor(previewing: folder, on: Terminal.disk)
        : try CatalogEditor(folder: folder, on: Terminal.disk)
      quietness.say(editor.recovery.message(catalog: folder))
      return try EditSession(editor)
    }
    try session.source.refuseProblemOfBase()
    return session
  }

  /// The folders to try, in order.
  private func candidates(_ positional: String?) throws -> [String] {
    if let positional, let folder, positional != folder {
      throw ValidationError("two catalogues are named, '\(positional)' and '\(folder)'; name one")
    }
    guard let name = positional ?? folder ?? Self.named else { return try NearestCatalog().folder().map { [$0] } ?? [] }
    guard ShippedCatalogs.names.contains(name), let shipped = ShippedCatalogs.folder else { return [name] }
    return [name, Path.join(shipped, name)]
  }

  /// The value of ``variable``.
  private static var named: String? { systemEnvironment(variable).flatMap { $0.isEmpty ? nil : $0 } }

  private func noCatalogue(_ named: String?, writes: Bool = false) -> String {
    guard let named = named ?? Self.named else {
      return
        "no catalogue here: no catalog.json is in this folder, above it or below it; name its folder with --catalog DIR, or "
        + (writes
          ? "make one with 'catalog init MyApp --extends \(Self.standardName)'"
          : "the one that ships with this program with --catalog \(Self.standardName)")
    }
    guard !named.isEmpty else { return "--catalog is empty; name a folder that contains a catalog.json" }
    if folder == nil, named == Self.named {
      return
        "the variable \(Self.variable) names '\(named)', which contains no catalog.json; correct it, or give --catalog"
    }
    let isFolder = (try? DiskFiles().entries(of: named)) != nil
    return isFolder
      ? "no catalogue in '\(named)': it contains no catalog.json; name a folder that does"
      : "no folder '\(named)'; name one that contains a catalog.json"
  }
}

extension CatalogSource {
  /// - Throws: ``CannotRun`` if a catalogue that this one extends cannot be read: inherited texts would be missing.
  func refuseProblemOfBase() throws(CannotRun) {
    guard let problem = problemOfBase else { return }
    throw CannotRun(problem.line)
  }
}

extension ExtendedCatalog {
  /// Reads the catalogue that a new overlay extends.
  init(named name: String, extendedBy overlay: String) throws(CannotRun) {
    self = try cannotRun { () throws(ExtendedCatalogError) in
      try ExtendedCatalog(name, extendedBy: overlay, in: CatalogOption.catalogs, on: Terminal.disk)
    }
  }
}
