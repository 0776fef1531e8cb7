internal import CatalogFiles
internal import CatalogModel
internal import StringFormats

/// The wordings of the files of an import.
struct ImportedWordings {
  /// Those that files name; nil for shared texts.
  private let stated: [Wording?]
  /// Those that the digests of the other files show; nil for shared texts. Empty if they show none.
  let shown: Set<Wording?>
  /// Those of catalog.json for the formats of the other files.
  private let chosen: Set<Wording?>

  /// - Parameter catalogue: the catalogue that is imported into, without a wording.
  init(of files: [ReadFile], in catalogue: CatalogSource) {
    let read = files.map { (file: $0, stated: $0.statedWording(in: catalogue)) }
    stated = read.compactMap(\.stated).map(\.wording)
    let silent = read.filter { $0.stated == nil }.map(\.file)
    let chosen = Set(silent.map { catalogue.manifest.wording(for: $0.format.description.identifier) })
    let tables = silent.filter(\.hasBases).compactMap { try? $0.tables.get().tables }
    shown =
      tables.isEmpty || catalogue.manifest.wordings.isEmpty
      ? [] : ExportedWording(catalogue).wordings(of: tables, chosen: chosen.first ?? nil)
    self.chosen = chosen
  }

  /// The wordings that the texts were exported in. Files that do not name it are taken to be like the others, or as
  /// catalog.json says.
  var all: Set<Wording?> {
    let said = shown.union(stated)
    return said.isEmpty ? chosen : said
  }

  /// The doubts that files without the name of a wording and without digests are in the assumed one.
  static func doubts(of files: [ReadFile], on assumed: Wording?, in catalogue: CatalogSource) -> [WordingDoubt] {
    let texts = files.compactMap { file -> WordingDoubt.Texts? in
      guard file.statedWording(in: catalogue) == nil, !file.hasBases, let read = try? file.tables.get() else {
        return nil
      }
      return WordingDoubt.Texts(format: file.format.description.identifier, tables: read.tables)
    }
    guard !texts.isEmpty, !catalogue.manifest.wordings.isEmpty else { return [] }
    return WordingDoubt.all(on: assumed, of: texts, in: catalogue)
  }
}
