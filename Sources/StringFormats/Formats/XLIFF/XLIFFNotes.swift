internal import MessageSyntax
internal import TextFormats

/// The notes of a unit in XLIFF 1.2, each with its author.
struct XLIFFNotes {
  private let unit: StringUnit
  /// Notes for the translator, one per line.
  let developer: String

  init(_ unit: StringUnit) {
    self.unit = unit
    developer = unit.notes.joined(separator: "\n")
  }

  /// The numbers of a category, which the translator of a single sentence needs first.
  func text(for selector: PluralMessage.Selector, of argument: String) -> String {
    switch selector {
    case .exactly: return "The text where {\(argument)} is \(selector.text.dropFirst())."
    case .category(let category):
      let examples = unit.context.examples.first { $0.argument == argument }?.categories ?? []
      let numbers = examples.first { $0.category == category }.map { ": \($0.numbers)" } ?? ""
      return "Plural category '\(category.keyword)' of {\(argument)}\(numbers)"
    }
  }

  /// The catalogue's comment and the base.
  func writeOwn(_ xml: inout XMLWriter) {
    if let comment = unit.comment, XMLCharacters.refused(in: comment) == nil {
      xml.element("note", [("from", XLIFF12Format.Author.comment)], text: comment)
    }
    xml.element("note", [("from", XLIFF12Format.Author.base)], text: unit.base.note)
  }
}
