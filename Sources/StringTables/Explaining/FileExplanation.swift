package import CatalogFiles
package import CatalogModel
package import SourceText
package import StringFormats

/// The reading of a file for an import: its format, table, locale, role, dialect and wording, each with its signs.
package struct FileExplanation {
  /// One answer and the signs for it.
  struct Answer {
    let name: String
    let value: String
    var signs: [String] = []
  }

  private let path: String
  private let answers: [Answer]
  /// True if the file can be imported.
  package let isReadable: Bool

  /// - Parameters:
  ///   - format: the format of the command line; nil to detect it.
  ///   - catalogue: the catalogue without a wording.
  package init(
    _ file: SourceFile, format: (any StringTableFormat)?, locale: LanguageTag?, of catalogue: CatalogSource,
    namings: KeyNamings
  ) {
    path = file.path
    let found: any StringTableFormat
    do throws(StringTableError) {
      found = if let format { format } else { try AllFormats.format(of: file) }
    } catch {
      answers = [Answer(name: "format", value: "unknown", signs: [error.message])]
      isReadable = false
      return
    }
    var context = ReadContext(catalogue, locale: locale)
    context.keys = try? namings.naming(in: found.description)
    var siblings = SiblingSources(in: DiskFiles())
    context = (try? siblings.context(for: file, found, in: context)) ?? context
    let signs = LocaleSigns(of: file, found, in: context)
    let read = Result { () throws(StringTableError) in
      try found.read([file], context: context).sourced(by: context, found.description)
    }
    let formatSign = format == nil ? "its name and content" : "--format"
    var answers = [Answer(name: "format", value: found.description.identifier, signs: ["by \(formatSign)"])]
    answers.append(Answer(name: "table", value: siblings.table(of: file, found, in: context)))
    answers.append(Self.locale(read, signs))
    if case .success(let tables) = read {
      answers.append(Self.role(of: tables, in: file, context, found))
      answers.append(Answer(name: "dialect", value: Self.dialect(of: file, found, context)))
      answers.append(Self.wording(of: tables, found, catalogue))
    }
    self.answers = answers
    isReadable = (try? read.get()) != nil
  }

  private static func locale(_ read: Result<ReadTables, StringTableError>, _ signs: LocaleSigns) -> Answer {
    let value: String
    var reasons = [signs.sentence]
    switch read {
    case .success(let tables): value = tables.tables.map(\.locale.identifier).joined(separator: ", ")
    case .failure(let error):
      value = "not read"
      reasons.append(error.reason)
    }
    return Answer(name: "locale", value: value.isEmpty ? "none" : value, signs: reasons)
  }

  private static func role(
    of read: ReadTables, in file: SourceFile, _ context: ReadContext, _ format: any StringTableFormat
  ) -> Answer {
    let locales = read.tables.map(\.locale)
    if file.fileExtension == "pot" { return Answer(name: "role", value: "template, without translations") }
    if locales == [context.sourceLocale] { return Answer(name: "role", value: "source texts") }
    if format.description.layout == .oneFile { return Answer(name: "role", value: "source texts and translations") }
    let source =
      context.sourceFile.map { "its source texts are in '\($0)'" }
      ?? (format is any SourceFileFormat ? "no file with its source texts was found" : "it has the source texts, too")
    return Answer(name: "role", value: "translation", signs: [source])
  }

  private static func dialect(of file: SourceFile, _ format: any StringTableFormat, _ context: ReadContext) -> String {
    if format is AndroidFormat, let dialect = Dialect.of(file) { return "\(dialect.rawValue), by its folder" }
    if format is ARBFormat, FlutterSettings(ofFolder: SiblingPath(file.path).folder, in: DiskFiles()) != nil {
      return "Flutter's, by l10n.yaml, \(context.usesEscaping ? "with" : "without") use-escaping"
    }
    return "none"
  }

  private static func wording(
    of read: ReadTables, _ format: any StringTableFormat, _ catalogue: CatalogSource
  ) -> Answer {
    if let exporter = read.exporter {
      let mark = "\(catalogue.manifest.name)."
      let name = exporter.hasPrefix(mark) ? String(exporter.dropFirst(mark.count)) : Wording.none
      return Answer(name: "wording", value: name, signs: ["it was exported from '\(exporter)'"])
    }
    if let stated = read.tables.lazy.flatMap(\.units).compactMap({ $0.base?.wording }).first {
      return Answer(name: "wording", value: stated, signs: ["its digests name it"])
    }
    let chosen = catalogue.manifest.wording(for: format.description.identifier)
    let shown = ExportedWording(catalogue).wordings(of: [read.tables], chosen: chosen)
    let names = (shown.isEmpty ? [chosen] : shown).map { $0?.rawValue ?? Wording.none }.sorted()
    let sign =
      shown.isEmpty ? "no digest tells wordings apart, so that catalog.json decides" : "by the digests of its texts"
    let doubts = WordingDoubt.all(
      on: shown.first ?? chosen, of: [WordingDoubt.Texts(format: format.description.identifier, tables: read.tables)],
      in: catalogue)
    return Answer(name: "wording", value: names.joined(separator: ", "), signs: [sign] + doubts.map(\.warning))
  }

  /// For people: the path, then a line for each answer with its signs after it.
  package var text: String {
    let lines = answers.map { answer in
      let signs = answer.signs.isEmpty ? "" : " – " + answer.signs.joined(separator: "; ")
      return "  \(answer.name): \(answer.value)\(signs)".onOneLine
    }
    return ([path.onOneLine] + lines).map { $0 + "\n" }.joined()
  }

  /// For programs.
  package var tree: JSONTree {
    .fields(
      [("file", JSONTree.string(path)), ("readable", .bool(isReadable))]
        + answers.map { answer in
          (
            answer.name,
            .fields([("value", .string(answer.value)), ("signs", .array(answer.signs.map(JSONTree.string)))])
          )
        })
  }
}
