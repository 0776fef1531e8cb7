/// A message with its value and attributes. Terms are skipped.
struct FluentMessage {
  /// A value or an attribute.
  struct Entry {
    /// nil for the value.
    let attribute: String?
    let pattern: FluentPlacedPattern
    let offset: Int
  }

  /// A comment line without its mark, and its bytes with it.
  struct Comment {
    let text: String
    let range: Range<Int>
  }

  let identifier: String
  var comments: [Comment] = []
  var entries: [Entry] = []
  /// The bytes from the identifier to the end of the last pattern.
  var range = 0..<0
  /// The offset after the `=` of the value.
  var valueStart = 0
}

/// A pattern with its place.
struct FluentPlacedPattern {
  let elements: [FluentElement]
  /// The offset after the `=` or `]`.
  let mark: Int
  /// The bytes from the first character to the last.
  let range: Range<Int>
}

/// A part of a pattern.
enum FluentElement {
  case text(String)
  /// `{ "text" }`, or a number as written
  case literal(String)
  /// `{ $name }`
  case variable(String)
  /// `{ NUMBER($name, style: "percent") }`
  case function(String, of: String?, options: [String: String])
  /// `{ other-message }`, `{ -term }`
  case reference(String)
  indirect case select(FluentElement, [Variant])

  struct Variant {
    let key: String
    let isDefault: Bool
    let pattern: FluentPlacedPattern
    /// The offset of `[` or `*[`.
    let offset: Int
  }
}

/// A syntax error in a Fluent file, with its offset.
struct FluentSyntaxError: Error {
  let message: String
  let offset: Int
}
