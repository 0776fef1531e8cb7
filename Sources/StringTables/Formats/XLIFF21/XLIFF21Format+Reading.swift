internal import CatalogModel
package import SourceText
internal import TextFormats

extension XLIFF21Format {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let tree = try file.xml()
    try XLIFFSection.checkRoot(of: tree, version: "2.1", path: file.path)
    let locale = try XLIFFSection.locale(of: tree.root, "trgLang", context)
    var reader = Reader(locale: locale, context: context)
    for section in tree.root.children("file") {
      let isExport = section["id"] == XLIFF21Format.fileIdentifier
      reader.catalogue = isExport ? section["original"] : nil
      reader.gather(in: section)
    }
    return ReadTables(reader.units, reader.problems, locale: locale)
  }
}

/// Collects the units of one file.
private struct Reader {
  let locale: LanguageTag
  let context: ReadContext
  /// The catalogue that the current `<file>` was exported from.
  var catalogue: String?
  var units: [ReadUnit] = []
  var problems: [ReadProblem] = []
  private var known = Set<UnitKey>()

  init(locale: LanguageTag, context: ReadContext) {
    self.locale = locale
    self.context = context
  }

  mutating func gather(in element: XMLTreeElement) {
    for child in element.children {
      if child.isNamed("group") {
        gather(in: child)
      } else if child.isNamed("unit") {
        read(child)
      }
    }
  }

  private mutating func read(_ element: XMLTreeElement) {
    // A tool may change the ids of units, but keeps their names.
    let names = [element["name"].map { ($0, "/") }, element["id"].map { ($0, ".") }] as [(String, Character)?]
    let keys = names.compactMap(\.self).compactMap { context.key(of: $0, separator: $1) }
    guard let key = keys.first(where: { context.units[$0] != nil }) ?? keys.first else {
      guard names.allSatisfy({ $0 == nil }) else { return }
      problems.append(ReadProblem("the unit has no id; add id=\"…\"", at: element.place, locale: locale))
      return
    }
    guard known.insert(key).inserted else {
      let words = "unit '\(key)' is a duplicate; remove one"
      problems.append(ReadProblem(words, at: element.place, key: key, locale: locale))
      return
    }
    let segments = element.children("segment")
    let states = segments.map { XLIFF21State.state($0["state"], subState: $0["subState"]) }
    do throws(XLIFF21Inline.Problem) {
      let inline = XLIFF21Inline(unit: element)
      units.append(
        ReadUnit(
          key: key, target: try inline.target(), source: inline.source, catalogue: catalogue,
          state: TranslationState.lowest(states), comment: Self.comment(of: element),
          base: Self.base(of: element), place: element.place))
    } catch {
      problems.append(ReadProblem(error.words, at: error.place, key: key, locale: locale))
    }
  }

  /// The catalogue's comment, followed by the translators' notes on the target.
  private static func comment(of element: XMLTreeElement) -> String? {
    let notes = element.child("notes")?.children("note") ?? []
    let own = notes.first { $0["category"] == XLIFF21Format.commentCategory }
    let noted = notes.filter { $0["appliesTo"] == "target" && $0["category"] != XLIFF21Format.commentCategory }
    return TranslatorNotes.joined(own?.unindentedText, noted.map(\.unindentedText))
  }

  private static func base(of element: XMLTreeElement) -> UnitBase? {
    let groups = element.children("metadata", in: XLIFF21Format.Namespace.metadata).flatMap { $0.children("metaGroup") }
    let meta = groups.first { $0["category"] == XLIFF21Format.category }?.children("meta") ?? []
    return meta.first { $0["type"] == "base" }.flatMap { UnitBase($0.unindentedText) }
  }
}
