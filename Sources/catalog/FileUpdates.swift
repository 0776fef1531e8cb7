import ArgumentParser
import CatalogFiles
import CatalogModel
import StringTables

/// `export --update`: an app's own files, with the catalogue's units written into them.
struct FileUpdates {
  let catalogue: CatalogSource
  let builder: TableBuilder
  /// nil for what each file looks like.
  let format: (any StringTableFormat)?
  let options: [Assignment]
  /// What the command line names; empty for what each file names.
  let locales: [LanguageTag]
  /// Whether what was changed in the files since they were exported is overwritten.
  let discardsChanges: Bool
  let completeness: Completeness
  let quietness: QuietOption

  /// A file with the units in it, not yet written.
  private struct Update {
    let file: SourceFile
    let updated: UpdatedFile
    /// How many texts of the file would be lost.
    let unimported: Int

    /// What to tell where texts would be lost; nil where none would.
    var warning: String? {
      guard unimported > 0 else { return nil }
      let (texts, differ, are) = unimported == 1 ? ("text", "differs", "is") : ("texts", "differ", "are")
      return
        "\(unimported) \(texts) of '\(file.path)' \(differ) from what was exported and \(are) not imported yet; "
        + "import it first (catalog import \(file.path)), or pass --discard-changes"
    }
  }

  /// Updates files, and tells what became of each; none is written before all of them are made.
  ///
  /// - Throws: ``ExitCode/findings`` where texts of a file would be lost that nobody has imported; then none is written.
  func run(_ paths: [String], isDryRun: Bool) throws {
    var made: [Update] = []
    var skipped: [StringTableError] = []
    for path in paths {
      let file = try cannotRun { () throws(FileError) in SourceFile(path: path, bytes: try DiskFiles().read(path)) }
      do {
        made.append(try update(file))
      } catch let error as UndeclaredLocale {
        skipped.append(error.words)
      }
    }
    if let error = skipped.first, made.isEmpty { throw error }
    for error in skipped { Terminal.say("\(error); skipped") }
    let warnings = discardsChanges ? [] : made.compactMap(\.warning)
    for warning in warnings { Terminal.say(warning) }
    for update in made where isDryRun || warnings.isEmpty {
      let (file, updated) = (update.file, update.updated)
      let isOther = file.bytes != updated.bytes
      if isDryRun {
        try Terminal.standardOutput.write(UnifiedDiff.text(path: file.path, old: file.bytes, new: updated.bytes))
        Terminal.say(updated.losses.isEmpty ? nil : String(updated.losses.map(\.line).joined().dropLast()))
        continue
      }
      if isOther {
        try cannotRun { () throws(FileError) in try DiskFiles().write(updated.bytes, to: file.path, isDurable: false) }
      }
      let words =
        isOther
        ? "updated \(file.path): \(updated.changed) changed, \(updated.added) added" : "\(file.path): nothing to change"
      try quietness.report(words + "\n")
      try Terminal.standardOutput.write(updated.losses.map(\.line).joined())
    }
    if !warnings.isEmpty { throw ExitCode.findings }
    try completeness.require(made.flatMap(\.updated.losses))
  }

  private func update(_ file: SourceFile) throws -> Update {
    let found = try format ?? AllFormats.format(of: file)
    guard let format = found as? any UpdatableFormat else {
      let names = AllFormats.updatable.joined(separator: ", ")
      throw StringTableError(
        "'\(found.description.identifier)' files are written whole; those of \(names) can be updated", path: file.path)
    }
    let options = try FormatOptions(options.map { ($0.name, $0.value) }, of: format.description)
    let context = ReadContext(catalogue, locale: format.description.layout == .oneFile ? nil : locales.first)
    var wanted = locales
    if wanted.isEmpty {
      wanted = try format.read([file], context: context).tables.map(\.locale)
      // A string catalog may have locales that the catalogue does not; a file of one locale is said to.
      if format.description.layout == .oneFile { wanted = wanted.filter(catalogue.manifest.locales.contains) }
      if let unknown = wanted.first(where: { !catalogue.manifest.locales.contains($0) }) {
        throw UndeclaredLocale(unknown, of: file, catalogue)
      }
    } else if format.description.layout != .oneFile {
      wanted = [locales[0]]
    }
    let tables = try wanted.map { try builder.table(for: $0) }
    let updated = try format.update(file, with: tables, options: options, context: context)
    let read = try format.read([file], context: context)
    return Update(file: file, updated: updated, unimported: Self.unimported(of: read, tables))
  }

  /// A file whose name says a locale that the catalogue does not declare: among the files of an app it is skipped.
  private struct UndeclaredLocale: Error {
    let words: StringTableError

    init(_ locale: LanguageTag, of file: SourceFile, _ catalogue: CatalogSource) {
      let advice = NearestLocale.advice(on: locale, among: catalogue.manifest.locales)
      words = StringTableError("the catalogue has no locale '\(locale)'; \(advice)", path: file.path)
    }
  }

  // MARK: What would be lost

  /// How many units of a file have something that an import would take, and that the catalogue's units overwrite.
  private static func unimported(of read: ReadTables, _ tables: [StringTable]) -> Int {
    tables.reduce(0) { count, table in
      let theirs = read.tables.filter { $0.locale == table.targetLocale }.flatMap(\.units)
      let found = Dictionary(theirs.map { ($0.key, $0) }) { first, _ in first }
      return count + table.units.count { unit in found[unit.key].map { isChanged($0, from: unit) } ?? false }
    }
  }

  /// Whether a unit was changed in the file since it was exported, so that it says something else than the catalogue;
  /// without a base nobody knows.
  private static func isChanged(_ theirs: ReadUnit, from unit: StringUnit) -> Bool {
    guard let base = theirs.base, let target = unit.target, !theirs.target.isEmpty else { return false }
    if MessageForms.canonicalText(of: theirs.target) == MessageForms.canonicalText(of: target) {
      guard let state = theirs.state else { return false }
      return state != .new && state != base.state && state != unit.state
    }
    return !base.isTarget(theirs.target)
  }
}
