import Testing

@testable import GeneratedCode

/// The oldest systems of an app, as people write them.
@Suite struct MinimumSystemsTests {
  @Test(
    "Names have any case, and lists commas and spaces",
    arguments: [
      ([], [:]), (["ios=17"], ["iOS": "17.0"]), (["iOS=17.4,macOS=14"], ["iOS": "17.4", "macOS": "14.0"]),
      (["ios=17", " tvos=17 , watchos=10"], ["iOS": "17.0", "tvOS": "17.0", "watchOS": "10.0"]),
      (["ios=17", "ios=17.0"], ["iOS": "17.0"]),
    ] as [([String], [String: String])])
  func parses(texts: [String], versions: [String: String]) throws {
    #expect(try MinimumSystems(texts).versions == versions)
  }

  @Test(
    "Other texts are refused with the reason",
    arguments: [
      (["ios"], .noVersion("ios")), (["=17"], .noVersion("=17")), (["linux=6"], .unknownSystem("linux")),
      (["ios=x"], .notVersion("x")), (["ios="], .notVersion("")),
      (["ios=11"], .tooOld("iOS", as: "ios", oldest: "12.0")),
      (["macos=10.12"], .tooOld("macOS", as: "macos", oldest: "10.13")),
      (["ios=17", "iOS=18"], .twoVersions("iOS", "17.0", "18.0")),
    ] as [([String], MinimumSystems.Refusal)])
  func refuses(texts: [String], refusal: MinimumSystems.Refusal) {
    #expect(throws: refusal) { try MinimumSystems(texts) }
  }
}
