internal import CatalogFiles
internal import CatalogModel
package import SourceText
internal import StringFormats

/// The reading of a file for an import: its format, table, locale, role, dialect and wording, each with its signs.
package struct FileExplanation {
  /// One answer and the signs for it.
  struct Answer {
    let name: String
    let value: String
    var signs: [String] = []
  }

  let path: String
  private let answers: [Answer]
  /// True unless an import refuses the file.
  package let isReadable: Bool

  /// A file of a known format.
  ///
  /// - Parameters:
  ///   - isDetected: whether the command line does not name the format.
  ///   - catalogue: the catalogue without a wording.
  ///   - wordings: those of all files, which decide for one that names none.
  init(
    _ read: ReadFile, isDetected: Bool, of catalogue: CatalogSource, wordings: ImportedWordings
  ) {
    path = read.file.path
    let context = read.context ?? ReadContext(catalogue)
    let formatSign = isDetected ? "by its name and content" : "by --format"
    var answers = [
      Answer(name: "format", value: read.format.description.identifier, signs: [formatSign]),
      Answer(name: "table", value: context.table(of: read.file, read.format.description)),
      Self.locale(read.tables, LocaleSigns(of: read.file, read.format, in: context)),
    ]
    if let tables = try? read.tables.get() {
      answers += [
        Self.role(of: tables, read, context),
        Answer(name: "dialect", value: Self.dialect(of: read, context)), Self.wording(of: read, catalogue, wordings),
      ]
    }
    self.answers = answers
    isReadable = (try? read.tables.get()) != nil
  }

  /// A file of an unknown format, or one that cannot be opened.
  init(refused error: StringTableError) {
    path = error.path ?? ""
    answers = [Answer(name: "format", value: "unknown", signs: [error.reason])]
    isReadable = false
  }

  /// A file that an import passes over.
  init(skipped: ImportFiles.Skipped) {
    path = skipped.path
    answers = [Answer(name: "format", value: "skipped", signs: [skipped.reason])]
    isReadable = true
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

  private static func role(of tables: ReadTables, _ read: ReadFile, _ context: ReadContext) -> Answer {
    let (locales, format) = (tables.tables.map(\.locale), read.format)
    if read.file.fileExtension == "pot" { return Answer(name: "role", value: "template, without translations") }
    if locales == [context.sourceLocale] { return Answer(name: "role", value: "source texts") }
    if format.description.layout == .oneFile { return Answer(name: "role", value: "source texts and translations") }
    let source =
      context.sourceFile.map { "its source texts are in '\($0)'" }
      ?? (format is any SourceFileFormat ? "no file with its source texts was found" : "it has the source texts, too")
    return Answer(name: "role", value: "translation", signs: [source])
  }

  private static func dialect(of read: ReadFile, _ context: ReadContext) -> String {
    if read.format is AndroidFormat, let dialect = Dialect.of(read.file) { return "\(dialect.rawValue), by its folder" }
    if read.format is ARBFormat, FlutterSettings(ofFolder: SiblingPath(read.file.path).folder, in: DiskFiles()) != nil {
      return "Flutter's, by l10n.yaml, \(context.usesEscaping ? "with" : "without") use-escaping"
    }
    return "none"
  }

  private static func wording(
    of read: ReadFile, _ catalogue: CatalogSource, _ wordings: ImportedWordings
  ) -> Answer {
    if let stated = read.statedWording(in: catalogue) {
      return Answer(name: "wording", value: stated.wording?.rawValue ?? Wording.none, signs: [stated.sign])
    }
    let chosen = catalogue.manifest.wording(for: read.format.description.identifier)
    let shown = wordings.shown
    let names = (shown.isEmpty ? [chosen] : shown).map { $0?.rawValue ?? Wording.none }.sorted()
    let sign =
      shown.isEmpty ? "no digest tells wordings apart, so that catalog.json decides" : "by the digests of its texts"
    let doubts = ImportedWordings.doubts(of: [read], on: shown.first ?? chosen, in: catalogue)
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
