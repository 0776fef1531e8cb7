import Testing

@testable import CatalogModel

/// The icon name that a reference gives for a locale, and whether the caller flips the icon.
@Suite struct IconReferenceTests {
  private static let arabic = tags("ar-EG", "ar")
  private static let hebrew = tags("he")
  private static let english = tags("en")

  @Test(
    arguments: [
      (.name("trash"), .leftToRight, english, "trash"),
      (.name("trash"), .rightToLeft, arabic, "trash"),
      (.byDirection(leftToRight: "left", rightToLeft: "right"), .leftToRight, english, "left"),
      (.byDirection(leftToRight: "left", rightToLeft: "right"), .rightToLeft, arabic, "right"),
      (localized, .leftToRight, english, "bold"),
      (localized, .rightToLeft, hebrew, "bold"),
      // The glyph of the nearest locale in the fallback chain.
      (localized, .rightToLeft, arabic, "bold.ar"),
      (localized, .leftToRight, tags("de-CH", "de"), "bold.de-CH"),
      (localized, .leftToRight, [], "bold"),
      // Only the caller knows which systems lack the newer icon.
      (.byRelease(name: "document", fallback: "doc"), .rightToLeft, arabic, "document"),
    ] as [(IconReference, BaseDirection, [LanguageTag], String)])
  func choosesTheName(reference: IconReference, direction: BaseDirection, chain: [LanguageTag], name: String) {
    #expect(reference.name(for: direction, chain: chain) == name)
  }

  @Test func listsEveryNameInAStableOrder() {
    #expect(IconReference.name("trash").names == ["trash"])
    #expect(IconReference.byDirection(leftToRight: "left", rightToLeft: "right").names == ["left", "right"])
    #expect(Self.localized.names == ["bold", "bold.ar", "bold.de", "bold.de-CH"])
    #expect(IconReference.byRelease(name: "document", fallback: "doc").names == ["document", "doc"])
  }

  @Test func hasTheNameForOlderSystems() {
    #expect(IconReference.byRelease(name: "document", fallback: "doc").fallback == "doc")
    #expect(IconReference.name("trash").fallback == nil)
    #expect(Self.localized.fallback == nil)
  }

  private static let localized = IconReference.byLocale(
    name: "bold",
    locales: Dictionary(uniqueKeysWithValues: tags("de", "ar", "de-CH").map { ($0, "bold.\($0)") }))

  private static func tags(_ texts: String...) -> [LanguageTag] { texts.compactMap { LanguageTag($0) } }
}

/// Right-to-left behaviours of icons in a set.
@Suite struct RightToLeftBehaviourTests {
  /// A behaviour, and whether the glyph is mirrored in English, Hebrew and Arabic.
  @Test(
    arguments: [
      (.fixed, false, false, false),
      (.semantic, false, false, false),
      (.localized, false, false, false),
      (.mirrors(scripts: nil), false, true, true),
      (.mirrors(scripts: ["Arab"]), false, false, true),
      (.mirrors(scripts: ["Arab", "Hebr"]), false, true, true),
      (.mirrors(scripts: []), false, false, false),
      (.mirrors(scripts: ["Latn"]), false, false, false),
    ] as [(RightToLeftBehaviour, Bool, Bool, Bool)])
  func mirrors(behaviour: RightToLeftBehaviour, english: Bool, hebrew: Bool, arabic: Bool) {
    #expect(behaviour.isMirrored(in: .leftToRight, script: "Latn") == english)
    #expect(behaviour.isMirrored(in: .rightToLeft, script: "Hebr") == hebrew)
    #expect(behaviour.isMirrored(in: .rightToLeft, script: "Arab") == arabic)
  }

  @Test func onlyAFixedGlyphAlwaysPointsOneWay() {
    #expect(RightToLeftBehaviour.fixed.alwaysPointsOneWay)
    for other: RightToLeftBehaviour in [.semantic, .localized, .mirrors(scripts: nil), .mirrors(scripts: ["Arab"])] {
      #expect(!other.alwaysPointsOneWay)
    }
  }
}
