internal import CatalogModel
internal import MessageSyntax
internal import TextFormats

/// A unit of a file; in 1.2 it may be one branch of a message.
struct XLIFFEntry {
  /// The part of a message that an entry has the text of.
  enum Variation: Equatable {
    /// The whole text, or Xcode's sentence that refers to substitutions.
    case whole
    case branch(PluralMessage.Selector)
    /// Only in Xcode's files.
    case substitution(String, PluralCategory)
    /// By device or width, or unknown. Only in Xcode's files.
    case unknown
  }

  let element: XMLTreeElement
  let variation: Variation
  /// The `<body>` (1.2) or `<file>` (2.1) and the groups that it is in, the outermost first.
  let parents: [XMLTreeElement]
  let texts: XLIFFTexts

  init(_ element: XMLTreeElement, _ variation: Variation, in parents: [XMLTreeElement], dialect: XLIFFDialect) {
    self.element = element
    self.variation = variation
    self.parents = parents
    texts = XLIFFTexts(of: element, in: dialect)
  }

  /// The innermost group, or nil.
  var group: XMLTreeElement? { parents.count > 1 ? parents.last : nil }

  /// The group of a plural's branches in 1.2, or nil.
  var pluralGroup: XMLTreeElement? { group.flatMap { $0["restype"] == XLIFFNames.pluralType ? $0 : nil } }

  /// The state of the translation; nil if the file does not state it.
  var state: TranslationState? {
    let dialect = texts.dialect
    guard dialect == .version21 else {
      return XLIFFState.state(of: element.child("target"), in: dialect)
        ?? (element["approved"] == "yes" ? .translated : nil)
    }
    let states = element.children("segment").map { XLIFFState.state(of: $0, in: dialect) }
    // Without the attribute the state is 'initial' (XLIFF 2.1, § 4.3.1.36), which tools also leave out of translations.
    let isCopy = texts.source.map { MessageForms.isSourceText(texts.readableTarget, of: $0) } ?? false
    return TranslationState.lowest(states) ?? (isCopy ? .new : nil)
  }
}
