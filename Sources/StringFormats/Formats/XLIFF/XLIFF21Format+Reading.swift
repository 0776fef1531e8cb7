internal import CatalogModel
package import SourceText
internal import TextFormats

extension XLIFF21Format {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let tree = try file.xml()
    try XLIFFSection.checkRoot(of: tree, version: "2.1", path: file.path)
    let locale = try XLIFFSection.locale(of: tree.root, "trgLang", context)
    let sections = tree.root.children("file").map { section in
      let reader = XLIFF21Reader(section, locale: locale, context: context)
      var read = ReadTables(reader.units, reader.problems, locale: locale)
      read.exporter = reader.catalogue
      return read
    }
    let none = ReadTables([], [], locale: locale)
    return ReadTables(joining: [none] + sections).markingTwins(in: context)
  }
}

/// Collects the units of one `<file>`.
struct XLIFF21Reader: XLIFFSectionReader {
  let locale: LanguageTag
  let context: ReadContext
  /// The catalogue that the `<file>` was exported from.
  let catalogue: String?
  private(set) var units: [ReadUnit] = []
  private(set) var problems: [ReadProblem] = []
  /// The `<unit>`s by key, also of those that cannot be read.
  private(set) var entries: [UnitKey: Entry] = [:]

  /// A `<unit>`.
  struct Entry {
    let element: XMLTreeElement
    /// The `<file>` and the groups that it is in, the outermost first.
    let parents: [XMLTreeElement]
  }

  init(_ section: XMLTreeElement, locale: LanguageTag, context: ReadContext) {
    self.locale = locale
    self.context = context
    let isExport = section["id"] == XLIFF21Format.fileIdentifier
    catalogue = isExport ? section["original"] : nil
    gather(in: [section])
  }

  private mutating func gather(in parents: [XMLTreeElement]) {
    for child in parents.last?.children ?? [] {
      if child.isNamed("group") {
        gather(in: parents + [child])
      } else if child.isNamed("unit") {
        read(child, in: parents)
      }
    }
  }

  private mutating func read(_ element: XMLTreeElement, in parents: [XMLTreeElement]) {
    // A tool may change the ids of units, but keeps their names.
    let names = [element["name"].map { ($0, "/") }, element["id"].map { ($0, ".") }] as [(String, Character)?]
    let keys = names.compactMap(\.self).compactMap { context.key(of: $0, separator: $1) }
    guard let key = keys.first(where: { context.units[$0] != nil }) ?? keys.first else {
      guard names.allSatisfy({ $0 == nil }) else { return }
      problems.append(ReadProblem("the unit has no id; add id=\"…\"", at: element.place, locale: locale))
      return
    }
    if entries[key] == nil { entries[key] = Entry(element: element, parents: parents) }
    let segments = element.children("segment")
    let states = segments.map { XLIFF21State.state($0["state"], subState: $0["subState"]) }
    do throws(XLIFF21Inline.Problem) {
      let inline = XLIFF21Inline(unit: element)
      let target = try inline.target()
      // Without the attribute the state is 'initial' (XLIFF 2.1, § 4.3.1.36), which tools also leave out of
      // translations.
      let isCopy = inline.source.map { MessageForms.isSourceText(target, of: $0) } ?? false
      units.append(
        ReadUnit(
          key: key, target: target, source: inline.source, catalogue: catalogue,
          state: TranslationState.lowest(states) ?? (isCopy ? .new : nil), comment: Self.comment(of: element),
          base: Self.base(of: element), place: element.place))
    } catch {
      problems.append(ReadProblem(error.message, at: error.place, key: key, locale: locale))
    }
  }

  /// The catalogue's comment, followed by the translators' notes: those on the target, and those that state nothing.
  private static func comment(of element: XMLTreeElement) -> String? {
    let notes = element.child("notes")?.children("note") ?? []
    let own = notes.first { $0["category"] == XLIFF21Format.commentCategory }
    let noted = notes.filter { note in
      note["category"] == nil && note["appliesTo"] == nil && !StringUnit.areNotes(note.unindentedText)
        || note["appliesTo"] == "target" && note["category"] != XLIFF21Format.commentCategory
    }
    return TranslatorNotes.joined(own?.unindentedText, noted.map(\.unindentedText))
  }

  private static func base(of element: XMLTreeElement) -> UnitBase? {
    baseElement(of: element).flatMap { UnitBase($0.unindentedText) }
  }

  /// The metadata with the base, or nil.
  static func baseElement(of element: XMLTreeElement) -> XMLTreeElement? {
    let groups = element.children("metadata", in: XLIFF21Format.Namespace.metadata).flatMap { $0.children("metaGroup") }
    let meta = groups.first { $0["category"] == XLIFF21Format.category }?.children("meta") ?? []
    return meta.first { $0["type"] == "base" }
  }
}
