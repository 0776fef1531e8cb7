package import CatalogModel

/// The decisions in a review list that people have filled in.
package struct ReviewChoices: Sendable {
  package enum Choice: Hashable, Sendable {
    /// The app's text, key or icon.
    case app
    /// The catalogue's.
    case catalogue
    /// Another text, in ICU message syntax, or another icon.
    case text(String)
  }

  package struct Entry: Sendable {
    package let identity: Doubt.Identity
    package let choice: Choice
    /// What the list gave as the app's text.
    package let appText: String

    package init(identity: Doubt.Identity, choice: Choice, appText: String) {
      self.identity = identity
      self.choice = choice
      self.appText = appText
    }
  }

  package let entries: [Entry]
  private let byIdentity: [Doubt.Identity: Entry]
  private let byCell: [Cell: Entry]
  private let source: LanguageTag?

  private struct Cell: Hashable {
    let purpose: String
    let locale: LanguageTag?
  }

  /// No decisions.
  package init() { self.init([], source: nil) }

  /// - Parameter source: the source locale, in which decisions about keys are made.
  package init(_ entries: [Entry], source: LanguageTag?) {
    self.entries = entries
    self.source = source
    byIdentity = Dictionary(entries.map { ($0.identity, $0) }) { $1 }
    let cells = entries.filter { entry in
      if case .text = entry.choice { return true }
      return !entry.identity.kind.isAboutKey || entry.identity.locale != source
    }
    byCell = Dictionary(cells.map { (Cell(purpose: $0.identity.purpose, locale: $0.identity.locale), $0) }) {
      first, second in
      // The app's text for one of two keys counts, not that the other one is declined.
      second.choice == .catalogue ? first : second
    }
  }

  /// The decision on a title in a locale.
  func choice(of purpose: String, in locale: LanguageTag) -> Entry? { byCell[Cell(purpose: purpose, locale: locale)] }

  /// The decision on an icon.
  func icon(of purpose: String, in set: IconSetIdentifier) -> Choice? {
    byIdentity[Doubt.Identity(kind: .otherIcon, purpose: purpose, locale: nil, key: set.rawValue)]?.choice
  }

  /// The decision on a key: whether its texts are the purpose's.
  func isChosen(key: String, of purpose: String) -> Bool? {
    guard let source else { return nil }
    let decisions = Doubt.Kind.allCases.filter(\.isAboutKey).compactMap { kind in
      byIdentity[Doubt.Identity(kind: kind, purpose: purpose, locale: source, key: key)]?.choice
    }
    if decisions.contains(.app) { return true }
    return decisions.isEmpty ? nil : false
  }
}
