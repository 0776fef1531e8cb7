internal import CatalogModel

/// The counted argument of a unit, for formats that do not store its name with the sentences.
package enum CountedArgument {
  /// The name that a reader assumes for the counted argument of a unit, which the catalogue may not have.
  package static func name(of unit: ReadContext.Unit?) -> String {
    unit.flatMap { name(source: $0.source, arguments: $0.arguments) } ?? "count"
  }

  /// Returns whether a reader can infer the counted argument of a unit; otherwise a format writes the whole message.
  package static func isKnown(of slots: PluralSlots, in unit: StringUnit) -> Bool {
    (name(source: unit.source, arguments: unit.arguments) ?? "count") == slots.argument
  }

  /// The argument of the source's plural, else the first one that is a number.
  private static func name(source: String, arguments: [ArgumentDeclaration]) -> String? {
    MessageForms(source).plural?.argument ?? arguments.first { $0.kind != .text }?.name
  }
}
