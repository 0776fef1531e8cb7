import CatalogValidation
import Testing

@testable import Audit

/// Where rules have nothing to say, although something looks like it.
@Suite struct QuietRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let why: String
    let files: [String: String]
    var testDescription: String { "\(rule): \(why)" }
  }

  @Test(arguments: rows)
  func staysQuiet(_ row: Row) throws {
    let report = try AuditedApps.report(row.files)
    #expect(report.findings.filter { $0.rule == row.rule }.map(\.message) == [])
  }

  private static func sheet(_ name: String, _ placement: String, _ title: String, _ more: String = "") -> String {
    """
    struct \(name)Sheet: View {
      var body: some View {
        TextField("…", text: $text).toolbar {
          ToolbarItem(placement: .\(placement)) { Button("\(title)") { dismiss() } }
          \(more)
        }
      }
    }

    """
  }

  private static func button(_ icon: String, _ title: String) -> String {
    "struct \(title)View: View {\n  var body: some View { Button(\"\(title)\", systemImage: \"\(icon)\") { run() } }\n}\n"
  }

  private static let save = "ToolbarItem(placement: .confirmationAction) { Button(\"Save\") { save() } }"

  static let rows = [
    Row(
      rule: "dismissal-differs", why: "Cancel beside a confirmation, Close without one",
      files: [
        "A.swift": ["A", "B", "C", "D", "E"].map { sheet($0, "cancellationAction", "Cancel", save) }.joined()
          + sheet("F", "topBarTrailing", "Close")
      ]),
    Row(
      rule: "confirmation-differs", why: "pages are no dialogs",
      files: [
        "A.swift": ["A", "B", "C", "D", "E"].map { sheet($0, "cancellationAction", "Cancel", save) }.joined()
          + """
          struct ListView: View {
            var body: some View { NavigationLink { TagsView() } label: { Text("…") } }
          }
          struct TagsView: View {
            var body: some View {
              Text("…").toolbar { ToolbarItem(placement: .bottomBar) { Button("Save") { save() } } }
            }
          }
          """
      ]),
    Row(
      rule: "purpose-with-two-icons", why: "one of each is no usage",
      files: ["A.swift": button("trash", "Delete") + button("xmark.bin", "Delete")]),
    Row(
      rule: "icon-of-another-purpose", why: "a toggle shows its state",
      files: ["A.swift": button("star.fill", "Unfavorite")]),
    Row(
      rule: "icon-of-another-purpose", why: "a cross leaves",
      files: ["A.swift": button("xmark", "Cancel")]),
    Row(
      rule: "icon-of-another-purpose", why: "a cross takes away",
      files: ["A.swift": button("xmark", "Remove")]),
    Row(
      rule: "icon-of-another-purpose", why: "a plus makes larger",
      files: ["A.swift": button("plus", "Zoom In")]),
    Row(
      rule: "icon-of-another-purpose", why: "a phrase has the icon of its object",
      files: ["A.swift": button("photo", "Share as Image")]),
    Row(
      rule: "icon-of-another-purpose", why: "two icons are for two states",
      files: [
        "A.tsx":
          "const a = <button aria-label=\"Copy Link\" onClick={copy}>{copied ? <CheckIcon /> : <CopyIcon />}</button>;"
      ]),
    Row(
      rule: "untranslated-literal", why: "a PO file has the texts that calls and elements translate",
      files: [
        "po/de.po": "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"Delete\"\nmsgstr \"Löschen\"\n",
        "A.tsx": """
        export const A = () => <div>
          <button onClick={remove}><Trans>Delete</Trans></button>
          <button onClick={remove}>{t`Delete`}</button>
          <button onClick={remove}>{gettext("Delete")}</button>
          <button onClick={remove} title={_("Delete")}><Icon/></button>
        </div>;
        """,
        "A.ui": """
        <interface><object class="GtkButton"><property name="label" translatable="yes">_Delete</property></object>
        </interface>
        """,
      ]),
    Row(
      rule: "untranslated-literal", why: "a storyboard has tables of its own",
      files: [
        "en.lproj/Localizable.strings": "\"done\" = \"Done\";\n",
        "A.xib": """
        <document><objects><view><subviews>
        <button id="a"><state key="normal" title="Done"/></button>
        </subviews></view></objects></document>
        """,
      ]),
    Row(
      rule: "leading-item-not-back", why: "rows are being chosen",
      files: [
        "A.swift": """
        struct PlacesView: View { var body: some View { NavigationLink("…") { PlaceView() } } }
        struct PlaceView: View {
          var body: some View {
            Text("…").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Select All") { choose() } } }
          }
        }
        """
      ]),
    Row(
      rule: "modal-over-modal", why: "an alert is no screen",
      files: [
        "A.swift": """
        class HomeViewController: UIViewController { func a() { present(NoteViewController(), animated: true) } }
        class NoteViewController: UIViewController { func a() { present(NoteAlertController(), animated: true) } }
        class NoteAlertController: UIAlertController {}
        """
      ]),
    Row(
      rule: "modal-over-modal", why: "a tab's screen that a sheet shows, too",
      files: [
        "A.swift": """
        struct MainView: View {
          var body: some View { TabView { SettingsView() }.sheet(isPresented: $a) { SettingsView() } }
        }
        struct SettingsView: View { var body: some View { Text("…").sheet(isPresented: $b) { TagsView() } } }
        struct TagsView: View { var body: some View { Text("…") } }
        """
      ]),
  ]
}
