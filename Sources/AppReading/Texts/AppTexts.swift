package import CatalogModel

/// The texts of an app in its source language, by the keys of its string tables.
package struct AppTexts: Sendable {
  struct Entry: Sendable, Hashable {
    let key: String
    let text: String
    /// True if the app has the key in another language, too.
    let isTranslated: Bool
  }

  /// The locales of the source texts.
  package internal(set) var languages: Set<LanguageTag> = []
  /// By key, then by the folder of the table: the nearest one counts.
  private var entries: [String: [(folder: [Substring], entry: Entry)]] = [:]
  /// Keys by the part that generated accessors keep: letters and digits in lower case.
  private var accessors: [String: String] = [:]

  package init() {}

  /// Adds a text of a string table.
  ///
  /// - Parameters:
  ///   - path: that of the table.
  ///   - isTranslated: whether the app has the key in another language, too.
  mutating func add(key: String, text: String, in path: String, isTranslated: Bool = true) {
    let entry = Entry(key: key, text: text, isTranslated: isTranslated)
    entries[key, default: []].append((path.split(separator: "/").dropLast(), entry))
    let letters = Self.letters(of: key)
    if accessors[letters] == nil { accessors[letters] = key }
  }

  /// The translated keys of each text, sorted.
  package var translatedKeysByText: [String: [String]] {
    entries.values.joined().reduce(into: [:] as [String: Set<String>]) { keys, found in
      guard found.entry.isTranslated, !Self.isObject(found.entry.key) else { return }
      keys[found.entry.text, default: []].insert(found.entry.key)
    }.mapValues { $0.sorted() }
  }

  /// Returns whether a key names an object of a storyboard: `Ab1-cD-2eF.title`.
  private static func isObject(_ key: String) -> Bool {
    let parts = key.prefix { $0 != "." }.split(separator: "-", omittingEmptySubsequences: false)
    return key.contains(".") && parts.map(\.count) == [3, 2, 3]
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// The text of a key; of several tables, that of the one whose path shares most folders with the file's.
  func text(forKey key: String, near file: String) -> Entry? {
    guard let found = entries[key], let first = found.first else { return nil }
    guard found.count > 1 else { return first.entry }
    let folder = file.split(separator: "/").dropLast()
    return found.max { Self.common($0.folder, folder) < Self.common($1.folder, folder) }?.entry
  }

  /// The text of a generated accessor: `L10n.Common.delete`, `R.string.delete`, `Strings.delete`.
  func text(forAccessor parts: [String], near file: String) -> Entry? {
    guard parts.count > 1 else { return nil }
    // `R.string.delete` of Android, `Res.string.delete` of Compose Multiplatform, `MR.strings.delete` of
    // moko-resources.
    if parts.contains(where: Self.classesOfTexts.contains), let last = parts.last {
      return text(forKey: last, near: file)
    }
    guard parts[0].first?.isUppercase == true else { return nil }
    for count in stride(from: parts.count - 1, through: 1, by: -1) {
      let letters = Self.letters(of: parts.suffix(count).joined())
      if let key = accessors[letters] { return text(forKey: key, near: file) }
    }
    return nil
  }

  private static let classesOfTexts: Set = ["string", "strings", "plurals"]

  private static func common(_ folder: [Substring], _ other: some Collection<Substring>) -> Int {
    zip(folder, other).prefix { $0 == $1 }.count
  }

  private static func letters(of key: String) -> String { key.filter { $0.isLetter || $0.isNumber }.lowercased() }
}

extension AppTexts {
  /// The texts of Android's own resources, `android.R.string`.
  static let androidTexts: [String: String] = [
    "ok": "OK", "cancel": "Cancel", "yes": "OK", "no": "Cancel", "copy": "Copy", "cut": "Cut", "paste": "Paste",
    "selectAll": "Select all", "search_go": "Search", "dialog_alert_title": "Attention", "untitled": "<Untitled>",
  ]

  /// Returns whether a key is the text itself, as in many projects: `Delete this?`, but not `common.delete`.
  static func isWords(_ key: String) -> Bool {
    guard let first = key.first, first.isLetter || first.isNumber else { return false }
    if key.contains(" ") || key == "OK" { return true }
    return first.isUppercase && !key.contains(".") && !key.contains("_")
      && key.dropFirst().allSatisfy { !$0.isUppercase }
  }

  /// Returns whether a text has arguments: `%@`, `%1$s`, `{name}`, `{{count}}`.
  package static func hasArguments(_ text: String) -> Bool {
    var isAfterPercent = false
    for scalar in text.unicodeScalars {
      if scalar == "{" { return true }
      if isAfterPercent, scalar.properties.isAlphabetic || scalar == "@" || ("0"..."9").contains(scalar) { return true }
      isAfterPercent = scalar == "%"
    }
    return false
  }
}
