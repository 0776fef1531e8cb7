package import CatalogModel

/// A column of a sheet, and its header.
package enum SheetColumn: Hashable, Sendable {
  /// The header names the catalogue.
  case key(catalogue: String)
  /// Pictures of the icons, in formats that can show them; its cells are empty.
  case icon
  /// The source text, for reference; the header names its locale.
  case source(LanguageTag)
  /// The translation of a text without forms; the header names the target locale.
  case text(LanguageTag)
  /// The sentence of a plural category, or of an explicit value.
  case form(PluralMessage.Selector)
  case state
  case comment
  /// The longest text in grapheme clusters, for reference.
  case limit
  /// Notes for the translator.
  case context
  /// The base: ``UnitBase/attributes``.
  case base

  /// The header's text: `key (Standard)`, `text (pl)`, `few`, `=0`.
  package var title: String {
    switch self {
    case .key(let catalogue): "key (\(catalogue))"
    case .icon: "icon"
    case .source(let locale): "source (\(locale))"
    case .text(let locale): "text (\(locale))"
    case .form(let selector): selector.text
    case .state: "state"
    case .comment: "comment"
    case .limit: "limit"
    case .context: "context"
    case .base: "base"
    }
  }
}

/// The columns in the header of a sheet, in any order and spelling.
struct SheetHeader {
  /// The indices of the columns that are read.
  private(set) var key: Int?
  private(set) var text: Int?
  private(set) var source: Int?
  private(set) var state: Int?
  private(set) var comment: Int?
  private(set) var context: Int?
  private(set) var base: Int?
  private(set) var forms: [(selector: PluralMessage.Selector, column: Int)] = []
  /// The catalogue in the header of the keys.
  private(set) var catalogue: String?
  /// The language tag in the header of the text.
  private(set) var tag: String?
  /// A duplicate title.
  private(set) var repeated: String?

  /// True if it has the required columns.
  var isTable: Bool { key != nil && (text != nil || !forms.isEmpty) }

  /// The columns that are read; the source text is only for reference.
  var columns: [Int] { [key, text, state, comment, base].compactMap(\.self) + forms.map(\.column) }

  init(_ titles: [String]) {
    var seen = Set<String>()
    for (column, title) in titles.enumerated() {
      let parts = Self.parts(title)
      guard !parts.name.isEmpty else { continue }
      if !seen.insert(parts.name).inserted { repeated = repeated ?? title }
      switch parts.name {
      case "key": (key, catalogue) = (column, parts.argument)
      case "source": source = column
      case "text": (text, tag) = (column, parts.argument)
      case "state": state = column
      case "comment": comment = column
      case "context": context = column
      case "base": base = column
      default:
        guard let selector = PluralMessage.Selector(parts.name) else { continue }
        // '=1' and '=1.0' are one form.
        if forms.contains(where: { $0.selector == selector }) { repeated = repeated ?? title }
        forms.append((selector, column))
      }
    }
  }

  /// `Text (pl)` is `text` and `pl`.
  private static func parts(_ title: String) -> (name: String, argument: String?) {
    let trimmed = title.trimmingWhitespace
    guard trimmed.hasSuffix(")"), let bracket = trimmed.firstIndex(of: "(") else { return (trimmed.lowercased(), nil) }
    let argument = trimmed[trimmed.index(after: bracket)...].dropLast()
    return (String(trimmed[..<bracket]).trimmingWhitespace.lowercased(), String(argument).trimmingWhitespace)
  }
}
