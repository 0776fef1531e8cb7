import PurposeCatalog
import Testing

/// The icon of each locale, and whether the caller flips it, by purpose and icon set.
@Suite struct MirroringTests {
  private static let standard = Result { try Standard.read() }

  struct Row: Sendable, CustomTestStringConvertible {
    let purpose: String
    let set: IconSetIdentifier
    /// The names in left-to-right and right-to-left locales.
    let names: (leftToRight: String, rightToLeft: String)
    /// The right-to-left locales in which the caller flips the glyph.
    let mirrored: Set<String>

    init(
      _ purpose: String, _ set: IconSetIdentifier, _ name: String, _ rightToLeft: String? = nil,
      flipped: Set<String> = []
    ) {
      self.purpose = purpose
      self.set = set
      names = (name, rightToLeft ?? name)
      mirrored = flipped
    }

    var testDescription: String { "\(purpose) in \(set)" }
  }

  private static let everywhere: Set = ["ar", "he", "fa"]
  private static let arabicScript: Set = ["ar", "fa"]

  @Test(arguments: directional + undirected + byScript + fixed)
  func mirrors(_ row: Row) throws {
    let catalog = try Self.standard.get()
    let purpose = try catalog.purpose(row.purpose)
    for tag in ["en", "ar", "he", "fa"] {
      let icon = try #require(catalog.resolver(for: tag).icon(for: purpose, in: row.set))
      #expect(icon.name == (tag == "en" ? row.names.leftToRight : row.names.rightToLeft), "\(tag)")
      #expect(icon.isMirrored == row.mirrored.contains(tag), "\(tag)")
    }
  }

  /// Back, forward, undo and reply point along the reading direction. The caller flips neither an icon that its set
  /// mirrors automatically nor one of a pair; all others are flipped in every right-to-left locale.
  private static let directional = [
    Row("back", .sfSymbols, "chevron.backward"),
    Row("back", .materialSymbols, "arrow_back", flipped: everywhere),
    Row("back", .fluent, "arrow_left", "arrow_right"),
    Row("back", .bootstrapIcons, "chevron-left", "chevron-right"),
    Row("back", .lucide, "chevron-left", "chevron-right"),
    Row("forward", .sfSymbols, "chevron.forward"),
    Row("forward", .materialSymbols, "arrow_forward", flipped: everywhere),
    Row("forward", .lucide, "chevron-right", "chevron-left"),
    Row("disclosure", .sfSymbols, "chevron.forward"),
    Row("disclosure", .materialSymbols, "chevron_right", flipped: everywhere),
    Row("undo", .sfSymbols, "arrow.uturn.backward"),
    Row("undo", .materialSymbols, "undo", flipped: everywhere),
    Row("undo", .fluent, "arrow_hook_up_left", flipped: everywhere),
    Row("undo", .bootstrapIcons, "arrow-90deg-left", "arrow-90deg-right"),
    Row("redo", .sfSymbols, "arrow.uturn.forward"),
    Row("redo", .materialSymbols, "redo", flipped: everywhere),
    Row("redo", .lucide, "redo-2", flipped: everywhere),
    Row("reply", .materialSymbols, "reply", flipped: everywhere),
  ]

  /// Icons of undirected purposes can have a direction: the lines of a list begin at the leading side.
  private static let undirected = [
    Row("list", .sfSymbols, "list.bullet"),
    Row("list", .materialSymbols, "format_list_bulleted", flipped: everywhere),
    Row("list", .lucide, "list", flipped: everywhere),
    Row("send", .materialSymbols, "send", flipped: everywhere),
    Row("sort", .materialSymbols, "sort", flipped: everywhere),
    Row("sort", .lucide, "arrow-up-down"),
  ]

  /// Arabic script mirrors the question mark (U+061F), Hebrew does not.
  private static let byScript = [
    Row("help", .sfSymbols, "questionmark.circle"),
    Row("help", .materialSymbols, "help", flipped: arabicScript),
    Row("help", .fluent, "question_circle", flipped: arabicScript),
    Row("help", .bootstrapIcons, "question-circle", flipped: arabicScript),
    Row("help", .lucide, "circle-question-mark", flipped: arabicScript),
  ]

