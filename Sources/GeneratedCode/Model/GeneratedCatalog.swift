package import CatalogModel
package import CodeWriting

/// The resolved content of generated code: the one model that all printers print.
///
/// Purposes, locales and number formats refer to each other by their index in these lists.
package struct GeneratedCatalog: Hashable, Sendable {
  /// The catalogue's name.
  package var name: String
  /// The wording of the texts; nil for the shared ones.
  package var wording: String?
  /// A digest of everything below, for the manifest and the pages of a published site.
  package var digest: String
  /// The identifier of the source locale, even if it is not generated.
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
  /// The index of the locale for users whose languages match none: the source locale, or else the first one.
  package var defaultLocale: Int
  /// The table that matches users' languages with locales.
  package var languages: GeneratedLanguages
  /// The icon sets, sorted by identifier.
  package var iconSets: [GeneratedIconSet]
  /// The data for turning headers into bars; nil for a catalogue without platforms that have bars, or if one of the
  /// purposes `back`, `cancel`, `close` and `done` is not generated.
  package var headers: GeneratedHeaders?
  /// The screens whose purposes are all generated, sorted by identifier.
  package var screens: [GeneratedScreen]
  /// The stacks of the app, in the order of the tab bar; empty for a catalogue without screens.
  package var stacks: [GeneratedStack]
}

extension GeneratedCatalog {
  /// The identifiers of the app's actions that screens declare, sorted.
  var declaredActions: [String] { Set(screens.flatMap(\.header.items).compactMap(\.action)).sorted() }

  /// The identifiers for UI tests that screens declare, sorted.
  var declaredIdentifiers: [String] {
    Set(screens.flatMap(\.header.items).compactMap(\.accessibilityIdentifier)).sorted()
  }
}

/// The properties of a purpose that are the same in all locales.
package struct GeneratedPurpose: Hashable, Sendable {
  package var identifier: String
  /// Its names in code.
  package var name: PurposeName
  package var role: Role
  /// nil for a purpose without a direction.
  package var direction: Direction?
  /// The index of the purpose that undoes it; nil if there is none, or if it is not generated.
  package var opposite: Int?
  package var description: String
  /// The former identifiers.
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
  /// The purposes that declare the message with these arguments, as indices.
  package var purposes: [Int]
}

/// An icon set in which some purposes have icons.
package struct GeneratedIconSet: Hashable, Sendable {
  package var identifier: String
  package var name: String
}

/// An icon in a locale.
package struct GeneratedIcon: Hashable, Sendable {
  package var name: String
  /// True if the caller must flip the glyph.
  package var isMirrored: Bool
  /// The name for systems that do not have ``name``; nil if all have it.
  package var fallback: String?
  /// True if the caller must flip the glyph of ``fallback``.
  package var isFallbackMirrored: Bool
  /// The releases of systems that introduced ``name``; empty without a fallback.
  package var introduced: [SystemRelease]
}
