import CatalogFiles
import Foundation
import GeneratedCode
import PurposeCatalog
import TestSupport
import Testing

@testable import CatalogSite

/// What a catalogue says of its titles in other programs, and how a locale's page shows it.
@Suite struct AttestationTests {
  private static let list = """
    locale\tpurpose\ttitle\tprograms that print it\twhat programs print instead
    ar\tback\tرجوع\tChromium, GNOME\t
    ar\tdelete\tحذف\t\tإزالة (Firefox)
    en\tback\tReturn\tFirefox\t
    ar\tdelete
    """

  private static func page(of files: [String: String], _ locale: String) throws -> String {
    // A check refuses a broken list; a page survives it.
    let source = try CatalogReader(files: MemoryFiles(files)).read(".")
    let catalog = try Catalog(source)
    let input = SiteInput(
      source: source, catalog: catalog, generated: try GeneratedCatalog(source, catalog: catalog))
    let file = try #require(try input.pages.first { $0.path == "locales/\(locale).html" })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private static var files: [String: String] {
    SmallCatalogue.files.merging(["attestation.tsv": list]) { $1 }
  }

  @Test func showsWhoPrintsATitle() throws {
    let page = try Self.page(of: Self.files, "ar")
    #expect(page.contains("<th scope=\"col\">Other programs</th>"))
    #expect(page.contains("<td class=\"programs\">Chromium, GNOME</td>"))
    #expect(page.contains("<td class=\"programs\"><small dir=\"auto\">print إزالة (Firefox)</small></td>"))
    #expect(
      page.contains(
        "Of 2 titles whose English text other programs print in this language, 1 are the programs' own: 50 %."))
  }

  @Test("What was said of an older title says nothing of the new one")
  func forgetsOlderTitles() throws {
    let page = try Self.page(of: Self.files, "en")
    #expect(!page.contains("Firefox"))
  }

  @Test func isAbsentWhereTheCatalogueSaysNothing() throws {
    #expect(!(try Self.page(of: SmallCatalogue.files, "ar").contains("Other programs")))
  }

  /// Markup is text, and lines that are none of the list's are left out.
  @Test(arguments: [
    "", "\n\n", "x", "ar\tback\tرجوع\t<b>x</b>\t", "head\nar\tback\tرجوع\t<script>alert(1)</script>\t",
    "head\r\nar\tback\tرجوع\t\u{202E}x\t\r\n\t\t\t\t", "head\n" + String(repeating: "\t", count: 100_000),
  ])
  func survivesHostileFiles(list: String) throws {
    let page = try Self.page(of: SmallCatalogue.files.merging(["attestation.tsv": list]) { $1 }, "ar")
    #expect(!page.contains("<script>alert") && !page.contains("<b>x</b>"))
  }

  /// Standard's list is about its titles as they are.
  @Test func standardIsUpToDate() throws {
    let source = try CatalogReader(files: DiskFiles()).read(Repository.standard.path)
    let attestation = try #require(source.attestation)
    let catalog = try Catalog(source)
    for tag in ["ar", "de", "ja"] {
      let resolver = catalog.resolver(for: tag)
      let unknown = catalog.purposes.filter {
        attestation.entry($0.identifier, in: tag, title: resolver.title(for: $0)) == nil
      }
      #expect(unknown.map(\.identifier) == [], "run Scripts/attest")
    }
  }
}
