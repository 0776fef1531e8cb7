/// The exchange formats of string tables, in the order of the documentation. Each raw value is one of `--format`, and a key of
/// `stringTables` and `wording` in catalog.json.
package enum ExchangeFormat: String, CaseIterable, Sendable {
  case xliff12 = "xliff-1.2"
  case xliffXcode = "xliff-1.2-xcode"
  case xliff21 = "xliff-2.1"
  case xcstrings, strings, android, gettext, arb, i18next, fluent, csv, xlsx, properties, resx
  case qtTS = "qt-ts"
  case json

  /// The platform whose apps load the format; nil if apps of several do.
  package var platform: Platform? {
    switch self {
    case .strings, .xcstrings: .iOS
    case .android: .android
    case .resx: .windows
    case .arb, .csv, .fluent, .gettext, .i18next, .json, .properties, .qtTS, .xliff12, .xliff21, .xliffXcode, .xlsx: nil
    }
  }
}

/// The languages of generated code. Each raw value is a subcommand of `catalog generate`, and a key of `wording` in
/// catalog.json.
package enum CodeLanguage: String, CaseIterable, Sendable {
  case json, kotlin, swift, typescript

  /// The platform that the code is for; nil if it is for several.
  package var platform: Platform? {
    switch self {
    case .swift: .iOS
    case .kotlin: .android
    case .json, .typescript: nil
    }
  }
}
