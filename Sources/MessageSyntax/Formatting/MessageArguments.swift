/// The arguments of one message by name, written as a dictionary literal: `["count": 3]`.
///
/// Messages have one or two arguments: a list is searched faster than a dictionary is hashed, and it keeps the
/// literal's own storage.
public struct MessageArguments: ExpressibleByDictionaryLiteral, Sendable {
  // Without labels: the elements of a literal are taken over as they are, not converted one by one.
  private let entries: [(String, ArgumentValue)]

  /// The arguments of `elements`; of two with the same name the first one counts.
  public init(dictionaryLiteral elements: (String, ArgumentValue)...) {
    entries = elements
  }

  /// The arguments of a dictionary.
  public init(_ values: [String: ArgumentValue]) {
    entries = values.map { ($0.key, $0.value) }
  }

  /// The value of the argument `name`, or nil when it was not given.
  public subscript(name: String) -> ArgumentValue? {
    for (known, value) in entries where known == name { return value }
    return nil
  }
}
