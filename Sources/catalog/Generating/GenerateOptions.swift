import ArgumentParser
import CatalogFiles
import CatalogModel
import GeneratedCode
import ICUText
import PurposeCatalog
import SourceText
import SystemPackage

/// The options that all languages of 'catalog generate' share.
struct GenerateOptions: ParsableArguments {
  @OptionGroup var location: WordedCatalogOption

  @Option(help: ArgumentHelp("The folder for the files.", valueName: "dir"), completion: .directory)
  var output: String

  @Option(
    name: [.customLong("locale"), .customLong("locales")],
    help: ArgumentHelp(
      "Only these locales, separated by commas; may be repeated (default: all).", valueName: "tags"),
    completion: Completions.locales)
  var locales: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only these purposes, separated by commas; may be repeated (default: all).", valueName: "purposes"),
    completion: Completions.purposes)
  var purposes: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only icons of these sets, separated by commas; may be repeated (default: all).", valueName: "sets"),
    completion: Completions.iconSets)
  var icons: [String] = []

  @Flag(help: "Write nothing; print what differs, and exit with 1 if anything does.")
  var check = false

  @Flag(help: "Exit with 0 even if code cannot have parts of the catalogue; they are listed all the same.")
  var allowIncomplete = false

  @OptionGroup var quietness: QuietOption

  /// Resolves the catalogue, prints the code, and writes or checks the files.
  ///
  /// - Parameters:
  ///   - language: the subcommand.
  ///   - others: files made from the catalogue as read, with their mark.
  ///   - files: makes the files of the language.
  func generate(
    _ language: String,
    beside others: (CatalogSource, GenerationSelection, _ mark: String) throws -> [GeneratedFile] = { _, _, _ in [] },
    _ files: (GeneratedCatalog) throws -> [GeneratedFile]
  ) throws {
    let source = try location.read(looksAtForm: false, for: language)
    let path = DiskFiles().withoutMissingFolders(output)
    try requireFolderOfItsOwn(path, source)
    try requireFolder(path)
    let selection = try selection(of: source)
    let count = selection.locales?.count ?? source.manifest.locales.count
    if Terminal.standardError.isTerminal { quietness.say("resolving \(count) \(count == 1 ? "locale" : "locales") …") }
    let catalog = try resolve(source, selection)
    sayUnselected(of: catalog, source)
    let leftOut = LeftOut.all(of: source, in: catalog, isSelected: !purposes.isEmpty)
    for part in leftOut {
      try Terminal.standardOutput.write(
        "left out: \(part.place.file.path.onOneLine):\(part.place.position): \(part.text)\n")
    }
    let mark = GeneratedMark.line(language, catalog)
    let generated = try files(catalog) + others(source, selection, mark)
    let (folder, differences) = try cannotRun { () throws(FileError) in
      let folder = try GeneratedFolder(path, language: language, files: generated, mark: mark)
      return (folder, try folder.differences())
    }
    try check ? report(differences, of: folder, language) : write(differences, to: folder)
    try requireNothing(leftOut)
  }

  /// - Throws: ``ExitCode/findings`` for parts that generated code does not have, unless the person accepts that.
  private func requireNothing(_ leftOut: [LeftOut]) throws {
    guard !leftOut.isEmpty else { return }
    let were = leftOut.count == 1 ? "was" : "were"
    let advice = allowIncomplete ? "" : "; pass --allow-incomplete to accept that"
    Terminal.say("\(counted(leftOut.count, "part")) of the catalogue \(were) left out\(advice)")
    if !allowIncomplete { throw ExitCode.findings }
  }

  /// Says which headers and screens the selected purposes leave out.
  private func sayUnselected(of catalog: GeneratedCatalog, _ source: CatalogSource) {
    if catalog.headers == nil, !source.headers.kinds.isEmpty {
      return quietness.say("headers and screens are left out; they need \(source.needOfBars)")
    }
    let missing = ["root", "page", "dialog", "viewer"].filter { name in
      !source.headers.kinds.contains { $0.kind.rawValue == name }
    }
    if catalog.headers != nil, !missing.isEmpty {
      let names = missing.map { "'\($0)'" }.joined(separator: ", ")
      quietness.say("generated code has the header \(names) all the same; the catalogue has none of that name")
    }
    let kept = Set(catalog.screens.map(\.identifier))
    let missingScreens = source.screens.map(\.id).filter { !kept.contains($0) }
    guard !missingScreens.isEmpty else { return }
    let names = missingScreens.map { "'\($0)'" }.joined(separator: ", ")
    quietness.say(
      "\(counted(missingScreens.count, "screen")) left out, with purposes that are not selected: \(names)")
    let alone = source.screens.filter { screen in
      kept.contains(screen.id) && screen.parent.map { !kept.contains($0) } ?? false
    }
    guard !alone.isEmpty else { return }
    let children = alone.map { "'\($0.id)'" }.joined(separator: ", ")
    quietness.say(
      "\(counted(alone.count, "screen")) without the screen beneath: \(children); a link shows no such screen")
  }

  private func resolve(_ source: CatalogSource, _ selection: GenerationSelection) throws(CannotRun) -> GeneratedCatalog
  {
    let catalog: Catalog
    do throws(CatalogError) {
      catalog = try Catalog(source)
    } catch {
      throw CannotRun(lines: error.lines)
    }
    do throws(ICUError) {
      return try GeneratedCatalog(source, catalog: catalog, selection: selection)
    } catch {
      throw CannotRun("\(error)")
    }
  }

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output is empty; name a folder") }
    // An unset variable of a script must not mean everything.
    for (name, values) in [("locales", locales), ("purposes", purposes), ("icons", icons)] {
      guard values.contains(where: { Self.names($0).isEmpty }) else { continue }
      throw ValidationError("--\(name) names nothing; leave it out for all")
    }
  }

  /// The names in a list, separated by commas, spaces or both.
  private static func names(_ list: String) -> [String] {
    list.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  /// - Throws: ``CannotRun`` with a line for each name that the catalogue does not have.
  private func selection(of source: CatalogSource) throws(CannotRun) -> GenerationSelection {
    var unknown: [String] = []
    func each<Name>(of option: [String], _ name: (String) throws(CannotRun) -> Name) -> [Name]? {
      let values = option.flatMap(Self.names)
      guard !values.isEmpty else { return nil }
      var names: [Name] = []
      for value in values {
        do throws(CannotRun) {
          names.append(try name(value))
        } catch {
          unknown.append(error.description)
        }
      }
      return names
    }
    var selection = GenerationSelection()
    selection.locales = each(of: locales) { word throws(CannotRun) in try source.locale(named: word) }
    selection.purposes = each(of: purposes) { word throws(CannotRun) in try source.purpose(named: word).identifier }
    selection.iconSets = each(of: icons) { word throws(CannotRun) in try source.iconSet(named: word) }
    guard unknown.isEmpty else { throw CannotRun(problems: unknown) }
    return selection
  }

  // MARK: Writing

  /// - Throws: ``CannotRun`` for the folder of the catalogue's own files.
  private func requireFolderOfItsOwn(_ path: String, _ source: CatalogSource) throws(CannotRun) {
    let disk = DiskFiles()
    guard let folder = disk.resolved(path) else { return }
    let own = [source.folder] + CatalogPath.folders.map { Path.join(source.folder, $0) }
    guard own.contains(where: { disk.resolved($0) == folder }) else { return }
    throw CannotRun("'\(path)' is a folder of the catalogue itself; name another one")
  }

  /// - Throws: ``CannotRun`` if a file or a dangling link has the name of the folder or of one above it.
  private func requireFolder(_ path: String) throws(CannotRun) {
    var place = FilePath(path)
    while !place.isEmpty {
      switch DiskFiles().status(of: place.string)?.type {
      case .directory?: return
      case .regular?: throw CannotRun("'\(place)' is a file; name a folder with --output, or move the file away")
      case .some: throw CannotRun("'\(place)' is not a folder; name one with --output")
      case nil: break
      }
      if DiskFiles().status(of: place.string, followsLinks: false)?.type == .symbolicLink {
        throw CannotRun("'\(place)' is a link to nothing; correct or remove it, or name another folder with --output")
      }
      place.removeLastComponent()
    }
  }

  private func write(_ differences: [GeneratedFolder.Difference], to folder: GeneratedFolder) throws {
    let foreign = folder.foreign(differences)
    guard foreign.isEmpty else {
      throw CannotRun(
        problems: foreign.map {
          "'\($0.onOneLine)' was not generated, or was edited since; move it away, or name another folder"
        })
    }
    try cannotRun { () throws(FileError) in try folder.update(differences) }
    sayEdited(folder)
    let size = folder.files.reduce(0) { $0 + $1.text.utf8.count }
    let written = differences.count { $0.new != nil }
    let removed = differences.count - written
    let files = folder.files.count == 1 ? "1 file" : "\(folder.files.count) files"
    try quietness.report(
      "\(folder.path.onOneLine): \(files), \((size + 500) / 1_000) kB; \(written) written"
        + (removed > 0 ? ", \(removed) removed" : "") + "\n")
  }

  func sayEdited(_ folder: GeneratedFolder) {
    for path in folder.edited {
      Terminal.say(
        "'\(Path.join(folder.path, path).onOneLine)' is no longer generated, but was edited since; remove it, or move it away"
      )
    }
  }
}
