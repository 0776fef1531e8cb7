import CatalogFiles
import CatalogModel
import Foundation
import SourceText
import TestSupport
import Testing

@testable import StringFormats

/// The paths of string tables in public repositories, read as their teams mean them.
///
/// RepositoryTables.tsv lists repository, path, format, table, locale, role and dialect; `*` in a table is the locale.
@Suite("String tables of public repositories") struct RepositoryTablesTests {
  struct Row: Sendable, CustomStringConvertible {
    let repository: String
    let path: String
    let format: String
    let table: String
    let locale: String
    let isSource: Bool
    let dialect: String

    var description: String { "\(repository)/\(path)" }
  }

  static let rows: [Row] = {
    let url = Repository.root.appending(path: "Tests/StringFormatsTests/Identity/Data/RepositoryTables.tsv")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(
        repository: fields[0], path: fields[1], format: fields[2], table: fields[3], locale: fields[4],
        isSource: fields[5] == "source", dialect: fields[6])
    }
  }()

  /// Judges a path beside the other files of its repository that the list names, and a German one of its table.
  private static func identity(of row: Row) throws -> PathIdentity? {
    let paths = rows.filter { $0.repository == row.repository }
      .flatMap { [($0.path, ""), ($0.table.replacing("*", with: "de"), "")] }
    var files = TableFiles(in: MemoryFiles(Dictionary(paths) { first, _ in first }))
    let format = try AllFormats.format(row.format).description
    return PathIdentity(row.path, of: format, declared: ReadContext().declared, among: &files)
  }

  @Test("The locale is the one that the path states, or none")
  func locales() throws {
    #expect(Set(Self.rows.map(\.repository)).count >= 60)
    for row in Self.rows {
      let identity = try Self.identity(of: row)
      guard let found = identity?.named?.tag else {
        // The content of a string catalog or an XLIFF file states its locales.
        let isStated = !row.isSource && row.table.contains("*")
        #expect(!isStated, "\(row): no locale, and it is \(row.locale)")
        continue
      }
      let expected = try #require(LanguageTag(localeIdentifier: row.locale))
      let (one, other) = (found.maximized ?? found, expected.maximized ?? expected)
      let isSame = one.language == other.language && one.script == other.script
      #expect(
        isSame && (expected.region == nil || found.region == expected.region),
        "\(row): \(found), and it is \(row.locale)")
    }
  }

  @Test("The files of all locales are one table, and those of other tables are not")
  func tables() throws {
    for (repository, rows) in Dictionary(grouping: Self.rows, by: \.repository) {
      var found: [String: Set<String>] = [:]
      for row in rows
      where row.table.contains("*") && !row.isSource && row.format != "xliff-1.2-xcode" {
        found["\(row.format) \(row.table)", default: []].insert(try Self.identity(of: row)?.table ?? row.path)
      }
      for (table, names) in found { #expect(names.count == 1, "\(repository): \(table) is \(names.sorted())") }
      #expect(
        Set(found.values.flatMap(\.self)).count == Set(found.keys.map { $0.split(separator: " ")[1] }).count,
        "\(repository)")
    }
  }

  @Test("The path shows the dialect")
  func dialects() throws {
    for dialect in ["compose-resources", "moko-resources", "i18next-v3", "l10n.yaml"] {
      #expect(Set(Self.rows.filter { $0.dialect == dialect }.map(\.repository)).count >= 3, "\(dialect)")
    }
    for row in Self.rows where row.format == "android" {
      let parts = row.path.split(separator: "/").map(String.init)
      let found = [Dialect.composeResources, .mokoResources].first { $0.isOf(parts) }?.rawValue ?? "-"
      #expect(found == row.dialect, "\(row)")
    }
  }
}
