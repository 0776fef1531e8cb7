import CatalogFiles
import CatalogModel
import CodeWriting
import Testing

@testable import AppReading

/// Components that audit.json declares as buttons.
@Suite("Declared components")
struct DeclaredWrapperTests {
  private static func sites(of source: String, in path: String, declaring wrapper: String) throws -> [String] {
    let json = #"{ "formatVersion": 1, "wrappers": { "Card": { \#(wrapper) } } }"#
    let read = try CatalogReader(files: MemoryFiles(["C/audit.json": json])).auditFile(ofCatalogAt: "C", purposes: nil)
    let file = try #require(read)
    #expect(file.problems.map(\.message) == [])
    return try AppInMemory.read(
      [path: source], settings: ReadingSettings(file, purposes: PurposeNames(["delete"], former: [[]], iconSets: []))
    ).sites.map(
      SiteOutline.of)
  }

  @Test(
    "Their arguments by label or position",
    arguments: [
      (
        #""framework": "swiftui", "title": "caption""#, "A.swift", #"Card(caption: "Delete")"#,
        "swiftui.wrapper 'Delete' <Card>"
      ),
      (
        #""framework": "swiftui", "title": 0, "icon": "image", "action": "onTap""#, "A.swift",
        #"Card("Delete", image: "trash", onTap: { remove() })"#, "swiftui.wrapper 'Delete' [trash] <Card> do:remove"
      ),
      (
        #""framework": "swiftui", "accessibilityLabel": "label""#, "A.swift", #"Card(label: "Delete")"#,
        "swiftui.wrapper (Delete) <Card>"
      ),
      (
        #""framework": "uikit", "title": "title", "container": "dialog", "placement": "confirmation""#, "A.swift",
        #"Card(title: "OK")"#, "uikit.wrapper 'OK' dialog :confirmation <Card>"
      ),
      (
        #""framework": "compose", "title": "text", "action": "onClick""#, "A.kt",
        #"Card(text = "Delete", onClick = { remove() })"#, "compose.wrapper 'Delete' <Card> do:remove"
      ),
      (
        #""framework": "react", "title": "caption", "action": "onPress""#, "A.tsx",
        #"const a = <Card caption="Delete" onPress={remove} />"#, "react.wrapper 'Delete' <Card> do:remove"
      ),
      (#""framework": "swiftui", "purpose": "delete""#, "A.swift", "Card()", "swiftui.wrapper <Card> purpose:delete"),
      // A title that this use does not state.
      (#""framework": "swiftui", "title": "caption""#, "A.swift", "Card()", "swiftui.wrapper <Card>"),
    ])
  func arguments(wrapper: String, path: String, source: String, site: String) throws {
    #expect(try Self.sites(of: source, in: path, declaring: wrapper) == [site])
  }

  @Test("A component of another framework's language stays unknown")
  func otherLanguage() throws {
    #expect(
      try Self.sites(
        of: #"Card(text: "Delete")"#, in: "A.swift", declaring: #""framework": "compose", "title": "text""#) == [])
  }
}
