package import SourceReading

/// A function that looks up a text, or makes a text from another.
package struct TextCall: Sendable {
  /// The meaning of the argument.
  enum Kind: Sendable {
    /// A key of a string table, or an accessor of one.
    case key
    /// The text itself, without a look-up.
    case verbatim
    /// A text into which others are inserted.
    case format
  }

  let kind: Kind
  /// The label of the key or text; nil for one without label.
  var label: String?
  var position = 0
  /// The label of the text in the source language.
  var textLabel: String?

  /// The functions of a language by name; a name with several variants has several.
  package static func named(_ name: String, in language: SourceLanguage) -> [TextCall] {
    switch language {
    case .swift: swift[name] ?? []
    case .kotlin: kotlin[name] ?? []
    case .typeScript: typeScript[name] ?? []
    case .blueprint: blueprint[name] ?? []
    case .html, .xml: []
    }
  }

  private static let swift: [String: [TextCall]] = {
    let string = [
      TextCall(kind: .key, label: "localized", textLabel: "defaultValue"),
      TextCall(kind: .format, label: "format"), TextCall(kind: .verbatim, label: "describing"), TextCall(kind: .key),
    ]
    return [
      "NSLocalizedString": [TextCall(kind: .key, textLabel: "value"), TextCall(kind: .key, label: "key")],
      "String": string, "AttributedString": string, "NSAttributedString": [TextCall(kind: .key, label: "string")],
      "NSMutableAttributedString": [TextCall(kind: .key, label: "string")],
      "AttributeContainer": [], "LocalizedStringKey": [TextCall(kind: .key)],
      "LocalizedStringResource": [TextCall(kind: .key, textLabel: "defaultValue")],
      "localizedString": [TextCall(kind: .key, label: "forKey", textLabel: "value"), TextCall(kind: .key)],
      "localizedStringWithFormat": [TextCall(kind: .format)],
      "tr": [TextCall(kind: .key, position: 1, textLabel: "fallback")],
      "Text": [TextCall(kind: .verbatim, label: "verbatim"), TextCall(kind: .key)], "localized": [TextCall(kind: .key)],
    ]
  }()

  private static let kotlin: [String: [TextCall]] = {
    let resource = [TextCall(kind: .key, label: "id"), TextCall(kind: .key, label: "resource"), TextCall(kind: .key)]
    return [
      "stringResource": resource, "pluralStringResource": resource, "getString": resource, "getText": resource,
      "annotatedStringResource": resource, "getQuantityString": resource,
      "AnnotatedString": [TextCall(kind: .verbatim)],
      "requireString": resource, "ResourceString": resource, "StringResource": resource,
    ]
  }()

  private static let typeScript: [String: [TextCall]] = {
    let function = [TextCall(kind: .key)]
    return [
      "t": function, "_": function, "__": function, "gettext": function, "translate": function, "$t": function,
      "tr": function, "msg": function,
    ]
  }()

  private static let blueprint: [String: [TextCall]] = [
    "_": [TextCall(kind: .key)], "C_": [TextCall(kind: .key, position: 1)], "gettext": [TextCall(kind: .key)],
  ]

  /// Members and methods that change only a text's form: `title.uppercased()`, `"close".localized`.
  static let passing: Set<String> = [
    "localized", "uppercased", "lowercased", "capitalized", "localizedCapitalized", "localizedUppercase",
    "localizedLowercase", "asText", "toString", "invoke", "uppercase", "lowercase", "trim", "trimmingCharacters",
    "stringValue", "string", "rawValue", "localizedStringKey", "localizedStringResource", "toUpperCase", "toLowerCase",
    "toAnnotatedString", "titlecase", "firstUppercased", "localizedCapitalize", "foregroundColor", "foregroundStyle",
    "bold", "font", "fontWeight", "asString", "text", "value", "titleize", "localizedFirstCapital", "concat",
  ]
}
