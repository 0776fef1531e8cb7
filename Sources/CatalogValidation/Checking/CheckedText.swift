package import CatalogFiles
package import CatalogModel
package import MessageSyntax
internal import PurposeCatalog

/// One text as rules see it.
package struct CheckedText {
  package let locale: CheckedLocale
  package let slot: Int
  package let entry: TextEntry
  /// The text in UTF-8, JSON's escapes resolved; valid only while the rule runs.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The text's nodes where it is more than plain text; the parser's own storage, so that nothing is copied.
  package let nodes: [MessageNode]
  package let syntaxErrors: [MessageSyntaxError]
  /// What one pass over the words found.
  package let facts: TextFacts

  /// What the purpose declares of the message.
  package var declaration: MessageDeclaration { locale.catalog.source.declaration(ofSlot: slot) }

  /// The arguments that the message declares.
  package var arguments: [ArgumentDeclaration] { locale.catalog.arguments[slot] }

  /// The declaration of the argument that a placeholder names; nil where none is of that name.
  package func argument(of placeholder: MessageNode) -> ArgumentDeclaration? {
    let name = UnsafeBufferPointer(rebasing: bytes[placeholder.nameRange])
    return arguments.first { sameBytes($0.name, name) }
  }

  /// The purpose whose text it is.
  package var purpose: PurposeDefinition {
    locale.catalog.source.purposes[locale.catalog.source.slots.purposes[slot]]
  }

  /// A part of the text, by UTF-8 offsets.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What its file says of it beside the words; nil where that is nothing.
  package var record: TextRecord? {
    entry.traits.contains(.isAnnotated) ? locale.catalog.source.record(ofLocale: locale.index, slot: slot) : nil
  }

  /// What one pass over the source locale's text found; nil where this is that text, or there is none.
  package var sourceFacts: TextFacts? {
    locale.index == locale.catalog.source.sourceIndex ? nil : locale.catalog.sourceFacts[slot]
  }

  /// The source locale's text (``CatalogSource/sourceEntry(ofSlot:)``); nil where this is that text, or there is none.
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
