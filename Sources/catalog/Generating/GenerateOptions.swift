import ArgumentParser
import CatalogFiles
import CatalogModel
import CatalogValidation
import GeneratedCode
import ICUText
import PurposeCatalog
import SourceText

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

  @Option(
    name: [.customLong("platform"), .customLong("platforms")],
    help: ArgumentHelp(
      "Only the bars of these platforms, separated by commas; may be repeated (default: all).", valueName: "names"),
    completion: Completions.platforms)
  var platforms: [String] = []

  @Flag(help: "Write nothing; print what differs, and exit with 1 if anything does.")
  var check = false

  @Flag(
    help: "Generate although texts or icons are missing, or code cannot have parts of the catalogue, which are listed.")
  var allowIncomplete = false

  @Flag(help: ArgumentHelp("The output is one of those that catalog.json declares.", visibility: .private))
  var declared = false

  @OptionGroup var refusal: RefusalOption

  @OptionGroup var quietness: QuietOption

  /// Resolves the catalogue, prints the code, and writes or checks the files.
  ///
  /// - Parameters:
  ///   - language: the subcommand.
  ///   - others: files made from the catalogue as read, with their mark.
  ///   - files: makes the files of the language.
  func generate(
    _ language: CodeLanguage,
    beside others: (CatalogSource, GenerationSelection, _ mark: String) throws -> [GeneratedFile] = { _, _, _ in [] },
    _ files: (GeneratedCatalog) throws -> [GeneratedFile]
  ) throws {
    let (opened, path) = try opened(for: language)
    let (selection, source) = try selection(of: opened)
    let count = selection.locales?.count ?? source.manifest.locales.count
    if Terminal.standardError.isTerminal { quietness.say("resolving \(count) \(count == 1 ? "locale" : "locales") …") }
    let catalog = try resolve(source, selection)
    let leftOut = try list(leftOutOf: catalog, of: source)
    let mark = GeneratedMark.line(language, catalog)
    let generated = try files(catalog) + others(source, selection, mark)
    let (folder, differences) = try cannotRun { () throws(FileError) in
      let folder = try GeneratedFolder(path, language: language.rawValue, files: generated, mark: mark)
      return (folder, try folder.differences())
    }
    try check ? report(differences, of: folder, language.rawValue) : write(differences, to: folder)
    try requireNothing(leftOut)
  }

  /// The catalogue in the wording of the language, and the folder for the files.
  ///
  /// - Throws: ``ExitCode/findings`` for a catalogue with errors.
  private func opened(for language: CodeLanguage) throws -> (source: CatalogSource, path: String) {
    let shared = try location.catalog.read(orStandard: true)
    let path = try cannotRun { () throws(GeneratedFolder.Refusal) in try GeneratedFolder.place(output, for: shared) }
    try refusal.refuseErrors(of: shared, nothingIs: "generated") { allowIncomplete && $0.isAboutMissingContent }
    return (try location.worded(shared, for: language.rawValue), path)
  }

  /// Lists the parts of the catalogue that generated code does not have.
  private func list(leftOutOf catalog: GeneratedCatalog, of source: CatalogSource) throws -> [LeftOut] {
    quietness.say(lines: UnselectedParts.notes(on: catalog, of: source))
    let leftOut = LeftOut.all(of: source, in: catalog, isSelected: !purposes.isEmpty)
    for part in leftOut {
      try Terminal.standardOutput.write(
        "left out: \(part.place.file.path.onOneLine):\(part.place.position): \(part.text)\n")
    }
    return leftOut
  }

  /// - Throws: ``ExitCode/findings`` for parts that generated code does not have, unless the person accepts that.
  private func requireNothing(_ leftOut: [LeftOut]) throws {
    guard !leftOut.isEmpty else { return }
    let were = leftOut.count == 1 ? "was" : "were"
    let option = declared ? "write \"allowIncomplete\": true in the output" : "pass --allow-incomplete"
    let advice = allowIncomplete ? "" : "; \(option) to accept that"
    Terminal.say("\(counted(leftOut.count, "part")) of the catalogue \(were) left out\(advice)")
    if !allowIncomplete { throw ExitCode.findings }
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
    for (name, values) in [("locales", locales), ("purposes", purposes), ("icons", icons), ("platforms", platforms)] {
      guard values.contains(where: { Self.names($0).isEmpty }) else { continue }
      throw ValidationError("--\(name) names nothing; leave it out for all")
    }
  }

  /// The names in a list, separated by commas, spaces or both.
  private static func names(_ list: String) -> [String] {
    list.split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  /// The named parts of a catalogue, and the catalogue with the named platforms alone.
  ///
  /// - Throws: ``CannotRun`` with a line for each name that the catalogue does not have.
  private func selection(of source: CatalogSource) throws(CannotRun) -> (GenerationSelection, CatalogSource) {
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
    let kept = each(of: platforms) { word throws(CannotRun) in try source.platform(named: word).platform }
    guard unknown.isEmpty else { throw CannotRun(problems: unknown) }
    return (selection, kept.map(source.keeping) ?? source)
  }

  // MARK: Writing

  private func write(_ differences: [GeneratedFolder.Difference], to folder: GeneratedFolder) throws {
    let foreign = folder.foreign(differences)
    guard foreign.isEmpty else {
      throw CannotRun(
        problems: foreign.map {
          "'\($0.onOneLine)' was not generated, or was edited since; move it away, or name another folder"
        })
    }
    try cannotRun { () throws(FileError) in try folder.update(differences) }
    for note in folder.notesOnEdited { Terminal.say(note) }
    try quietness.report(folder.summary(differences))
  }
}
