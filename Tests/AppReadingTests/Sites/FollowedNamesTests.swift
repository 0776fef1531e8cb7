import TestSupport
import Testing

@testable import AppReading

/// Names that are followed to texts, icons and views: each is read once, and one that leads back to itself says nothing.
@Suite("Followed names")
struct FollowedNamesTests {
  @Test(
    "Names that lead back to themselves",
    arguments: [
      SourceRow(
        "A.tsx", "const a = a; const B = () => <button>{intl.formatMessage(a)}</button>", "react.button '?' @B"),
      SourceRow(
        "A.tsx", "const a = b; const b = a; const C = () => <button>{intl.formatMessage(a)}</button>",
        "react.button '?' @C"),
      SourceRow(
        "A.tsx", #"const a = c ? b : "Save"; const b = c ? a : "Send"; const C = () => <button>{a}</button>"#,
        "react.button 'Save' 'Send' @C"),
      SourceRow(
        "A.tsx", "const a = <Icon icon={a} />; const B = () => <button icon={a}>Save</button>",
        "react.button 'Save' [Icon] @B"),
      SourceRow(
        "A.swift", #"let a = c ? b : "Save"; let b = c ? a : "Send"; let d = Button(a) { }"#,
        "swiftui.button 'Send' 'Save'"),
      SourceRow(
        "A.swift", #"let a = Label { a } icon: { Image(systemName: "trash") }; let b = Button { } label: { a }"#,
        "swiftui.button [trash]"),
      SourceRow(
        "A.swift", #"let a = c ? b : Image("trash"); let b = c ? a : Image("bin"); let d = Button { } label: { a }"#,
        "swiftui.button [bin trash]"),
      SourceRow(
        "A.kt",
        """
        fun Item.id() = when (this) { is A -> id; is B -> id(); is C -> id; is D -> id(); is E -> id; is F -> id }
        fun s() { TextButton(onClick = {}) { Text(item.id()) } }
        """, "compose.text-button '?'"),
    ])
  func leadsBack(row: SourceRow) throws {
    let found = try SiteOutline.of(row.files)
    #expect(found == row.expected)
  }

  /// Without a memo, each level would take six times as long as the one below.
  @Test("Names that are used six times, on each of twenty levels")
  func readsEachOnce() throws {
    let levels = (0..<20).map { level in
      "val a\(level) = when (x) { \((0..<6).map { "\($0) -> a\(level + 1)" }.joined(separator: "; ")) }"
    }
    let source = "\(levels.joined(separator: "\n"))\nfun s() { TextButton(onClick = {}) { Text(a0) } }"
    let found = try SiteOutline.of(["A.kt": source])
    #expect(found == ["compose.text-button '?'"])
  }

  @Test("A value sees the names at its place, not at its use")
  func seesItsPlace() throws {
    let source = """
      enum A { static let title = name; static let name = "Save" }
      struct B { let name = "Send"; let c = Button(A.title) { } }
      """
    let found = try SiteOutline.of(["A.swift": source])
    #expect(found == ["swiftui.button 'Save' @B"])
  }

  @Test("Members of a screen that lead back to themselves")
  func findsPlacesOnce() throws {
    let branches = (0..<12).map { "case \($0): rows" }.joined(separator: "\n")
    let source = """
      struct AScreen: View {
        var body: some View { if a { rows } else { body } }
        var rows: some View {
          switch a {
          \(branches)
          default: VStack { Button("Save") { } }
          }
        }
      }
      """
    #expect(try SiteOutline.of(["A.swift": source]).count == 1)
  }

  /// Each of the buttons shows each of the rows.
  @Test("A file whose names take too long is not read, and the run says so")
  func saysWhatIsTooComplex() throws {
    let rows = String(repeating: "Text(\"Save\")\n", count: 500)
    let buttons = String(repeating: "Button { } label: { rows }\n", count: 500)
    let app = try AppInMemory.read([
      "A.swift": "struct A: View { var rows: some View { VStack { \(rows) } }\nvar body: some View { \(buttons) } }",
      "B.swift": "let b = Button(\"Send\") { }",
    ])
    #expect(app.sites.map(SiteOutline.of) == ["swiftui.button 'Send'"])
    #expect(app.unread == [UnreadFile(path: "A.swift", reason: "too complex")])
  }
}
