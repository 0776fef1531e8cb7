import CatalogModel
import Foundation
import SourceText
import TestSupport
import Testing

@testable import CatalogFiles

/// Each field of a purpose is written, read, inherited, and part of the schema.
@Suite struct PurposeFieldTests {
  /// A purpose with a value for every field.
  private static let purpose = PurposeDefinition(
    identifier: "back", role: .navigate, direction: .backward, description: "Goes back.",
    icons: ["a": .name("left"), "b": .byDirection(leftToRight: "l", rightToLeft: "r")],
    messages: [
      MessageDeclaration(name: "title", description: nil, arguments: [], limit: 12),
      MessageDeclaration(
        name: "counted", description: "Says how far.",
        arguments: [ArgumentDeclaration(name: "count", kind: .integer, maximum: 99)], limit: nil),
    ], appearsWith: ["forward"], formerly: ["return"],
    opposite: "forward", iconReason: "The guidelines' arrow is Return's.")

  private static let iconSets: [IconSetIdentifier] = ["a", "b"]

  @Test func schemaHasTheSameFields() throws {
    let path = StandardCatalogue.catalogs.appending(path: "purposes.schema.json").path
    let schema = JSONDocument(SourceFile(path: path, bytes: try DiskFiles().read(path)))
    let purpose = try #require(schema.root["$defs"]?["purpose"])
    #expect(purpose["properties"]?.members?.map(\.key) == PurposeField.all.map(\.name))
  }

  @Test(arguments: PurposeField.all.map(\.name))
  func isWrittenReadAndInherited(name: String) throws {
    let field = try #require(PurposeField.all.first { $0.name == name })
    let tree = try #require(field.tree(Self.purpose, Self.iconSets), "the purpose has no value for '\(name)'")
    // A purpose with only this field, and an overlay that has only the others.
    let alone = try Self.read([(name, tree)], over: nil)
    #expect(field.tree(alone.definition, Self.iconSets) == tree)
    #expect(alone.lacks == PurposeField.all.filter { $0.isRequired && $0.name != name }.map(\.name))
    let others = PurposeField.all.filter { $0.name != name }.map { ($0.name, $0.tree(Self.purpose, Self.iconSets)) }
    let whole = try Self.read(others, over: alone)
    #expect(whole.definition == Self.purpose)
    #expect(whole.lacks == [])
  }

  /// Reads a purpose with these fields.
  private static func read(_ fields: [(String, JSONTree?)], over inherited: PurposePart?) throws -> PurposePart {
    let text = CanonicalJSON.text(of: .fields([(purpose.identifier, .fields(fields))]))
    let document = JSONDocument(SourceFile(path: "purposes.json", text: text))
    let log = ProblemLog(file: document.source)
    let parts = PurposesReader(log: log).read(
      document.root, over: inherited.map { [purpose.identifier: $0] } ?? [:])
    #expect(log.problems.isEmpty)
    return try #require(parts.first)
  }
}
