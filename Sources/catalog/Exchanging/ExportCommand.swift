import ArgumentParser
import CatalogFiles
import CatalogModel
import CatalogValidation
import SourceText
import StringFormats
import StringTables

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write string tables for translators and apps.",
    discussion: """
      Each unit is exported with notes for the translator. Units that the format cannot hold are left out and listed, \
      and the exit code is 1 unless --allow-incomplete is given. 'catalog import' reads the files back. \
      'catalog export --list-formats' describes each format: \(AllFormats.identifiers.joined(separator: ", ")).

      In formats that apps load directly, a text without a translation is left out, so the app shows the source text. \
      With --only, --inherited or --option untranslated=empty, it is exported empty, to be filled in. Where the app \
      would show another text than 'catalog lookup', the file contains the right text: a text that pt-BR inherits from \
      pt is written to pt-BR.lproj, since Apple's platforms read only one folder. This assumes that the app has exactly \
      the files that one command writes. --resolved writes every text that a locale shows, in any format.

      Without --output, a single file is written to standard output. With --all or several locales, --output is a \
      folder. With one locale, it is a file if its name ends in the format's extension, else a folder.

      Into a file that exists, the catalogue's units are written, in every format but CSV, XLSX, properties and JSON, whose \
      files are written whole, and only with --replace. Everything else in the file stays the same, byte for byte, and so \
      do texts that did not change. If a text in a file was edited since its export, nothing is written and the exit code \
      is 1: import the file first. An entry belongs to the catalogue if it has the catalogue's digests, or its key and \
      source text. Other entries under a key of the catalogue are not changed, and the exit code is 1 until catalog.json \
      lists them as foreign.

      --output also takes existing files of an app, which name their format and locales themselves. Give the .strings and \
      the .stringsdict of a language together. A string catalog gets texts for the locales that it already has, or for \
      those of --locale or --all. A file of a locale that the catalogue does not declare is skipped.

      Files are named as their platform expects: for 'zh-Hant', Android's folder is 'values-zh-rTW', and gettext and Qt \
      use 'zh_TW'. An import recognizes all names of a locale.

      --pseudo writes pseudo-locales for tests of layouts. en-XA has accents, is 35 % longer and is enclosed in brackets; \
      ar-XB is right-to-left. Both keep placeholders and plurals. They are a separate catalogue that extends the real one, \
      so that tests can load them and they cannot ship. With --format they are string tables instead.

      Examples:
        catalog export --list-formats
        catalog export --locale ar --format json
        catalog export --all --format json --output Translations
        catalog export --locale pl --only missing --format xlsx --output pl.xlsx
        catalog export --locale ar --format xlsx --icon-images png --output ar.xlsx
        catalog export --all --only changed-since v1.2 --format json --output Changed
        catalog export --all --format android --output res \\
          --keys 'ds_{purpose}[_{message}]'
        catalog export --all --format arb --purposes own --output lib/l10n
        catalog export --locale pt-BR --resolved --format csv --output pt-BR.csv
        catalog export --output App/Localizable.xcstrings
        catalog export --output App/Localizable.xcstrings --locale de,fr
        catalog export --output app/src/main/res/values*/strings.xml --dry-run
        catalog export --output App/de.lproj/Localizable.strings \\
          App/de.lproj/Localizable.stringsdict
        catalog export --output locales/*/app.json --format i18next
        catalog export --update --check
        catalog export --pseudo --output Tests/PseudoCatalog
        catalog export --pseudo --format json --output pseudo
      """
  )

  @OptionGroup var location: WordedCatalogOption

  @Option(
    name: [.customLong("locale"), .customLong("locales")],
    help: ArgumentHelp("Locales to export, separated by commas; may be repeated.", valueName: "tags"),
    completion: Completions.locales)
  var locale: [String] = []

  @Flag(help: "Export every locale of the catalogue.")
  var all = false

  @Option(
    help: ArgumentHelp("The exchange format; 'catalog export --list-formats' lists them.", valueName: "format"),
    completion: Completions.formats)
  var format: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "The file of one locale, the folder for files, or existing files to write the catalogue's units into.",
      valueName: "path"), completion: .file())
  var output: [String] = []

  @Flag(help: "Write the string tables that catalog.json declares under 'outputs'.")
  var update = false

  @Flag(help: "Write nothing; print the changes as a diff, and exit with 1 if anything differs.")
  var check = false

  @Flag(help: "Replace existing files, and lose what else is in them.")
  var replace = false

  @Flag(help: "Print the changes to existing files as a diff, and write nothing.")
  var dryRun = false

  @Flag(help: "Overwrite texts that were edited in existing files since their export.")
  var discardChanges = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Only these units: 'missing', 'needs-review' or 'changed-since REV', a git revision.", valueName: "units"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only these purposes, separated by commas; may be repeated. 'own' means those that an overlay adds or changes in more than icons.",
      valueName: "purposes"),
    completion: Completions.selectedPurposes)
  var purposes: [String] = []

  @Flag(help: "Also export the texts that a regional locale inherits, empty, so that a translator can change them.")
  var inherited = false

  @Flag(help: "Write every text that a locale shows, including inherited texts and the source text.")
  var resolved = false

  @Option(
    help: ArgumentHelp(
      "Locales whose texts are added for reference, separated by commas; may be repeated.", valueName: "tags"),
    completion: Completions.locales)
  var reference: [String] = []

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "An option of the format; may be repeated. 'catalog export --list-formats' lists them.", valueName: "name=value"))
  var options: [Assignment] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Write README.md for translators into the folder of a format that no app loads, such as XLIFF and XLSX.")
  var instructions = true

  @OptionGroup var keyPattern: KeyPatternOption

  @Option(
    help: ArgumentHelp(
      "A folder with a PNG file for each icon, such as 'trash.png'. A workbook shows them beside the keys.",
      valueName: "folder"),
    completion: .directory)
  var iconImages: String?

  @Option(
    help: ArgumentHelp(
      "With --icon-images, the icon set that the file names are from (default: the one with most matches).",
      valueName: "set"),
    completion: Completions.iconSets)
  var iconSet: String?

  @Flag(help: "Exit with 0 even if units are left out because the format cannot hold them.")
  var allowIncomplete = false

  @OptionGroup var refusal: RefusalOption

  @OptionGroup var quietness: QuietOption

  @Flag(help: "Write pseudo-locales for tests of layouts: a separate catalogue, or string tables with --format.")
  var pseudo = false

  @Flag(help: "List the exchange formats, their limits and their options; with --format json, as JSON.")
  var listFormats = false

  func validate() throws { try checkOptions() }

  func run() throws {
    if update { return try declaredTables().make { if case .tables = $0 { true } else { false } } }
    if listFormats { return try listAllFormats() }
    if pseudo { return try writePseudoLocales() }
    let catalogue = try catalogue()
    let namings = KeyNamings(catalogue, pattern: try keyPattern.pattern())
    do {
      let format = try format.map(AllFormats.format)
      if let format, !reference.isEmpty, !format.description.hasNotes {
        throw CannotRun("\(format.description.identifier) has no notes, so --reference would add nothing; leave it out")
      }
      let builder = try TableBuilder(
        catalogue, references: try LanguageTag.each(of: reference, in: catalogue.manifest),
        selection: try selection.units(of: catalogue) { Terminal.say("note: \($0)") },
        purposes: try selection.purposes(of: catalogue),
        // Only apps have files that can be updated.
        includesEveryShort: format.map { $0.description.fallback != nil } ?? true)
      let locales = all ? catalogue.manifest.locales : try LanguageTag.each(of: locale, in: catalogue.manifest)
      let updates = FileUpdates(
        updater: AppFileUpdater(
          builder, namings: namings,
          request: AppFileUpdater.Request(
            format: format, options: chosenOptions,
            // Files of several locales name their own.
            locales: all || (locales.count > 1 && updatedFiles.isEmpty) ? [] : locales, addsAllLocales: all,
            resolution: { selection.resolution(for: $0, options: chosenOptions) })),
        discardsChanges: discardChanges, importCommand: importCommand, completeness: completeness,
        quietness: quietness, isCheck: check)
      guard let format, updatedFiles.isEmpty else {
        var unreadable: [StringTableError] = []
        let files = updatedFiles.compactMap { path -> SourceFile? in
          do throws(FileError) {
            return SourceFile(path: path, bytes: try DiskFiles().read(path))
          } catch {
            unreadable.append(StringTableError("\(error)"))
            return nil
          }
        }
        return try updates.run(files, unreadable: unreadable, isDryRun: dryRun || check)
      }
      var options = try FormatOptions(
        selection.options(chosenOptions, of: format.description), of: format.description,
        keys: try namings.naming(in: format.description))
      if format is AndroidFormat { options = options.writing(output.first.flatMap(Dialect.ofOutput)) }
      if format is ARBFormat, usesEscaping { options = options.setting(ARBFormat.escaping, to: "yes") }
      var tables = try builder.tables(
        for: locales, resolving: selection.resolution(for: format.description, options: chosenOptions))
      if !only.isEmpty {
        // A translator does not need a file without units.
        tables.removeAll(where: \.units.isEmpty)
        guard !tables.isEmpty else {
          return try Terminal.standardError.write("nothing to export: no text is '\(only.joined(separator: " "))'\n")
        }
      }
      let illustrated = try illustrated(format, for: tables, of: catalogue)
      let exported = try illustrated.format.export(tables, options: options)
      let destination = output.first.map { path in
        ExportDestination(path, of: format.description, hasSeveralLocales: all || locales.count > 1)
      }
      let output = ExportOutput(
        destination: destination, replaces: replace, isDryRun: dryRun || check, quietness: quietness, isCheck: check)
      let losses = try output.write(
        exported, with: instructions ? TranslatorsPage(for: tables, in: format.description) : nil,
        updating: format is any UpdatableFormat && iconImages == nil ? updates : nil)
      Terminal.say(illustrated.missing)
      try completeness.require(losses)
    } catch let error as StringTableError {
      throw CannotRun("\(error)")
    } catch let error as ExportSelectionError {
      throw CannotRun("\(error)")
    }
  }

  /// The catalogue in the wording of the export; for files that are updated, in that of their texts.
  private func catalogue() throws -> CatalogSource {
    let shared = try refusingErrors()
    guard !updatedFiles.isEmpty, location.wording == nil else {
      return try location.worded(shared, for: try identifier(ofFormat: format))
    }
    let named = try LanguageTag.each(of: locale, in: shared.manifest)
    // A file that cannot be read is reported by the update.
    let found = try? ImportFiles(updatedFiles).read(
      format: try format.map(AllFormats.format),
      context: ReadContext(shared, locale: named.count == 1 ? named.first : nil),
      namings: KeyNamings(shared, pattern: try keyPattern.pattern()))
    guard let found,
      let wording = try cannotRun({ () throws(WordingChoiceError) in try found.wordingToUpdate(from: shared) })
    else { return shared }
    quietness.say("the texts of the files are in the wording '\(wording)'; --wording writes another")
    return try shared.worded(named: wording.rawValue)
  }

  /// The catalogue, unless it has errors. Missing texts, and in formats that no app loads errors of translations, are what
  /// translators correct.
  private func refusingErrors() throws -> CatalogSource {
    let source = try location.catalog.read()
    let isForTranslators = format.flatMap { try? AllFormats.format($0).description.fallback == nil } ?? false
    var count = 0
    try refusal.refuseErrors(of: source, nothingIs: "exported") { error in
      if error.isAboutMissingContent { return true }
      let subject = error.subject
      guard isForTranslators, subject.purpose != nil, let locale = subject.locale,
        locale != source.manifest.sourceLocale
      else { return false }
      count += 1
      return true
    }
    if count > 0 {
      quietness.say(
        "\(counted(count, "error")) of translations \(count == 1 ? "is" : "are") exported; 'catalog check' lists what to correct"
      )
    }
    return source
  }

  /// The identifier of a format that may be called by another name.
  private func identifier(ofFormat name: String?) throws(CannotRun) -> String? {
    do throws(StringTableError) {
      return try name.map { (name) throws(StringTableError) in try AllFormats.format(name).description.identifier }
    } catch {
      throw CannotRun("\(error)")
    }
  }

  /// The command that imports a file updated with these options; the file's name is to be appended.
  private var importCommand: [String] {
    let named = [
      ("--catalog", location.folder), ("--format", format),
      ("--locale", CatalogNames.list(in: locale).count == 1 ? locale[0] : nil),
      ("--keys", keyPattern.keys),
    ]
    return ["catalog", "import"] + named.flatMap { name, value in value.map { [name, $0] } ?? [] }
  }

  /// True if the Flutter project of the output has `use-escaping: true`, and no option overrides it.
  private var usesEscaping: Bool {
    guard let output = output.first, !options.contains(where: { $0.name == ARBFormat.escaping.name }) else {
      return false
    }
    let isFile = output.hasSuffix(".arb")
    let folder = isFile ? Path.join(output, "..") : output
    return FlutterSettings(ofFolder: folder, in: DiskFiles())?.usesEscaping ?? false
  }

  private func writePseudoLocales() throws {
    let export = PseudoExport(
      catalogue: try refusingErrors(), output: output.first ?? PseudoExport.defaultOutput, replaces: replace,
      quietness: quietness)
    do {
      guard let format else { return try export.writeCatalogue() }
      try export.write(in: try AllFormats.format(format))
    } catch let error as StringTableError {
      throw CannotRun("\(error)")
    }
  }

  /// The string tables that catalog.json declares, with the options of this command.
  private func declaredTables() throws -> DeclaredOutputs {
    var tables = try DeclaredOutputs.parse([])
    (tables.location, tables.check, tables.refusal, tables.quietness) = (location.catalog, check, refusal, quietness)
    return tables
  }

  private var completeness: Completeness { Completeness(isRequired: !allowIncomplete) }

  private var chosenOptions: [(name: String, value: String)] { options.map { ($0.name, $0.value) } }

  private func listAllFormats() throws(CannotRun) {
    switch OutputFormat(rawValue: format ?? OutputFormat.text.rawValue) {
    case .text: try Terminal.standardOutput.write(FormatList.text)
    case .json: try Terminal.standardOutput.write(json: FormatList.tree)
    case nil: throw CannotRun("--list-formats prints 'text' or 'json'; name one of them with --format")
    }
  }

  /// The format with the requested pictures, and a message about missing ones.
  private func illustrated(
    _ format: any StringTableFormat, for tables: [StringTable], of catalogue: CatalogSource
  ) throws -> (format: any StringTableFormat, missing: String?) {
    guard let iconImages else { return (format, nil) }
    guard let format = format as? any IllustratedFormat else {
      throw CannotRun(
        "format '\(format.description.identifier)' cannot contain pictures; leave out --icon-images, or use "
          + AllFormats.illustrated.map { "'\($0)'" }.joined(separator: " or "))
    }
    let folder = try IconImageFolder(iconImages, in: DiskFiles())
    let set = try iconSet.map { try catalogue.iconSet(named: $0) } ?? folder.iconSet(of: catalogue)
    let found = try folder.images(of: set, for: tables, catalogue: catalogue)
    return (format.showing(found.images), found.missing)
  }
}
