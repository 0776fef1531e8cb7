/// The arguments of a message by name, written as a dictionary literal: `["count": 3]`.
///
/// ```swift
/// resolver.text("counted", of: delete, ["count": 3]) // Delete 3 items
/// ```
///
/// Messages have one or two arguments: searching a list is faster than hashing, and the list keeps the literal's
/// storage. A look-up is linear in the number of arguments.
public struct MessageArguments: ExpressibleByDictionaryLiteral, Sendable {
  // Tuples without labels, so that the literal's elements need no conversion.
  private let entries: [(String, ArgumentValue)]

  /// Creates arguments from a literal; of two with the same name, the first applies.
  public init(dictionaryLiteral elements: (String, ArgumentValue)...) {
    entries = elements
  }

  /// Creates arguments from a dictionary, such as one that is decoded; linear in its size.
  public init(_ values: [String: ArgumentValue]) {
    entries = values.map { ($0.key, $0.value) }
  }

  /// The value of the argument `name`, or nil.
  public subscript(name: String) -> ArgumentValue? {
    for (known, value) in entries where known == name { return value }
    return nil
  }
}
