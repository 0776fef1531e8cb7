import CatalogModel
import Foundation
import SourceText
import TestSupport
import Testing

@testable import CatalogFiles

/// Each field of a screen is written, read, inherited, and part of the schema.
@Suite struct ScreenFieldTests {
  /// A screen with a value for every field.
  private static let screen = Screen(
    id: "city", description: "A city.", header: "dialog", title: .argument("city"), subtitle: .purpose("places"),
    leading: .item(HeaderItem(purpose: "back", isEnabled: false)),
    confirm: HeaderItem(purpose: "save", message: "short", accessibilityIdentifier: "s", action: "keep"),
    discard: "discard", input: false,
    trailing: [HeaderItem(purpose: "share", isOn: true, menu: [HeaderItem(purpose: "copy", isOn: false)])],
    segments: ["list", "grid"], search: "search", parent: "places", route: RoutePattern("/places/{city}"),
    presentation: .sheet(SheetOptions(detents: [.medium, .share(0.25)], grabber: true, cornerRadius: 12)),
    indicator: .nothing, task: .steps, tab: "places", tabOrder: 2)

  @Test func schemaHasTheSameFields() throws {
    let path = StandardCatalogue.catalogs.appending(path: "screens.schema.json").path
    let schema = JSONDocument(SourceFile(path: path, bytes: try DiskFiles().read(path)))
    let screen = try #require(schema.root["$defs"]?["screen"])
    #expect(screen["properties"]?.members?.map(\.key) == ScreenField.all.map(\.name))
  }

  @Test(arguments: ScreenField.all.map(\.name))
  func isWrittenReadAndInherited(name: String) throws {
    let field = try #require(ScreenField.all.first { $0.name == name })
    let tree = try #require(field.tree(Self.screen), "the screen has no value for '\(name)'")
    // A screen with only this field, and an overlay that has only the others.
    let alone = try Self.read([(name, tree)], over: nil)
    #expect(field.tree(alone.screen) == tree)
    let others = ScreenField.all.filter { $0.name != name }.map { ($0.name, $0.tree(Self.screen)) }
    #expect(try Self.read(others, over: alone).screen == Self.screen)
  }

  @Test(
    "Each way of showing a screen is written as it was read",
    arguments: [
      Presentation.push, .sheet(), .fullScreen, .custom(name: "zoom"), .sheet(SheetOptions(detents: [.large])),
    ])
  func writesPresentations(presentation: Presentation) throws {
    let screen = Screen(id: "city", presentation: presentation)
    let fields = ScreenField.all.map { ($0.name, $0.tree(screen)) }
    #expect(try Self.read(fields, over: nil).screen == screen)
  }

  /// Reads a screen with these fields.
  private static func read(_ fields: [(String, JSONTree?)], over inherited: ScreenPart?) throws -> ScreenPart {
    let text = CanonicalJSON.text(of: .fields([(screen.id, .fields(fields))]))
    let document = JSONDocument(SourceFile(path: "screens.json", text: text))
    let log = ProblemLog(file: document.source)
    let read = ScreensReader(log: log).read(document.root, over: inherited.map { [screen.id: $0] } ?? [:])
    #expect(log.problems.isEmpty)
    return try #require(read.parts[screen.id])
  }
}
