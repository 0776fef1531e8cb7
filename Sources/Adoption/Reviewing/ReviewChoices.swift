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

  /// The place of a choice in the list.
  package struct Place: Hashable, Sendable {
    package let path: String
    package let line: Int

    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  package struct Entry: Hashable, Sendable {
    package let identity: Doubt.Identity
    package let choice: Choice
    /// The text for narrow bars that goes with the choice; nil without one.
    package let short: String?
    /// The app's text according to the list.
    package let appText: String
    /// The cell's contents.
    package let cell: String
    package let place: Place

    package init(
      identity: Doubt.Identity, choice: Choice, short: String? = nil, appText: String, cell: String, place: Place
    ) {
      self.identity = identity
      self.choice = choice
      self.short = short
      self.appText = appText
      self.cell = cell
      self.place = place
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
      if entry.identity.kind == .ownPurpose { return false }
      if case .text = entry.choice { return true }
      return !entry.identity.kind.isAboutKey || entry.identity.locale != source
    }
    byCell = Dictionary(cells.map { (Cell(purpose: $0.identity.purpose, locale: $0.identity.locale), $0) }) {
      first, second in
      // The choice of one key's text takes precedence over declining another key.
      second.choice == .catalogue ? first : second
    }
  }

  /// The decision on a title in a locale.
  func choice(of purpose: String, in locale: LanguageTag) -> Entry? { byCell[Cell(purpose: purpose, locale: locale)] }

  /// The decision on an icon.
  func icon(of purpose: String, in set: IconSetIdentifier) -> Entry? {
    let kinds = Doubt.Kind.allCases.filter(\.isAboutIcon)
    return kinds.lazy.compactMap { kind in
      byIdentity[Doubt.Identity(kind: kind, purpose: purpose, locale: nil, key: set.rawValue)]
    }.first
  }

  /// The decision on exactly this doubt.
  func decision(on doubt: Doubt) -> Entry? { byIdentity[doubt.identity] }

  /// The decision on a key: `app` if its texts are the purpose's, or anything else.
  func decision(onKey key: String, of purpose: String) -> Entry? {
    guard let source else { return nil }
    let decisions = Doubt.Kind.allCases.filter(\.isAboutKey).compactMap { kind in
      byIdentity[Doubt.Identity(kind: kind, purpose: purpose, locale: source, key: key)]
    }
    return decisions.first { $0.choice == .app } ?? decisions.first
  }
}
