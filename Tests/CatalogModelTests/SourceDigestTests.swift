import Testing

@testable import CatalogModel

@Suite struct SourceDigestTests {
  /// Test vectors for 64-bit FNV-1a from its authors (draft-eastlake-fnv, Appendix C).
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func isFNV1a(text: String, digest: String) {
    #expect(SourceDigest.of(text) == digest)
  }

  @Test func hasSixteenDigits() {
    // Some of these texts have digests with leading zeros.
    for number in 0..<1000 { #expect(SourceDigest.isWellFormed(SourceDigest.of("\(number)"))) }
  }

  @Test(arguments: ["", "af63dc4c8601ec8", "AF63DC4C8601EC8C", "af63dc4c8601ec8c0", "af63dc4c8601ec8g"])
  func refusesOtherShapes(text: String) {
    #expect(!SourceDigest.isWellFormed(text))
  }
}
