internal import CatalogModel
package import MessageSyntax

/// A unit for formats that have sentences with placeholders, and entries or forms for plurals.
package enum UnitShape: Sendable {
  case sentence(source: [MessagePiece], target: [MessagePiece]?)
  case counted(PluralSlots)

  /// Splits a unit.
  ///
  /// - Parameters:
  ///   - categories: the target language's categories, as ``StringTable/targetCategories``.
  ///   - format: the format's name in messages: `gettext`.
  /// - Throws: ``Refusal`` for units that the format cannot hold.
  package init(
    _ unit: StringUnit, categories: [PluralCategory], format: String, isForTranslators: Bool = false
  ) throws(Refusal) {
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
    guard let slots = PluralSlots(unit, categories: categories, isForTranslators: isForTranslators) else {
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

  /// The argument that the unit's plural counts: that of the source, else the first number.
  package var countedArgument: String {
    MessageForms(source).plural?.argument ?? arguments.first { $0.kind != .text }?.name ?? "count"
  }

  /// True if code fills in the text's placeholders, so that literal text that looks like one must be escaped.
  package var isPattern: Bool { !arguments.isEmpty }
}

extension UnitContext {
  /// Numbers of a category of an argument, as in `2–4, 22–24 …`, or nil.
  package func numbers(of argument: String, in category: PluralCategory) -> String? {
    let numbers = examples.first { $0.argument == argument }?.categories.first { $0.category == category }?.numbers
    return numbers.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Array where Element == MessagePiece {
  /// The pieces as a message; may be empty.
  package var message: String { MessageForms.plain(joined).text ?? "" }
}
