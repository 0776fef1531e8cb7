import Foundation
import TableTestSupport
import Testing

/// Validates files with xmllint against OASIS's schemas of XLIFF, as packaged by Debian.
enum XLIFFSchema: String {
  /// The strict variant of XLIFF 1.2, which allows less than the transitional one.
  case version12 = "xliff-core-1.2-strict.xsd"
  /// The core schema of XLIFF 2.0, also used by 2.1 (both have the namespace 2.0).
  case version2 = "xliff-core-2.0.xsd"

  private static let folder = "/usr/share/php/Symfony/Component/Translation/Resources/schemas"

  /// xmllint's errors for invalid files; empty if all are valid.
  func complaints(about files: [[UInt8]]) throws -> String {
    try #require(
      FileManager.default.fileExists(atPath: "\(Self.folder)/\(rawValue)"),
      "the schemas of XLIFF are missing; install them with apt-get install php-symfony-translation")
    let scratch = try ScratchFolder()
    // The schemas import W3C's schema by its network address and by a relative path.
    let catalog = """
      <catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">
        <system systemId="http://www.w3.org/2001/xml.xsd" uri="file://\(Self.folder)/xml.xsd"/>
      </catalog>
      """
    let catalogPath = try scratch.write("catalog.xml", catalog.utf8)
    let schema = try scratch.write("schema.xsd", Data(contentsOf: URL(filePath: "\(Self.folder)/\(rawValue)")))
    try scratch.write(
      "informativeCopiesOf3rdPartySchemas/w3c/xml.xsd", Data(contentsOf: URL(filePath: "\(Self.folder)/xml.xsd")))
    let paths = try files.enumerated().map { try scratch.write("\($0.offset).xlf", $0.element) }
    let result = try XMLOracleTests.xmllint.run(
      ["--noout", "--nonet", "--schema", schema] + paths,
      environment: ["XML_CATALOG_FILES": catalogPath])
    return result.status == 0
      ? "" : result.errors.split(separator: "\n").filter { !$0.hasSuffix(" validates") }.joined(separator: "\n")
  }
}
