internal import CatalogModel
internal import AppReading

/// The words of a key in an app's string tables: `common.button_cancel` is `common`, `button`, `cancel`.
struct KeyWords {
  private let words: [String]

  init(_ key: String) {
    guard key.utf8.count <= NameWords.longest else {
      words = []
      return
    }
    let parts = key.split { !($0.isLetter || $0.isNumber) }
    words = parts.flatMap { NameWords.words(of: String($0)) }
  }

  /// The purpose that a key ends with; whole if only general words precede it.
  func reading(in titles: TitleIndex) -> (purposes: [Int], isWhole: Bool)? {
    var end = words.count
    while end > 1, Self.general.contains(words[end - 1]) { end -= 1 }
    for start in max(0, end - 3)..<max(end, 0) {
      let found = titles.purposes(named: words[start..<end].joined(separator: " "))
      guard !found.isEmpty else { continue }
      return (found, words[..<start].allSatisfy(Self.general.contains))
    }
    return nil
  }

  /// Words that say where a text is used, not what the text is.
  private static let general: Set = [
    "common", "general", "generic", "global", "shared", "action", "actions", "button", "buttons", "btn", "label",
    "title",
    "text", "txt", "str", "string", "strings", "key", "ui", "app", "dialog", "alert", "menu", "item", "l10n", "r", "t",
    "i18n", "localizable", "toolbar", "bar", "nav", "default", "core", "base", "cd", "content", "description", "desc",
    "accessibility", "a11y", "cta", "lbl", "name", "msg", "commonui", "screen",
  ]
}
