internal import CatalogModel

/// A place in the paths of a format's files that states their locale.
enum LocalePlace: Hashable {
  /// The name of the file, or its end after one of these characters: `de`, `app_pt_BR`, `messages.de`.
  case name(after: Set<Character>)
  /// Only the end after a character; a name without it is that of the source texts if the folder has files with it:
  /// `Messages_de` beside `Messages`.
  case suffix(after: Character)
  /// The end of the name after one of these characters if it has a region or script: `messages_en_US`.
  case region(after: Set<Character>)
  /// The name of a folder, which may also be another word: `de/app.json`, `de/common/app.json`.
  case folder
  /// `values-pt-rBR`; `values` has the source texts.
  case values
  /// A folder of moko-resources: `pt-rBR`; `base` has the source texts.
  case mokoResources
  /// `pt-BR.lproj`; `Base.lproj` has the source texts.
  case lproj
  /// The folder above gettext's: `pt_BR/LC_MESSAGES`.
  case messages
}

extension FormatDescription {
  /// True if a file whose name states no locale has the source texts.
  var hasSourceWithoutLocale: Bool { localePlaces.contains { if case .suffix = $0 { true } else { false } } }

  /// The places where a file's path states its locale, in the order in which equally likely ones are tried.
  var localePlaces: [LocalePlace] {
    switch format {
    case .android: [.mokoResources, .values]
    case .strings: [.lproj]
    case .gettext: [.messages, .name(after: [".", "_", "-"]), .folder]
    case .arb, .csv, .xlsx, .xcstrings: [.name(after: [".", "_", "-"])]
    case .qtTS: [.name(after: [".", "_", "-"]), .folder]
    // Its content states the locale, and 'locallang_be' is the backend's.
    case .xliff12, .xliffXcode, .xliff21: [.name(after: ["."]), .region(after: ["_", "-"]), .folder]
    case .json, .i18next, .fluent: [.name(after: [".", "_", "-"]), .folder]
    case .properties: [.suffix(after: "_")]
    case .resx: [.suffix(after: "."), .folder]
    }
  }
}
