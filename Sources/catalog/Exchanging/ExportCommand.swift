import ArgumentParser
import CatalogFiles
import CatalogModel
import StringTables

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write string tables for translators.",
    discussion: """
      Each unit goes out with what a translator needs to know of it. Units that the format cannot hold are left out, listed \
      and counted, and the exit code is 1 unless --allow-incomplete is given. \
      'catalog import' takes the files back; 'catalog formats' says what each format holds: \
      \(AllFormats.identifiers.joined(separator: ", ")).

      In formats that an app loads as they are, a text without translation is left out, so that the app shows the source \
      text. With --only, --inherited or --option untranslated=empty, it is there to be filled in. Where the app would show \
      another text than 'catalog lookup' does, the file gets that text: a text that pt-BR inherits from pt goes into \
      pt-BR.lproj, since Apple's platforms look into one folder only. The app is taken to have the files that one command \
      writes, and no others. --resolved writes every text that a locale shows, in any format.

      One file goes to standard output unless --output names a place; several need a folder. With --all or several \
      locales --output is a folder, however many files come out; with one it is a file if it ends as the format's files do.

      Files are named as their platform looks for them: of 'zh-Hant', Android's folder is 'values-zh-rTW' and the files of gettext \
      and Qt are 'zh_TW'. An import finds a locale by any of its names.

      --update writes into files that an app has already: string catalogs, Xcode's XLIFF, Android's resources and PO \
      files. What is not the catalogue's stays in them byte for byte, and so does what says the same as before. Where \
      somebody changed a text of a file since it was exported, nothing is written and the exit code is 1: import it first. \
      An entry is the catalogue's if it carries our digests, or if its key and its source text are the catalogue's; nothing \
      is written to others, and the exit code is 1 until catalog.json accepts them as foreign. \
      A string catalog gets texts of the locales that it has, or of those that --locale or --all names. \
      A file of a locale that the catalogue does not declare is skipped.

      Examples:
        catalog export --locale ar --format json
        catalog export --all --format json --output Translations
        catalog export --locale pl --only missing --format xlsx --output pl.xlsx
        catalog export --locale ar --format xlsx --icon-images png --output ar.xlsx
        catalog export --all --only changed-since v1.2 --format json --output Changed
        catalog export --all --format android --output res \\
          --keys 'ds_{purpose}[_{message}]'
        catalog export --all --format arb --purposes own --output lib/l10n
        catalog export --locale pt-BR --resolved --format csv --output pt-BR.csv
        catalog export --update App/Localizable.xcstrings
        catalog export --update App/Localizable.xcstrings --locale de --locale fr
        catalog export --update app/src/main/res/values*/strings.xml --dry-run
      """
  )

  @OptionGroup var location: CatalogOption

  @Option(
    help: ArgumentHelp("A locale to export; may be repeated.", valueName: "tag"), completion: Completions.locales)
  var locale: [String] = []

  @Flag(help: "Export every locale of the catalogue.")
  var all = false

  @Option(
    help: ArgumentHelp("The exchange format; 'catalog formats' lists them.", valueName: "format"),
    completion: Completions.formats)
  var format: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Files to write the units into; everything else in them stays as it is. Their locale is the one that they name.",
      valueName: "file"),
    completion: .file())
  var update: [String] = []

  @Flag(help: "With --update, show what would change as a diff, and write nothing.")
  var dryRun = false

  @Flag(help: "With --update, also overwrite what was changed in the files since they were exported.")
  var discardChanges = false

  @Option(
    help: ArgumentHelp("A file of one locale, or the folder that files go to.", valueName: "path"), completion: .file())
  var output: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Only some units: 'missing', 'needs-review' or 'changed-since REV', a git revision.", valueName: "units"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only these purposes, with commas between; may be repeated. 'own' stands for those that an overlay adds or changes.",
      valueName: "purposes"),
    completion: Completions.selectedPurposes)
  var purposes: [String] = []

  @Flag(help: "Also export, to be filled in, what a regional locale inherits: for a translator who wants another word.")
  var inherited = false

  @Flag(help: "Write all that each locale shows: where it has no text, the inherited one or the source text.")
  var resolved = false

  @Option(
    help: ArgumentHelp("A locale whose texts go along as a second reference; may be repeated.", valueName: "tag"),
    completion: Completions.locales)
  var reference: [String] = []

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp("Something about how the format is written; may be repeated.", valueName: "name=value"))
  var options: [Assignment] = []

  @OptionGroup var keyPattern: KeyPatternOption

  @Option(
    help: ArgumentHelp(
      "A folder of PNG files named after icons, 'trash.png', which a workbook shows beside the keys.",
      valueName: "folder"),
    completion: .directory)
  var iconImages: String?

  @Option(
    help: ArgumentHelp(
      "With --icon-images, the icon set whose names the files have; otherwise the one that most of them are of.",
      valueName: "set"),
    completion: Completions.iconSets)
  var iconSet: String?

  @Flag(help: "Exit with 0 also where units are left out, since the format cannot hold them.")
  var allowIncomplete = false

  @OptionGroup var quietness: QuietOption

  func validate() throws {
    if iconSet != nil, iconImages == nil {
      throw ValidationError("--icon-set is for --icon-images; name the folder of its pictures with that")
    }
    if inherited, !only.isEmpty { throw ValidationError("both --inherited and --only are given; give one") }
    if resolved, inherited || !only.isEmpty {
      throw ValidationError("both --resolved and \(inherited ? "--inherited" : "--only") are given; give one")
    }
    if !update.isEmpty {
      if iconImages != nil { throw ValidationError("both --update and --icon-images are given; give one") }
      if output != nil { throw ValidationError("both --update and --output are given; give one") }
      if Set(locale).count > 1, update.count > 1 {
        throw ValidationError("several files and several locales; leave --locale out where the files name theirs")
      }
      return
    }
    if dryRun { throw ValidationError("--dry-run is for --update; without it, standard output shows the file") }
    if discardChanges { throw ValidationError("--discard-changes is for --update; an export writes whole files") }
    if format == nil { throw ValidationError("no format; name one with --format: 'catalog formats' lists them") }
    guard all != !locale.isEmpty else {
      throw ValidationError(
        all ? "both --all and --locale are given; give one" : "no locale; name one with --locale, or all with --all")
    }
  }

  func run() throws {
    let catalogue = try location.read()
    let namings = KeyNamings(catalogue, pattern: try keyPattern.pattern())
    do {
      let format = try format.map(AllFormats.format)
      let builder = try TableBuilder(
        catalogue, references: try LanguageTag.each(of: reference, in: catalogue.manifest),
        selection: try selection(of: catalogue),
        purposes: try selectedPurposes(of: catalogue),
        // Files that can be updated are an app's.
        includesEveryShort: format.map { $0.description.fallback != nil } ?? true)
      guard let format, update.isEmpty else {
        let request = AppFileUpdater.Request(
          format: format, options: options.map { ($0.name, $0.value) },
          locales: try LanguageTag.each(of: locale, in: catalogue.manifest), addsAllLocales: all,
          resolution: resolution)
        return try FileUpdates(
          updater: AppFileUpdater(builder, namings: namings, request: request), discardsChanges: discardChanges,
          completeness: completeness, quietness: quietness
        ).run(update, isDryRun: dryRun)
      }
      let locales = all ? catalogue.manifest.locales : try LanguageTag.each(of: locale, in: catalogue.manifest)
      let options = try FormatOptions(
        chosen(of: format.description), of: format.description, keys: try namings.naming(in: format.description))
      var tables = try builder.tables(for: locales, resolving: resolution(for: format.description))
      if !only.isEmpty {
        // A translator has no use for a file with nothing to do in it.
        tables.removeAll(where: \.units.isEmpty)
        guard !tables.isEmpty else {
          return try Terminal.standardError.write("nothing to export: no text is '\(only.joined(separator: " "))'\n")
        }
      }
      let illustrated = try illustrated(format, for: tables, of: catalogue)
      let exported = try illustrated.format.export(tables, options: options)
      try ExportOutput(output, of: format.description, hasSeveralLocales: all || locales.count > 1, quietness)
        .write(exported)
      Terminal.say(illustrated.missing)
      try completeness.require(exported.losses)
    } catch let error as StringTableError {
      throw CannotRun("\(error)")
    }
  }

  private var completeness: Completeness { Completeness(isRequired: !allowIncomplete) }

  /// What is chosen of a format's options: who asks for what is missing wants to have it filled in.
  private func chosen(of format: FormatDescription) -> [(name: String, value: String)] {
    let own = options.map { ($0.name, $0.value) }
    guard !only.isEmpty || inherited, format.options.contains(.untranslated) else { return own }
    return [(FormatOption.untranslated.name, "empty")] + own
  }

  /// The format with the pictures that are asked for, and what to tell of those that are missing.
  private func illustrated(
    _ format: any StringTableFormat, for tables: [StringTable], of catalogue: CatalogSource
  ) throws -> (format: any StringTableFormat, missing: String?) {
    guard let iconImages else { return (format, nil) }
    guard let format = format as? any IllustratedFormat else {
      throw CannotRun(
        "format '\(format.description.identifier)' holds no pictures; leave --icon-images out, or take "
          + AllFormats.illustrated.map { "'\($0)'" }.joined(separator: " or "))
    }
    let folder = try IconImageFolder(iconImages, in: DiskFiles())
    let set = try iconSet.map { try catalogue.iconSet(named: $0) } ?? folder.iconSet(of: catalogue)
    let found = try folder.images(of: set, for: tables, catalogue: catalogue)
    return (format.showing(found.images), found.missing)
  }
}
