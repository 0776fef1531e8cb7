internal import CatalogModel
package import MessageSyntax

/// A unit as formats hold it that have sentences with placeholders, and entries or forms for plurals.
package enum UnitShape: Sendable {
  case sentence(source: [MessagePiece], target: [MessagePiece]?)
  case counted(PluralSlots)

  /// Takes a unit apart.
  ///
  /// - Parameters:
  ///   - categories: what the target language has, as ``StringTable/targetCategories``.
  ///   - format: what the format is called in sentences: `gettext`.
  /// - Throws: ``Refusal`` with what the format cannot hold.
  package init(_ unit: StringUnit, categories: [PluralCategory], format: String) throws(Refusal) {
    let source = MessageForms(unit.source)
    let target = unit.target.flatMap { $0.isEmpty ? nil : MessageForms($0) }
    for case .other(let reason) in [source, target ?? source] {
      throw Refusal("\(format) cannot hold \(reason)")
    }
    if case .plain(let pieces) = source {
      guard let target else {
        self = .sentence(source: pieces, target: nil)
        return
      }
      if case .plain(let translated) = target {
        self = .sentence(source: pieces, target: translated)
        return
      }
    }
    guard let slots = PluralSlots(unit, categories: categories) else {
      throw Refusal("\(format) cannot hold an empty branch, or a source and a target that count different arguments")
    }
    guard slots.argument == ReadContext.Unit(unit).countedArgument else {
      throw Refusal("\(format) cannot say that '{\(slots.argument)}' is counted, which the source does not count")
    }
    self = .counted(slots)
  }
}

extension ReadContext.Unit {
  init(_ unit: StringUnit) { self.init(source: unit.source, arguments: unit.arguments) }

  /// The argument that a plural of the unit counts: that of the source, or else the first that is a number.
  package var countedArgument: String {
    MessageForms(source).plural?.argument ?? arguments.first { $0.kind != .text }?.name ?? "count"
  }

  /// Whether code fills the text's placeholders in, so that what looks like one must be escaped.
  package var isPattern: Bool { !arguments.isEmpty }
}

extension UnitContext {
  /// Numbers of a category of an argument, as in `2–4, 22–24 …`; nil if there is none.
  package func numbers(of argument: String, in category: PluralCategory) -> String? {
    let numbers = examples.first { $0.argument == argument }?.categories.first { $0.category == category }?.numbers
    return numbers.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Array where Element == MessagePiece {
  /// The pieces as a message that is nothing but them; empty if there are none.
  package var message: String { MessageForms.plain(joined).text ?? "" }
}
