package import CatalogFiles
package import CatalogModel
package import MessageSyntax
internal import PurposeCatalog
internal import SourceText

/// A text in the form in which rules check it.
package struct CheckedText {
  package let locale: CheckedLocale
  package let slot: Int
  package let entry: TextEntry
  /// The text in UTF-8, JSON's escapes resolved; valid only while the rule runs.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// True if the text has message syntax, or should have it because its message declares arguments.
  let isMessage: Bool
  /// The nodes of a message; empty for a plain text.
  package let nodes: [MessageNode]
  package let syntaxErrors: [MessageSyntaxError]
  /// The use of each of ``arguments``.
  let uses: [ArgumentUse]
  /// The results of one pass over the text.
  package let facts: TextFacts

  /// Analyses a text of a locale.
  ///
  /// - Parameters:
  ///   - bytes: must stay valid while rules check the text.
  ///   - table: the locale's table.
  init(
    of locale: CheckedLocale, slot: Int, entry: TextEntry, bytes: UnsafeBufferPointer<UInt8>, table: inout TraitTable
  ) {
    self.locale = locale
    self.slot = slot
    self.entry = entry
    self.bytes = bytes
    isMessage = entry.traits.contains(.hasSyntax) || !locale.catalog.arguments[slot].isEmpty
    var parser = MessageParser()
    if isMessage { parser.parse(bytes) }
    nodes = parser.nodes
    syntaxErrors = parser.errors
    uses = locale.catalog.arguments[slot].map { ArgumentUse(of: $0.name, nodes: parser.nodes, bytes: bytes) }
    facts = TextFacts(of: bytes, nodes: nodes, &table)
  }

  /// The message's declaration.
  package var declaration: MessageDeclaration { locale.catalog.source.declaration(ofSlot: slot) }

  /// The arguments that the message declares.
  package var arguments: [ArgumentDeclaration] { locale.catalog.arguments[slot] }

  /// The declaration of a placeholder's argument, or nil.
  package func argument(of placeholder: MessageNode) -> ArgumentDeclaration? {
    arguments.first { placeholder.names($0.name, in: bytes) }
  }

  /// The text's purpose.
  package var purpose: PurposeDefinition {
    locale.catalog.source.purpose(ofSlot: slot)
  }

  /// A part of the text, by UTF-8 offsets.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The place of a byte of the text in its file.
  ///
  /// - Parameter offset: in UTF-8 bytes from the beginning of the text.
  func place(at offset: Int) -> SourcePlace {
    guard entry.traits.contains(.isEscaped) else { return locale.catalog.source.place(of: entry, at: offset) }
    let offsets = locale.offsets(ofSlot: slot, entry)
    return SourcePlace(
      file: locale.catalog.source.file(of: entry), offset: offsets[min(max(offset, 0), offsets.count - 1)])
  }

  /// The text's metadata, if any.
  package var record: TextRecord? {
    entry.traits.contains(.isAnnotated) ? locale.catalog.source.record(ofLocale: locale.index, slot: slot) : nil
  }

  /// The facts about the source locale's text; nil if this is that text, or if there is none.
  package var sourceFacts: TextFacts? {
    locale.index == locale.catalog.source.sourceIndex ? nil : locale.catalog.sourceFacts[slot]
  }

  /// The source locale's text (``CatalogSource/sourceEntry(ofSlot:)``); nil if this is that text, or if there is none.
  package var sourceText: String? {
    let source = locale.catalog.source
    guard locale.index != source.sourceIndex else { return nil }
    return source.text(of: locale.catalog.sourceEntries[slot])
  }

  /// The subject of a finding about the text.
  package func subject(category: String? = nil, argument: String? = nil) -> Subject {
    Subject(
      purpose: purpose.identifier, message: declaration.name, locale: locale.facts.tag, category: category,
      argument: argument)
  }
}
