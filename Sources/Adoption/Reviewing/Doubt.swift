package import CatalogModel

/// A text, icon or purpose of an app that is not taken without a person's decision: a line of the review list.
package struct Doubt: Hashable, Sendable {
  /// The kinds of doubts, the worst first.
  package enum Kind: String, CaseIterable, Sendable {
    case severalKeys = "several keys with different texts"
    case severalPurposes = "one key for several purposes"
    case sameTitle = "another purpose has this title"
    case otherKey = "the key names something else"
    case titleAlone = "one button, and only its title says so"
    case failsRule = "fails a rule of the catalogue"
    case otherElsewhere = "the app has other words elsewhere"
    case equalsSource = "text equals the source language"
    case otherText = "other words than the catalogue's, on few buttons"
    case platformWord = "the platform's own word"
    case formOnly = "differs in form only"
    case object = "an object in the text"
    case otherIcon = "another icon"
    case ownPicture = "a picture of the app's own"
    case ownPurpose = "a frequent button without a purpose"
    case undeclaredLocale = "a locale that the overlay does not have"
    case incompleteLocale = "a locale that would be incomplete"

    /// True if the decision is about the key itself, and so about its texts in all locales.
    package var isAboutKey: Bool {
      switch self {
      case .severalKeys, .severalPurposes, .otherKey, .titleAlone, .otherText, .object: true
      default: false
      }
    }

    /// True if the decision is about an icon.
    package var isAboutIcon: Bool { self == .otherIcon || self == .ownPicture }
  }

  package let kind: Kind
  /// The particular of the doubt, such as the rule; empty if the kind is precise enough.
  package let detail: String
  /// The purpose's identifier; empty for a doubt about a locale.
  package let purpose: String
  /// nil for a doubt about an icon.
  package let locale: LanguageTag?
  package let catalogueText: String
  package let appText: String
  /// The possible choices.
  package let offer: Offer
  /// The source of the text, in the form of ``KeyPlace``; the icon set of an icon.
  package let key: String
  /// Some of the places that use it, and the number of further ones.
  package let uses: [String]
  /// The number of uses, by which doubts of a kind are sorted.
  package let useCount: Int

  package init(
    _ kind: Kind, _ detail: String = "", purpose: String, locale: LanguageTag?, catalogueText: String = "",
    appText: String, key: String, uses: [ButtonUse], offer: Offer? = nil
  ) {
    self.kind = kind
    self.offer = offer ?? Offer(kind)
    self.detail = detail
    self.purpose = purpose
    self.locale = locale
    self.catalogueText = catalogueText
    self.appText = appText
    self.key = key
    let places = uses.map(\.place)
    let more = places.count - Self.shownUses
    self.uses = places.prefix(Self.shownUses) + (more > 0 ? ["and \(more) more"] : [])
    useCount = uses.count
  }

  private static let shownUses = 3

  /// The fields that identify the same doubt in another run.
  package struct Identity: Hashable, Sendable {
    package let kind: Kind
    package let purpose: String
    package let locale: LanguageTag?
    package let key: String

    package init(kind: Kind, purpose: String, locale: LanguageTag?, key: String) {
      self.kind = kind
      self.purpose = purpose
      self.locale = locale
      self.key = key
    }
  }

  package var identity: Identity { Identity(kind: kind, purpose: purpose, locale: locale, key: key) }

  /// The order of the review list: the worst kind first, then the most used.
  package static func inOrder(_ doubts: some Sequence<Doubt>) -> [Doubt] {
    let ranks = Dictionary(uniqueKeysWithValues: Kind.allCases.enumerated().map { ($1, $0) })
    var seen: Set<Identity> = []
    return doubts.filter { seen.insert($0.identity).inserted }.sorted { left, right in
      let (first, second) = (ranks[left.kind] ?? 0, ranks[right.kind] ?? 0)
      if first != second { return first < second }
      if left.useCount != right.useCount { return left.useCount > right.useCount }
      return (left.purpose, left.locale?.identifier ?? "", left.key) < (
        right.purpose, right.locale?.identifier ?? "", right.key
      )
    }
  }
}

/// The source of an app's text, as comments and the review list write it.
package enum KeyPlace {
  /// `'editor.save' in App/de.lproj/Localizable.strings`
  package static func text(key: String, path: String) -> String { "'\(key)' in \(path)" }
}

extension Doubt {
  private init(_ other: Doubt, _ kind: Kind, detail: String, offer: Offer?) {
    self.kind = kind
    self.offer = offer ?? Offer(kind)
    self.detail = detail
    purpose = other.purpose
    locale = other.locale
    catalogueText = other.catalogueText
    appText = other.appText
    key = other.key
    uses = other.uses
    useCount = other.useCount
  }

  /// The same for another reason.
  func because(_ kind: Kind, _ detail: String = "", offer: Offer? = nil) -> Doubt {
    Doubt(self, kind, detail: detail, offer: offer)
  }

  /// The kind and its detail, as the review list writes them.
  package var reason: String { detail.isEmpty ? kind.rawValue : "\(kind.rawValue): \(detail)" }
}
