import CatalogFiles
import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import TestSupport
import Testing

@testable import StringFormats
@testable import StringTables

/// PO files of Django, a program that does not use the catalogue but has many of the same texts.
@Suite("The PO files of Django") struct DjangoFilesTests {
  private static let files = [
    "conf/locale/de", "conf/locale/ar", "contrib/admin/locale/pl", "contrib/admin/locale/de", "contrib/auth/locale/ja",
  ].map { "\($0)/LC_MESSAGES/django.po" }

  private static func file(_ path: String) throws -> SourceFile {
    let library = Repository.root.appending(path: ".build/test-tools/lib")
    let python = try FileManager.default.contentsOfDirectory(atPath: library.path).first { $0.hasPrefix("python") }
    let file = library.appending(path: "\(python ?? "python3")/site-packages/django/\(path)")
    let bytes = try #require(try? Data(contentsOf: file), "Django is missing; run Scripts/prerequisites test")
    return SourceFile(path: path, bytes: Array(bytes))
  }

  @Test("An import takes none of their texts", arguments: files)
  func imports(path: String) throws {
    let catalogue = try StandardTables.catalogue.get()
    var reader = TableReader(
      ReadContext(catalogue), namings: KeyNamings(catalogue), siblings: SiblingSources(in: MemoryFiles([:])))
    let results = try reader.read([(try Self.file(path), GettextFormat())])
    let read = try #require(results.first).tables.get()
    #expect(read.tables.contains { !$0.units.isEmpty })
    let merged = CatalogMerge(catalogue, policy: MergePolicy(take: .theirs)).merge(read)
    #expect(merged.filter { $0.value != nil }.map { "\($0.entry.place) \($0.entry.outcome)" } == [])
  }

  @Test("An update changes none of their entries", arguments: files)
  func updates(path: String) throws {
    let catalogue = try StandardTables.catalogue.get()
    let file = try Self.file(path)
    let locale = try #require(LanguageTag(String(path.split(separator: "/").dropLast(2).last ?? "")))
    let table = try TableBuilder(catalogue, includesEveryShort: true).table(for: locale)
    let updated = try GettextFormat().update(
      file, with: [table], options: FormatOptions(), context: ReadContext(catalogue))
    #expect(updated.changed == 0 && updated.added > 0)
    let entries = try POParser(file).entries
    let after = try POParser(SourceFile(path: path, bytes: updated.bytes)).entries
    #expect(Array(after.prefix(entries.count)).map(Self.parts) == entries.map(Self.parts))
  }

  private static func parts(_ entry: POEntry) -> [String] {
    [entry.context ?? "", entry.id, entry.plural ?? ""] + entry.translations + entry.comments + entry.extracted
      + entry.flags
  }
}
