/// A message with its value and attributes. Terms are skipped.
struct FluentMessage {
  /// A value or an attribute.
  struct Entry {
    /// nil for the value.
    let attribute: String?
    let elements: [FluentElement]
    let offset: Int
  }

  let identifier: String
  var comments: [String] = []
  var entries: [Entry] = []
}

/// A part of a pattern.
enum FluentElement: Hashable {
  case text(String)
  /// `{ "text" }`, or a number as it is written
  case literal(String)
  /// `{ $name }`
  case variable(String)
  /// `{ NUMBER($name, style: "percent") }`
  case function(String, of: String?, options: [String: String])
  /// `{ other-message }`, `{ -term }`
  case reference(String)
  indirect case select(FluentElement, [Variant])

  struct Variant: Hashable {
    let key: String
    let isDefault: Bool
    let elements: [FluentElement]
  }
}

/// A syntax error in a Fluent file, with its offset.
struct FluentSyntaxError: Error {
  let words: String
  let offset: Int
}
