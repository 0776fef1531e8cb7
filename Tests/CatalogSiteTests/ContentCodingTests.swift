import CatalogSite
import Foundation
import TestSupport
import Testing

/// gzip and brotli, through the programs of those names.
@Suite struct ContentCodingTests {
  private static let text = Array(String(repeating: "{\"title\":\"حذف\",\"role\":\"destroy\"},", count: 500).utf8)

  private func unpacked(_ bytes: [UInt8], _ coding: ContentCoding, by program: String) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let name = "file\(coding.fileExtension)"
    try folder.write(bytes, to: name)
    let outcome = try ChildProgram.run([program, "-dc", "\(folder.path)/\(name)"], errors: .discarded)
    guard outcome.status != 127 else { throw MissingProgram(description: "apt-get install \(program)") }
    return outcome.bytes
  }

  @Test(arguments: [(ContentCoding.gzip, "gzip"), (.brotli, "brotli")])
  func unpacks(coding: ContentCoding, program: String) throws {
    let packed = try #require(coding.compressed(Self.text))
    #expect(packed.count < Self.text.count / 20)
    #expect(packed == coding.compressed(Self.text), "no time is in it")
    #expect(try unpacked(packed, coding, by: program) == Self.text)
  }

  @Test("What is small, or compressed already, has no compressed form")
  func leavesOut() {
    #expect(SiteFile(path: "a.json", text: "{}").compressedForms.isEmpty)
    #expect(SiteFile(path: "tables/csv/de.csv", bytes: Self.text).compressedForms.isEmpty)
    #expect(SiteFile(path: "a.xlsx", bytes: Self.text).compressedForms.isEmpty)
    let forms = SiteFile(path: "v1/bundles/a.0.json", bytes: Self.text, isImmutable: true).compressedForms.map(\.file)
    #expect(forms.map(\.path) == ["v1/bundles/a.0.json.br", "v1/bundles/a.0.json.gz"])
    #expect(forms.allSatisfy { $0.isImmutable && $0.mediaType == "application/json" })
  }
}
