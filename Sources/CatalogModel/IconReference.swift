/// A purpose's icon in a set.
package enum IconReference: Hashable, Sendable {
  /// One identifier for every locale.
  case name(String)
  /// A pair for a set without directional icons: each is drawn for its base direction and never flipped.
  case byDirection(leftToRight: String, rightToLeft: String)
  /// An identifier for all locales except those that need another glyph.
  case byLocale(name: String, locales: [LanguageTag: String])
  /// An identifier that only newer systems have, and the fallback for older ones.
  case byRelease(name: String, fallback: String)
}

extension IconReference {
  /// Every identifier in the reference, each once, in a stable order.
  package var names: [String] {
    switch self {
    case .name(let name): [name]
    case .byDirection(let name, let other), .byRelease(let name, let other): name == other ? [name] : [name, other]
    case .byLocale(let name, let locales): [name] + Set(locales.values).subtracting([name]).sorted()
    }
  }

  /// The identifiers that indicate the purpose: of a pair only the left-to-right one, since the other is the glyph of
  /// the opposite direction.
  package var recognisingNames: [String] {
    if case .byDirection(let leftToRight, _) = self { [leftToRight] } else { names }
  }

  /// The identifier for older systems, if there is one.
  package var fallback: String? {
    if case .byRelease(_, let fallback) = self { fallback } else { nil }
  }

  /// The identifier for a locale and its base direction.
  ///
  /// - Parameter chain: the locale's fallback chain, nearest first.
  package func name(for direction: BaseDirection, chain: [LanguageTag]) -> String {
    switch self {
    case .name(let name), .byRelease(let name, _): name
    case .byDirection(let leftToRight, let rightToLeft): direction == .leftToRight ? leftToRight : rightToLeft
    case .byLocale(let name, let locales): chain.lazy.compactMap { locales[$0] }.first ?? name
    }
  }
}
