package import CatalogModel

/// Everything that generated code answers, resolved: the one model that all printers print.
///
/// Purposes, locales and number formats refer to each other by their index in these lists.
package struct GeneratedCatalog: Hashable, Sendable {
  /// The catalogue's name.
  package var name: String
  /// A digest of everything below, which a generated file names as what it was made from.
  package var digest: String
  /// The identifier of the source locale, also if its texts were not asked for.
  package var sourceLocale: String
  /// Sorted by identifier.
  package var purposes: [GeneratedPurpose]
  /// The messages other than `title` and `short`, sorted by name; one for each name and list of arguments.
  package var messages: [GeneratedMessage]
  /// Sorted by language tag.
  package var locales: [GeneratedLocale]
  /// The different number formats of all locales and regions.
  package var numberFormats: [GeneratedNumberFormat]
  /// The plural rules of each locale of a text, sorted by language tag.
  package var pluralRules: [GeneratedPluralRules]
  /// The index of the locale for users whose languages match none: the source locale, or else the first.
  package var defaultLocale: Int
  /// The locales that users' languages get.
  package var languages: GeneratedLanguages
  /// The icon sets, sorted by identifier.
  package var iconSets: [GeneratedIconSet]
  /// How headers become bars; nil for a catalogue without platforms that have bars, or if one of the purposes `back`,
  /// `cancel`, `close` and `done` is not generated.
  package var headers: GeneratedHeaders?
  /// Those whose purposes are all generated, sorted by identifier.
  package var screens: [GeneratedScreen]
}

/// A purpose, as far as it is the same in all locales.
package struct GeneratedPurpose: Hashable, Sendable {
  package var identifier: String
  package var role: Role
  /// nil for a purpose without one.
  package var direction: Direction?
  /// The index of the purpose that takes it back; nil if there is none, or if it is not generated.
  package var opposite: Int?
  package var description: String
  /// The identifiers that it had before.
  package var formerly: [String]
}

/// A message with typed arguments, such as `counted(count: integer)`.
package struct GeneratedMessage: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    package var name: String
    package var kind: ArgumentDeclaration.Kind
  }

  package var name: String
  package var arguments: [Argument]
  /// The purposes that declare it with these arguments, as indices.
  package var purposes: [Int]
}

/// An icon set that some purposes have icons in.
package struct GeneratedIconSet: Hashable, Sendable {
  package var identifier: String
  package var name: String
}

/// An icon in a locale.
package struct GeneratedIcon: Hashable, Sendable {
  package var name: String
  /// Whether the caller must flip the glyph.
  package var isMirrored: Bool
  /// The name for systems that do not have ``name``; nil if all have it.
  package var fallback: String?
  /// Whether the caller must flip the glyph of ``fallback``.
  package var isFallbackMirrored: Bool
  /// The releases of systems that brought ``name``; empty without a fallback.
  package var introduced: [GeneratedRelease]
}

/// A release of a system, such as iOS 18.0.
package struct GeneratedRelease: Hashable, Sendable {
  package var system: String
  package var version: String
}
