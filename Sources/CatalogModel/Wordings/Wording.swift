/// The vocabulary of a family of platforms, such as Apple's, or of a brand: which words its programs print, and how they
/// write capitals.
///
/// Without a wording, the locale's own title is shown. A wording is a layer over locales: it states only the texts that
/// differ.
///
/// ```swift
/// catalog.resolver(for: "de").title(for: save)                      // Speichern
/// catalog.resolver(for: "de", wording: .apple).title(for: save)     // Sichern
/// ```
public struct Wording: RawRepresentable, Hashable, Codable, Sendable {
  /// Its name in catalog.json.
  public let rawValue: String

  /// Creates a wording from its name, without checking that a catalogue declares it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The words of Apple's programs.
  public static let apple = Wording(rawValue: "apple")
  /// The words of Google's programs.
  public static let google = Wording(rawValue: "google")
  /// The words of Microsoft's programs.
  public static let microsoft = Wording(rawValue: "microsoft")
  /// The words of GNOME's programs.
  public static let gnome = Wording(rawValue: "gnome")
}

extension Wording: ExpressibleByStringLiteral {
  /// Creates a wording from its name in catalog.json.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}

extension Wording: CustomStringConvertible {
  /// The wording's name.
  public var description: String { rawValue }
}

extension Wording: Comparable {
  /// Orders wordings by name.
  public static func < (one: Wording, other: Wording) -> Bool { one.rawValue < other.rawValue }
}

extension Wording {
  /// The name that stands for the wording of each platform, where a platform is known; no catalogue declares it.
  package static let ofPlatform = "platform"
  /// The name that stands for the shared texts, where catalog.json may choose a wording; no catalogue declares it.
  package static let none = "shared"
}

/// A wording as a catalogue declares it.
package struct WordingDefinition: Hashable, Sendable {
  package let wording: Wording
  /// The words that it stands for, for people who choose one.
  package let description: String
  /// The platforms that speak it.
  package let platforms: [Platform]
  /// The locales whose titles it writes in title case; texts of a catalogue are in sentence case.
  package let titleCase: [LanguageTag]
  /// The locales in which it states every title, because a guideline demands it.
  package let complete: [LanguageTag]

  package init(
    wording: Wording, description: String, platforms: [Platform] = [], titleCase: [LanguageTag] = [],
    complete: [LanguageTag] = []
  ) {
    self.wording = wording
    self.description = description
    self.platforms = platforms
    self.titleCase = titleCase
    self.complete = complete
  }
}

extension WordingDefinition {
  /// The definition with the lists of an inherited one where it has none.
  package func extending(_ base: WordingDefinition) -> WordingDefinition {
    WordingDefinition(
      wording: wording, description: description, platforms: platforms.isEmpty ? base.platforms : platforms,
      titleCase: titleCase.isEmpty ? base.titleCase : titleCase, complete: complete.isEmpty ? base.complete : complete)
  }
}
