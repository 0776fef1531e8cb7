internal import CatalogFiles
package import CatalogModel
internal import CatalogValidation
package import SourceText
package import StringFormats

/// Writes a catalogue's units into an app's own files.
package struct AppFileUpdater {
  /// A file and the locales to write into it.
  package struct Target {
    let file: SourceFile
    let format: any UpdatableFormat
    let context: ReadContext
    let locales: [LanguageTag]
  }

  /// The files of a command line.
  package struct Plan {
    /// The files to update.
    package var targets: [Target] = []
    /// Errors of files for which the catalogue has no texts.
    package var skipped: [StringTableError] = []
    /// Errors of files that cannot be read, or whose format or locale is not known for sure.
    package var refused: [StringTableError] = []
  }

  /// The command line's options.
  package struct Request {
    /// nil to detect the format of each file.
    package var format: (any StringTableFormat)?
    package var options: [(name: String, value: String)]
    /// Empty for the locales that each file names itself.
    package var locales: [LanguageTag]
    /// True to write all locales of the catalogue into a file of several locales.
    package var addsAllLocales: Bool
    /// The inherited texts that the files of a format contain.
    package var resolution: (FormatDescription) -> TextResolution

    package init(
      format: (any StringTableFormat)?, options: [(name: String, value: String)], locales: [LanguageTag],
      addsAllLocales: Bool, resolution: @escaping (FormatDescription) -> TextResolution
    ) {
      self.format = format
      self.options = options
      self.locales = locales
      self.addsAllLocales = addsAllLocales
      self.resolution = resolution
    }
  }

  private let catalogue: CatalogSource
  private let builder: TableBuilder
  private let namings: KeyNamings
  private let request: Request

  package init(_ builder: TableBuilder, namings: KeyNamings, request: Request) {
    catalogue = builder.catalogue
    self.builder = builder
    self.namings = namings
    self.request = request
  }

  /// Decides which files to update, with which locales.
  package func plan(_ files: [SourceFile]) -> Plan {
    var siblings = SiblingSources(in: DiskFiles(), named: files)
    var plan = Plan()
    for file in files {
      do throws(StringTableError) {
        let format = try updatableFormat(of: file)
        if let reason = format.reasonToSkip(file) {
          plan.skipped.append(StringTableError(reason, path: file.path))
          continue
        }
        let target = try target(file, format: format, siblings: &siblings)
        if let unknown = target.locales.first(where: { !catalogue.manifest.locales.contains($0) }) {
          let advice = NearestLocale.advice(on: unknown, among: catalogue.manifest.locales)
          plan.skipped.append(StringTableError("the catalogue has no locale '\(unknown)'; \(advice)", path: file.path))
        } else {
          plan.targets.append(target)
        }
      } catch {
        plan.refused.append(error)
      }
    }
    return plan
  }

  private func updatableFormat(of file: SourceFile) throws(StringTableError) -> any UpdatableFormat {
    if let format = request.format { try AllFormats.require(format, of: file) }
    let format = if let format = request.format { format } else { try AllFormats.format(of: file) }
    if let format = format as? any UpdatableFormat { return format }
    let names = AllFormats.updatable.joined(separator: ", ")
    throw StringTableError(
      "'\(format.description.identifier)' files are written whole: name --format and --locale, and pass --replace; units can "
        + "be written into those of \(names)", path: file.path, .unknownFormat)
  }

  private func target(
    _ file: SourceFile, format: any UpdatableFormat, siblings: inout SiblingSources
  ) throws(StringTableError) -> Target {
    let locales = request.locales
    let hasAllLocales = format.description.layout == .oneFile
    var context = ReadContext(catalogue, locale: hasAllLocales ? nil : locales.first)
    context.keys = try namings.naming(in: format.description)
    context = try siblings.context(for: file, format, in: context)
    context.companion = siblings.companion(of: file, format, in: context)
    context.folder = siblings.folderKeys(beside: file, format, in: context)
    var wanted =
      hasAllLocales ? (request.addsAllLocales ? catalogue.manifest.locales : locales) : Array(locales.prefix(1))
    if wanted.isEmpty {
      do throws(StringTableError) {
        wanted = try format.read([file], context: context).tables.map(\.locale)
      } catch {
        throw error.listing(LocaleSigns(of: file, format, in: context))
      }
      // A string catalog may have locales that the catalogue does not; a file of one locale is skipped and reported.
      if hasAllLocales { wanted = wanted.filter(catalogue.manifest.locales.contains) }
    }
    guard !wanted.isEmpty else {
      throw StringTableError(
        "the file has no translations into locales of the catalogue; name the locales to add with --locale, or all with "
          + "--all", path: file.path)
    }
    return Target(file: file, format: format, context: context, locales: wanted)
  }

  /// The updated files, and the errors of those that cannot be read. The files of one format are expected to be all that
  /// the app has.
  ///
  /// - Throws: ``StringTableError`` for unknown options.
  package func updates(of targets: [Target]) throws -> (updates: [AppFileUpdate], refused: [StringTableError]) {
    var tables: [String: [LanguageTag: StringTable]] = [:]
    for target in targets where tables[target.format.description.identifier] == nil {
      tables[target.format.description.identifier] = try self.tables(for: target.format.description, targets)
    }
    var siblings = SiblingSources(in: DiskFiles(), named: targets.map(\.file))
    var refused: [StringTableError] = []
    var files: [AppFile] = []
    for target in targets {
      do throws(StringTableError) {
        files.append(try AppFile(target, beside: &siblings))
      } catch {
        refused.append(error)
      }
    }
    let homonyms = Homonyms(files.flatMap { $0.read.tables + $0.read.others }, in: catalogue)
    for index in files.indices { files[index].doubtOwners(of: homonyms.reasons(in: files[index].format)) }
    var unidentified: [String: UnidentifiedKeys] = [:]
    for file in files {
      unidentified[file.format, default: UnidentifiedKeys()]
        .take(file.read, before: tables[file.format] ?? [:], context: file.target.context)
    }
    let updates = try files.map { file in
      let format = file.target.format.description
      var context = file.target.context
      context.ownerDoubts = homonyms.reasons(in: file.format)
      context.unidentified = unidentified[file.format] ?? UnidentifiedKeys()
      return try AppFileUpdate(
        file, with: try locales(of: file).map { try tables[file.format]?[$0] ?? builder.table(for: $0) },
        options: try FormatOptions(request.options, of: format, keys: context.keys), context: context)
    }
    return (updates, refused)
  }

  /// The locales to write into a file: those of the command line, else those that it has.
  private func locales(of file: AppFile) -> [LanguageTag] {
    if file.target.format.description.layout == .oneFile { return file.target.locales }
    return request.locales.first.map { [$0] } ?? file.read.tables.map(\.locale)
  }

  private func tables(
    for format: FormatDescription, _ targets: [Target]
  ) throws(StringTableError) -> [LanguageTag: StringTable] {
    let same = targets.filter { $0.format.description.identifier == format.identifier }
    let locales = Set(same.flatMap(\.locales)).sorted()
    let tables = try builder.tables(for: locales, resolving: request.resolution(format))
    return Dictionary(zip(locales, tables)) { first, _ in first }
  }
}
