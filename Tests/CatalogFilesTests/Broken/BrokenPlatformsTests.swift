import CatalogModel
import TestSupport
import Testing

@testable import CatalogFiles

/// Every possible mistake in platforms.json, with its place and message; and an overlay's changes.
@Suite struct BrokenPlatformsTests {
  private static func facts(_ facts: String, _ report: String...) -> BrokenCatalogue {
    BrokenCatalogue(
      ["platforms.json": #"{ "tv": { "name": "TV", "iconSet": "set", "unit": "pt", "facts": { \#(facts) } } }"#],
      report: report)
  }

  private static let rest = #""source": "S", "confidence": "verified""#

  @Test(
    "A wrong platforms.json is reported by place",
    arguments: [
      BrokenCatalogue(
        ["platforms.json": "[]"], "platforms.json:1:1: wrong-type: platforms.json is an array; write an object"),
      BrokenCatalogue(
        ["platforms.json": #"{ "iOS": {} }"#],
        "platforms.json:1:3: wrong-type: platform 'iOS' is not in kebab-case; write it like 'ios26'"),
      BrokenCatalogue(
        ["platforms.json": #"{ "tv": { "name": "TV", "unit": "pt" } }"#],
        "platforms.json:1:9: missing-field: platform 'tv' has no field 'iconSet'; add it"),
      facts(
        #""hieght": { "value": 1, \#(rest) }"#,
        "platforms.json:1:68: unknown-field: unknown field 'hieght'; did you mean 'height'?"),
      facts(
        #""height": { "value": 44 }"#,
        "platforms.json:1:78: missing-field: fact 'height' has no field 'source'; add it",
        "platforms.json:1:78: missing-field: fact 'height' has no field 'confidence'; add it"),
      facts(
        #""height": { "value": -1, "source": "", "confidence": "sure" }"#,
        "platforms.json:1:103: wrong-type: 'source' of fact 'height' is empty; write it",
        "platforms.json:1:121: wrong-type: unknown confidence 'sure'; use one of verified, second-hand, memory",
        "platforms.json:1:89: wrong-type: 'value' of fact 'height' is not a number from 0 to 10000; write one"),
      facts(
        #""cancel": { "value": "wrd", \#(rest) }, "bar": { "value": 1, \#(rest) }"#,
        "platforms.json:1:157: wrong-type: 'value' of fact 'bar' is a number; write true or false",
        "platforms.json:1:89: wrong-type: unknown value 'wrd'; did you mean 'word'?"),
      facts(
        #""maximumTrailing": { "value": [{ "width": 0 }, 1], \#(rest) }"#,
        "platforms.json:1:115: wrong-type: a limit is a number; write an object",
        "platforms.json:1:99: missing-field: a limit has no field 'count'; add it"),
    ])
  func reports(catalogue: BrokenCatalogue) throws { try catalogue.check() }

  /// An overlay changes one fact of one platform.
  @Test func addsUpFactByFact() throws {
    var files = Dictionary(uniqueKeysWithValues: SmallCatalogue.files.map { ("Base/\($0.key)", $0.value) })
    files["Base/platforms.json"] = """
      {
        "tv": {
          "name": "TV", "iconSet": "set", "unit": "pt",
          "facts": {
            "height": { "value": 60, \(Self.rest) }, "cancel": { "value": "symbol", \(Self.rest) },
            "maximumTrailing": {
              "value": [{ "width": 360, "count": 3 }, { "width": 0, "count": 2 }], \(Self.rest), "note": "…"
            }
          }
        }
      }
      """
    files["App/catalog.json"] = #"{ "formatVersion": 1, "name": "App", "extends": "../Base" }"#
    files["App/platforms.json"] = #"{ "tv": { "facts": { "height": { "value": 72.5, \#(Self.rest) } } } }"#
    let source = try SmallCatalogue.read("App", of: files)
    #expect(source.report == [])
    let profile = try #require(source.platforms[Platform(rawValue: "tv")])
    #expect(profile.name == "TV" && profile.height == 72.5 && profile.cancel == .symbol)
    #expect([0, 359, 360, 800].map { profile.maximumTrailing(width: $0) } == [2, 2, 3, 3])
    #expect(PlatformProfile(platform: .web).maximumTrailing(width: 320) == nil)
  }
}