  /// Clocks run clockwise everywhere, and people hold a magnifying glass in the same hand.
  private static let fixed: [Row] = [
    (.sfSymbols, "arrow.clockwise", "magnifyingglass"), (.materialSymbols, "refresh", "search"),
    (.fluent, "arrow_clockwise", "search"), (.bootstrapIcons, "arrow-clockwise", "search"),
    (.lucide, "rotate-cw", "search"),
  ].flatMap { set, refresh, search in [Row("refresh", set, refresh), Row("search", set, search)] }

  /// Nothing is flipped in a left-to-right locale, and every directional purpose looks different in the two directions.
  @Test func directionalPurposesAreMirrored() throws {
    let catalog = try Self.standard.get()
    let (english, hebrew) = (catalog.resolver(for: "en"), catalog.resolver(for: "he"))
    for purpose in catalog.purposes {
      for set in catalog.iconSets {
        let left = try #require(english.icon(for: purpose, in: set))
        let right = try #require(hebrew.icon(for: purpose, in: set))
        #expect(!left.isMirrored)
        // A set that mirrors automatically keeps the name.
        let turnsAround = left.name != right.name || right.isMirrored || set == .sfSymbols
        #expect(purpose.direction == nil || turnsAround, "\(purpose.identifier) in \(set)")
        #expect(!(left.name != right.name && right.isMirrored), "\(purpose.identifier) in \(set) is turned twice")
      }
    }
  }

  /// An icon with other glyphs for some locales gets that of the nearest locale in the fallback chain.
  @Test(
    arguments: [
      ("en", "bold", false), ("de", "bold-f", false), ("de-AT", "bold-f", false), ("de-CH", "bold-g", false),
      ("ar", "bold-ar", false), ("he", "bold", true),
    ])
  func choosesGlyphsByLocale(tag: String, name: String, isMirrored: Bool) throws {
    let catalog = try Small.catalog(files: [
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Small", "sourceLocale": "en",
        "locales": ["ar", "de", "de-AT", "de-CH", "en", "he"], "iconSets": ["set"]
      }
      """,
      "purposes.json": """
      {
        "bold": {
          "role": "act", "description": "…", "messages": { "title": {} },
          "icons": { "set": { "name": "bold", "locales": { "ar": "bold-ar", "de": "bold-f", "de-CH": "bold-g" } } }
        }
      }
      """,
      "icon-sets/set.json": """
      {
        "name": "Set", "version": "1", "license": "MIT", "source": "…", "rightToLeft": { "bold": "mirrors" },
        "names": ["bold", "bold-ar", "bold-f", "bold-g"]
      }
      """,
    ])
    let icon = try #require(catalog.resolver(for: tag).icon(for: try catalog.purpose("bold"), in: "set"))
    #expect(icon.name == name)
    #expect(icon.isMirrored == isMirrored)
  }

  /// The fallback for older systems has its own right-to-left behaviour, not that of the newer icon.
  @Test(arguments: [("en", false, false), ("ar", false, true), ("he", false, true)])
  func mirrorsAFallbackSeparately(tag: String, isMirrored: Bool, isFallbackMirrored: Bool) throws {
    let catalog = try Small.catalog(files: [
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["ar", "en", "he"], "iconSets": ["set"]
      }
      """,
      "purposes.json": """
      {
        "back": {
          "role": "navigate", "direction": "backward", "description": "…", "messages": { "title": {} },
          "icons": { "set": { "name": "chevron-backward", "fallback": "chevron-left" } }
        }
      }
      """,
      "icon-sets/set.json": """
      {
        "name": "Set", "version": "1", "license": "MIT", "source": "…",
        "rightToLeft": { "chevron-backward": "semantic", "chevron-left": "mirrors" },
        "names": ["chevron-backward", "chevron-left"]
      }
      """,
    ])
    let icon = try #require(catalog.resolver(for: tag).icon(for: try catalog.purpose("back"), in: "set"))
    #expect(icon.name == "chevron-backward" && icon.fallback == "chevron-left")
    #expect(icon.isMirrored == isMirrored)
    #expect(icon.isFallbackMirrored == isFallbackMirrored)
  }
}
