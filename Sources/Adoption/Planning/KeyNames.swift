internal import AppReading
internal import CatalogFiles
internal import CatalogModel

/// The purposes that keys of string tables name: `cancel` for `editor.cancel`.
struct KeyNames: Sendable {
  /// Identifiers without hyphens.
  private let purposes: Set<String>

  init(_ catalog: CatalogSource) { purposes = Set(catalog.purposes.map { Self.joined($0.identifier) }) }

  /// Compares keys with one purpose.
  struct Reader: Sendable {
    fileprivate let names: Set<String>
    fileprivate let purposes: Set<String>

    /// Returns whether a key may be the purpose's: its last part names this purpose and no other, or the key has no
    /// meaning, such as `k12`.
    func fits(_ key: String) -> Bool {
      let parts = key.split(separator: ".").map { KeyNames.words(of: String($0)) }
      let words = parts.last { !$0.isEmpty } ?? []
      return fits(words) ?? fits(Array(parts.joined())) ?? words.isEmpty
    }

    /// Returns whether the last part of a key names only the purpose: `editor.cancel` and `action_cancel`, but not
    /// `menu_page_archive`. A key that is the text itself is no further evidence.
    func isOnlyName(_ key: String, of text: String) -> Bool {
      guard key != text, let last = key.split(separator: ".").last else { return false }
      let words = KeyNames.words(of: String(last))
      return !words.isEmpty && names.contains(words.joined())
    }

    /// nil if the words do not name the purpose.
    private func fits(_ words: [String]) -> Bool? {
      guard let own = KeyNames.runs(of: words).first(where: { names.contains($0.text) }) else { return nil }
      let rest = [Array(words[..<own.range.lowerBound]), Array(words[own.range.upperBound...])]
      return !rest.contains { KeyNames.runs(of: $0).contains { purposes.contains($0.text) } }
    }
  }

  /// - Parameter title: the purpose's title in the source language.
  func reader(of purpose: String, title: String) -> Reader {
    Reader(names: [Self.joined(purpose), TitleKey(title).words.joined()], purposes: purposes)
  }

  fileprivate static func joined(_ identifier: String) -> String { identifier.filter { $0 != "-" } }

  /// The words of a name, without those that only mark it as a button's text.
  fileprivate static func words(of name: String) -> [String] {
    NameWords.words(of: name).filter { word in
      !generic.contains(word) && word.contains(where: \.isLetter)
        && (word.filter(\.isLetter).utf8.count > 2 || shortWords.contains(word))
    }
  }

  /// All runs of words, the longest first: `log`, `in` also make `login`.
  fileprivate static func runs(of words: [String]) -> [(text: String, range: Range<Int>)] {
    var runs: [(text: String, range: Range<Int>)] = []
    for count in stride(from: min(words.count, longestRun), to: 0, by: -1) {
      for start in 0...(words.count - count) {
        runs.append((words[start..<(start + count)].joined(), start..<(start + count)))
      }
    }
    return runs
  }

  private static let longestRun = 4
  private static let generic: Set = [
    "label", "button", "btn", "title", "text", "action", "menu", "item", "common", "general", "generic", "string",
    "alert",
    "dialog", "accessibility", "hint", "description", "desc", "lbl", "msg", "key", "but", "the", "this",
  ]
  /// Short words that identifiers contain.
  private static let shortWords: Set = [
    "all", "as", "go", "in", "no", "ok", "on", "off", "out", "to", "up", "at", "by",
  ]
}
