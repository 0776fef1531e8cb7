package import CatalogFiles
package import CatalogModel
package import SourceText
package import StringFormats

/// Finds the content of files on disk that an export would lose by replacing them.
///
/// An entry is safe if its digests show that it is unchanged since an export, or if the catalogue has its text.
package struct ReplacedFile {
  private let builder: TableBuilder
  private let context: ReadContext
  private let format: any StringTableFormat

  /// - Parameters:
  ///   - locale: the exported locale; nil for several.
  ///   - keys: the naming of the exported keys.
  /// - Throws: ``StringTableError`` if the catalogue has no source texts.
  package init(
    _ catalogue: CatalogSource, format: any StringTableFormat, locale: LanguageTag?, keys: KeyNaming?
  ) throws(StringTableError) {
    let isForApps = format.description.fallback != nil
    builder = try TableBuilder(catalogue, selection: .withInherited, includesEveryShort: isForApps)
    var context = ReadContext(catalogue, locale: format.description.layout == .oneFile ? nil : locale)
    context.keys = keys
    self.context = context
    self.format = format
  }

  /// The ways to keep the content of a file.
  ///
  /// - Parameter selecting: true if the export has some purposes only.
  package func advice(selecting: Bool) -> String {
    let purposes = selecting ? " and the same --purposes" : ""
    return
      (format is any UpdatableFormat
      ? "--update with the file's name\(purposes) keeps what is in it" : "import the file first")
      + "; or delete the file, or name another one with --output"
  }

  /// The entries, texts and other parts that would be lost, one on a line with its place; empty for an unchanged export.
  ///
  /// - Parameter new: the file that replaces it.
  package func lost(in file: SourceFile, replacedBy new: ExportedFile) -> [String] {
    guard file.bytes.contains(where: { !" \t\r\n{}".utf8.contains($0) }) else { return [] }
    do throws(StringTableError) {
      let read = try self.read(file)
      let isExport = read.exporter != nil || read.tables.contains { !$0.units.isEmpty } || !read.problems.isEmpty
      guard isExport else { return ["\(file.path): not a file that an export wrote"] }
      let others: [(UnitPlace, String)] = (read.problems + read.appsOwn).map {
        ($0.place, "\($0.place): \($0.message)")
      }
      var all = others
      for table in read.tables { all += try self.lost(in: table) }
      if let locale = read.tables.first?.locale {
        let ending = SourceFile(path: new.path, bytes: []).fileExtension
        let full = try exported(locale).filter { SourceFile(path: $0.path, bytes: []).fileExtension == ending }
        let lost = FileParts(of: file.path, file.bytes).lost(
          to: FileParts(of: new.path, new.bytes), besides: full.map { FileParts(of: $0.path, $0.bytes) })
        for (part, offset) in lost {
          let place = UnitPlace(file: file, offset: offset)
          all.append((place, "\(place): \(part), which no export writes"))
        }
      }
      return all.sorted { $0.0.position < $1.0.position }.map { $0.1 }
    } catch {
      return ["\(error)"]
    }
  }

  /// The file may be an export of another locale.
  private func read(_ file: SourceFile) throws(StringTableError) -> ReadTables {
    do throws(StringTableError) {
      return try format.read(file, context: context).sourced(by: context, format.description)
    } catch {
      let stated = context.naming(nil)
      guard let read = try? format.read(file, context: stated).sourced(by: stated, format.description) else {
        throw error
      }
      return read
    }
  }

  /// The files of an export of all units of a locale; none for a locale that the catalogue lacks.
  private func exported(_ locale: LanguageTag) throws(StringTableError) -> [ExportedFile] {
    guard builder.catalogue.manifest.locales.contains(locale) else { return [] }
    let tables = try builder.tables(for: [locale], resolving: .all(format.description.fallback))
    return try format.write(tables, options: FormatOptions()).files
  }

  private func lost(in table: ReadTable) throws(StringTableError) -> [(UnitPlace, String)] {
    var held: [UnitKey: StringUnit] = [:]
    if builder.catalogue.manifest.locales.contains(table.locale) {
      let resolution = TextResolution.all(format.description.fallback)
      let units = try builder.tables(for: [table.locale], resolving: resolution).flatMap(\.units)
      held = Dictionary(units.map { ($0.key, $0) }) { first, _ in first }
    }
    return table.units.compactMap { unit in
      Self.change(of: unit, held[unit.key]).map { (unit.place, "\(unit.place): \(table.locale) \(unit.key): \($0)") }
    }
  }

  /// The content of a unit that only the file has; nil without any.
  private static func change(of unit: ReadUnit, _ held: StringUnit?) -> String? {
    let base = unit.mayBeOurs ? unit.base : nil
    let isExported = unit.target.isEmpty || base?.isTarget(unit.target) == true
    if !isExported, !isSame(unit.target, held?.target) {
      guard let ours = held?.target else { return "'\(unit.target)', which the catalogue does not have" }
      return "'\(unit.target)', the catalogue's '\(ours)'"
    }
    if let base, let state = unit.state, state != .new, state != base.state, state != held?.state {
      return "its state is \(state.rawValue), and was \(base.state.rawValue) in the export"
    }
    if let comment = UnitBase.normalized(of: unit.comment), base?.isComment(comment) != true,
      comment != UnitBase.normalized(of: held?.comment)
    {
      return "the comment '\(comment)'"
    }
    if unit.typedContext != nil { return "its context was changed" }
    if let base, let held, let source = unit.source, !source.isEmpty, base.source == held.base.source,
      !MessageForms.isSourceText(source, of: held.source), SourceDigest.of(source) != base.source
    {
      return "the source text '\(source)', the catalogue's '\(held.source)'"
    }
    return nil
  }

  private static func isSame(_ text: String, _ other: String?) -> Bool {
    other.map { MessageForms.canonicalText(of: text) == MessageForms.canonicalText(of: $0) } ?? false
  }
}
