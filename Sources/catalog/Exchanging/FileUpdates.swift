import ArgumentParser
import CatalogEditing
import CatalogFiles
import CatalogModel
import SourceText
import StringTables
import TextFormats

/// `export --update`: an app's own files, with the catalogue's units written into them.
struct FileUpdates {
  let catalogue: CatalogSource
  let builder: TableBuilder
  /// nil for what each file looks like.
  let format: (any StringTableFormat)?
  let options: [Assignment]
  let namings: KeyNamings
  /// What the command line names; empty for what each file names.
  let locales: [LanguageTag]
  /// Whether a file of several locales gets texts of all that the catalogue has.
  let addsAllLocales: Bool
  /// Which texts of other locales go into the files of a format.
  let resolution: (FormatDescription) -> TextResolution
  /// Whether what was changed in the files since they were exported is overwritten.
  let discardsChanges: Bool
  let completeness: Completeness
  let quietness: QuietOption

  /// A file, and the locales whose texts go into it.
  private struct Target {
    let file: SourceFile
    let format: any UpdatableFormat
    let context: ReadContext
    let locales: [LanguageTag]

    var hasAllLocales: Bool { format.description.layout == .oneFile }
  }

  /// Updates files and reports what became of each; none is written before all of them are made.
  ///
  /// - Throws: ``ExitCode/findings`` where texts of a file would be lost that nobody has imported, and then none is written;
  ///   and where a file has another program's text under a key of the catalogue.
  func run(_ paths: [String], isDryRun: Bool) throws {
    let files = try paths.map { path in
      try cannotRun { () throws(FileError) in SourceFile(path: path, bytes: try DiskFiles().read(path)) }
    }
    var siblings = SiblingSources(in: DiskFiles(), named: files)
    var targets: [Target] = []
    var skipped: [StringTableError] = []
    for file in files {
      do {
        targets.append(try target(file, &siblings))
      } catch let error as SkippedFile {
        skipped.append(error.words)
      }
    }
    if let error = skipped.first, targets.isEmpty { throw error }
    for error in skipped { Terminal.say("\(error); skipped") }
    let made = try updates(of: targets)
    let warnings = discardsChanges ? [] : made.compactMap(\.warning)
    for warning in warnings { Terminal.say(warning) }
    for update in made where isDryRun || warnings.isEmpty {
      let (file, updated) = (update.file, update.updated)
      let isOther = file.bytes != updated.bytes
      if isDryRun {
        try Terminal.standardOutput.write(patch: UnifiedDiff.text(path: file.path, old: file.bytes, new: updated.bytes))
        Terminal.say(updated.losses.isEmpty ? nil : String(updated.losses.map(\.line).joined().dropLast()))
        continue
      }
      if isOther {
        try cannotRun { () throws(FileError) in
          try DiskFiles().write(updated.bytes, to: file.path, isDurable: false, followsLinks: true)
        }
      }
      let words =
        isOther
        ? "updated \(file.path): \(updated.changed) changed, \(updated.added) added" : "\(file.path): nothing to change"
      try quietness.report(words.onOneLine + "\n")
      try Terminal.standardOutput.write(updated.losses.map(\.line).joined())
    }
    for update in made { update.foreign.forEach { Terminal.say($0) } }
    if !warnings.isEmpty || made.contains(where: { !$0.foreign.isEmpty }) { throw ExitCode.findings }
    try completeness.require(made.flatMap(\.updated.losses))
  }

  private func target(_ file: SourceFile, _ siblings: inout SiblingSources) throws -> Target {
    let found = try format ?? AllFormats.format(of: file)
    guard let format = found as? any UpdatableFormat else {
      let names = AllFormats.updatable.joined(separator: ", ")
      throw StringTableError(
        "'\(found.description.identifier)' files are written whole; those of \(names) can be updated", path: file.path)
    }
    if let reason = format.reasonToSkip(file) { throw SkippedFile(StringTableError(reason, path: file.path)) }
    let hasAllLocales = format.description.layout == .oneFile
    var context = ReadContext(catalogue, locale: hasAllLocales ? nil : locales.first)
    context.keys = try namings.naming(in: format.description)
    context = try siblings.context(for: file, format, in: context)
    var wanted = hasAllLocales ? (addsAllLocales ? catalogue.manifest.locales : locales) : Array(locales.prefix(1))
    if wanted.isEmpty {
      wanted = try format.read([file], context: context).tables.map(\.locale)
      // A string catalog may have locales that the catalogue does not; a file of one locale is said to.
      if hasAllLocales { wanted = wanted.filter(catalogue.manifest.locales.contains) }
      if let unknown = wanted.first(where: { !catalogue.manifest.locales.contains($0) }) {
        throw SkippedFile(file, of: unknown, catalogue)
      }
    }
    guard !wanted.isEmpty else {
      throw StringTableError(
        "the file has no translations into locales of the catalogue; name the locales to add with --locale, or all with "
          + "--all", path: file.path)
    }
    return Target(file: file, format: format, context: context, locales: wanted)
  }

  /// The files with the units in them; an app is taken to have all files of a format that are updated.
  private func updates(of targets: [Target]) throws -> [AppFileUpdate] {
    var tables: [String: [LanguageTag: StringTable]] = [:]
    for target in targets where tables[target.format.description.identifier] == nil {
      tables[target.format.description.identifier] = try self.tables(for: target.format, targets)
    }
    return try targets.map { target in
      let format = target.format.description
      return try AppFileUpdate(
        target.file, as: target.format, locales: target.hasAllLocales ? target.locales : locales,
        declared: catalogue.manifest.locales,
        options: try FormatOptions(options.map { ($0.name, $0.value) }, of: format, keys: target.context.keys),
        context: target.context
      ) { locale in try tables[format.identifier]?[locale] ?? builder.table(for: locale) }
    }
  }

  private func tables(
    for format: any UpdatableFormat, _ targets: [Target]
  ) throws -> [LanguageTag: StringTable] {
    let same = targets.filter { $0.format.description.identifier == format.description.identifier }
    let locales = Set(same.flatMap(\.locales)).sorted()
    let tables = try builder.tables(for: locales, resolving: resolution(format.description))
    return Dictionary(zip(locales, tables)) { first, _ in first }
  }

  /// A file that the catalogue has nothing for: among the files of an app it is skipped.
  private struct SkippedFile: Error {
    let words: StringTableError

    init(_ words: StringTableError) { self.words = words }

    /// A file whose name says a locale that the catalogue does not declare.
    init(_ file: SourceFile, of locale: LanguageTag, _ catalogue: CatalogSource) {
      let advice = NearestLocale.advice(on: locale, among: catalogue.manifest.locales)
      self.init(StringTableError("the catalogue has no locale '\(locale)'; \(advice)", path: file.path))
    }
  }
}

extension AppFileUpdate {
  /// What to tell where texts would be lost; nil if none would.
  fileprivate var warning: String? {
    guard unimported > 0 else { return nil }
    let (texts, differ, are) = unimported == 1 ? ("text", "differs", "is") : ("texts", "differ", "are")
    let words =
      "\(unimported) \(texts) of '\(file.path)' \(differ) from the catalogue's and \(are) not imported yet; "
      + "import it first (catalog import \(file.path)), or pass --discard-changes"
    return words.onOneLine
  }

  /// A line for each unit whose key is another program's.
  fileprivate var foreign: [String] { updated.foreign.map { $0.words(in: file.path, format).onOneLine } }
}
