import CatalogFiles
import CatalogModel
import StringTables

/// `export --update`: an app's own files, with the catalogue's units written into them.
struct FileUpdates {
  let catalogue: CatalogSource
  let builder: TableBuilder
  /// nil for what each file looks like.
  let format: (any StringTableFormat)?
  let options: [FormatOptionArgument]
  /// What the command line names; empty for what each file names.
  let locales: [LanguageTag]

  /// Updates files, and tells what became of each; none is written before all of them are made.
  func run(_ paths: [String], isDryRun: Bool) throws {
    var made: [(file: SourceFile, updated: UpdatedFile)] = []
    for path in paths {
      let file = try cannotRun { () throws(FileError) in SourceFile(path: path, bytes: try DiskFiles().read(path)) }
      made.append((file, try update(file)))
    }
    for (file, updated) in made {
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
      try Terminal.standardOutput.write(words + "\n" + updated.losses.map(\.line).joined())
    }
  }

  private func update(_ file: SourceFile) throws -> UpdatedFile {
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
    } else if format.description.layout != .oneFile {
      wanted = [locales[0]]
    }
    return try format.update(
      file, with: try wanted.map { try builder.table(for: $0) }, options: options, context: context)
  }
}
