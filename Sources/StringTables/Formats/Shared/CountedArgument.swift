internal import CatalogModel

/// Which argument a unit counts, for formats that hold its sentences apart from the name of what they count.
package enum CountedArgument {
  /// What a reader takes a unit to count that the catalogue knows, or does not.
  package static func name(of unit: ReadContext.Unit?) -> String {
    unit.flatMap { name(source: $0.source, arguments: $0.arguments) } ?? "count"
  }

  /// Whether a reader will find out by itself what the slots of a unit count; else a format writes the message whole.
  package static func isKnown(of slots: PluralSlots, in unit: StringUnit) -> Bool {
    (name(source: unit.source, arguments: unit.arguments) ?? "count") == slots.argument
  }

  /// The argument of the source's plural, else the first one that is a number.
  private static func name(source: String, arguments: [ArgumentDeclaration]) -> String? {
    MessageForms(source).plural?.argument ?? arguments.first { $0.kind != .text }?.name
  }
}
