import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import CatalogFiles

/// The fields of an output in catalog.json are the options of the commands, and the properties of the schema: a new option of
/// `catalog generate` without a field fails here.
@Suite struct OutputFieldTests {
  /// Those of each run, and those that the place of an output gives.
  private static let ofTheRun: Set = [
    "catalog", "output", "check", "declared", "baseline", "quiet", "version", "help",
  ]

  @Test(arguments: CodeLanguage.allCases)
  func fieldsAreTheOptionsOfALanguage(language: CodeLanguage) throws {
    let fields = OutputField.all.filter { $0.belongs(to: .code(language)) }.map(\.option)
    let options = try Self.options(of: "generate", language.rawValue)
    for names in options where names.isDisjoint(with: Self.ofTheRun) {
      #expect(!names.map { "--\($0)" }.allSatisfy { !fields.contains($0) }, "no field stands for \(names.sorted())")
    }
    for field in fields { #expect(options.contains { $0.contains(String(field.dropFirst(2))) }, "\(field)") }
  }

  /// An export has options for one run, such as units that are missing.
  @Test func fieldsOfTablesAreOptions() throws {
    let options = try Self.options(of: "export")
    for field in OutputField.all where field.belongs(to: .tables(.xcstrings)) {
      #expect(options.contains { $0.contains(String(field.option.dropFirst(2))) }, "\(field.option)")
    }
  }

  @Test func fieldsAreThoseOfTheSchema() throws {
    let data = try Data(contentsOf: Repository.root.appending(path: "Catalogs/catalog.schema.json"))
    let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let output = try #require((schema["$defs"] as? [String: Any])?["output"] as? [String: Any])
    let properties = try #require(output["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(OutputField.names))
  }

  /// The names of each option of a command.
  private static func options(of path: String...) throws -> [Set<String>] {
    let dump = try Program().run("--experimental-dump-help").json()
    var command = try #require(dump["command"] as? [String: Any])
    for name in path {
      let all = try #require(command["subcommands"] as? [[String: Any]])
      command = try #require(all.first { $0["commandName"] as? String == name })
    }
    return try #require(command["arguments"] as? [[String: Any]]).map { argument in
      Set((argument["names"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String })
    }
  }
}
