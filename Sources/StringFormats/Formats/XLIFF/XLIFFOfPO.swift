internal import CatalogModel
internal import SourceText
internal import TextFormats

/// XLIFF that a converter such as translate-toolkit's po2xliff made from a PO file (XLIFF 1.2 Representation Guide for
/// Gettext PO): its units are numbered, and the names of the entries are in their comments.
///
/// ```xml
/// <trans-unit id="3"><source>Back</source><target state="translated">Zurück</target>
///   <context-group name="po-entry"><context context-type="x-po-trancomment">purpose-catalog: … unit=back</context>
/// ```
enum XLIFFOfPO {
  private static let header = "x-gettext-domain-header"
  private static let plurals = "x-gettext-plurals"

  /// Returns whether a section was made from a PO file.
  static func isConverted(_ section: XMLTreeElement) -> Bool {
    (section.child("body")?.children ?? []).prefix(100).contains { element in
      element["restype"] == header || !contexts(of: element).isEmpty
    }
  }

  /// Reads a section as the original PO file.
  static func read(
    _ section: XMLTreeElement, of file: SourceFile, _ context: ReadContext
  ) throws(StringTableError) -> ReadTables {
    let entries = (section.child("body")?.children ?? []).flatMap(Self.entries)
    let locale =
      section["target-language"] == nil
      ? try POHeader(of: entries).locale(of: file, context)
      : try XLIFFDialect.version12.locale(of: section, context)
    return GettextFormat.read(entries, of: file, locale: locale, context)
  }

  /// The entries of a unit, or of a group of units.
  private static func entries(of element: XMLTreeElement) -> [POEntry] {
    if element.isNamed("group"), element["restype"] != plurals { return element.children.flatMap(entries) }
    let units = element.isNamed("group") ? element.children("trans-unit") : [element]
    guard element.isNamed("trans-unit") || !units.isEmpty else { return [] }
    var entry = POEntry()
    entry.offset = element.range.lowerBound
    entry.context = text("x-po-msgctxt", of: element)
    entry.comments = lines("x-po-trancomment", of: element, orNotesFrom: "po-translator")
    entry.extracted = lines("x-po-autocomment", of: element, orNotesFrom: "developer")
    let texts = units.map { XLIFFTexts(of: $0, in: .version12) }
    let sources = texts.map { $0.source ?? "" }
    entry.id = element["restype"] == header ? "" : sources.first ?? ""
    if element.isNamed("group") { entry.plural = sources.dropFirst().first ?? entry.id }
    entry.translations = texts.map(\.readableTarget)
    let states = units.map { XLIFFState.state(of: $0.child("target"), in: .version12) }
    if states.contains(where: { $0?.isFuzzy == true }) { entry.flags = ["fuzzy"] }
    return [entry]
  }

  private static func contexts(of element: XMLTreeElement) -> [XMLTreeElement] {
    element.children("context-group").flatMap { $0.children("context") }
      .filter { $0["context-type"]?.hasPrefix("x-po-") ?? false }
  }

  private static func text(_ type: String, of element: XMLTreeElement) -> String? {
    contexts(of: element).first { $0["context-type"] == type }?.unindentedText
  }

  private static func lines(_ type: String, of element: XMLTreeElement, orNotesFrom author: String) -> [String] {
    let text = text(type, of: element) ?? element.children("note").first { $0["from"] == author }?.unindentedText
    return text.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) } ?? []
  }
}
