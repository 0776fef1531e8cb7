import AppReading
import CatalogFiles
import CodeWriting
import SourceText

/// The readers of an audit: the first line is the name of a file of an app, the rest its text.
enum AuditTarget: FuzzTarget {
  static let name = "audit"

  static func seeds(_ corpus: Corpus) -> [[UInt8]] {
    [
      """
      A.swift
      struct A: View {
        let title = isNew ? name : "Save"; var name: String { String(localized: "send") }
        var body: some View { List { rows }.toolbar { Button(title, role: .cancel) { dismiss() } } }
        var rows: some View { switch kind { case .a: Label("Delete", systemImage: "trash"); default: body } }
      }
      """,
      """
      A.kt
      @Composable fun A(title: String) { IconButton(onClick = { save() }) { Icon(Icons.Default.Save, label(title)) } }
      fun label(item: Item) = when (item) { is A -> name; is B -> stringResource(R.string.save); else -> label(name) }
      val name = if (isNew) title else label
      """,
      """
      A.tsx
      const a = b; const b = { id: "save", defaultMessage: "Save" };
      export const C = ({ t }) => <Dialog><IconButton icon={<Icon as={t} />} onClick={() => close()}>{formatMessage(a)}</IconButton></Dialog>;
      """,
      "A.html\n<button aria-label=\"Save\"><i class=\"bi bi-trash\"></i><span>Send&times;</span></button>",
      "A.blp\nusing Gtk 4.0;\nDialog A { [action cancel] Button b { label: _(\"_Cancel\"); icon-name: \"edit-delete\"; } }",
      "res/layout/a.xml\n<LinearLayout><Button android:text=\"@string/save\" android:id=\"@+id/b\"/></LinearLayout>",
      "res/values/strings.xml\n<resources><string name=\"save\">@string/send</string></resources>",
      "en.lproj/Localizable.strings\n\"save\" = \"Save\"; /* A */\n",
    ].map { Array($0.utf8) }
  }

  static let tokens: [[UInt8]] =
    [
      "{", "}", "(", ")", "<", "/>", ":", "=", "?", " -> ", "=>", "\"", "'", "`", "\\(", "${", "//", "/*", "*/", "\n",
      ";", ",",
      "let a = ", "const b = ", "fun a() = ", "var body: some View { ", "Button(", "<button ", "{a}", "return ",
      "case ", "when (x) {",
    ].map { Array($0.utf8) }

  static let openings: [[UInt8]] = ["Button(", "<Button icon={", "a { ", "[", "if a { ", "a ? b : "].map {
    Array($0.utf8)
  }

  static let cost = 40

  static func check(_ bytes: [UInt8], comparesWithOthers: Bool) throws {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let name = String(decoding: bytes[..<end], as: UTF8.self)
    let files = MemoryFiles(bytes: [name: Array(bytes[end...].dropFirst())])
    let app: AppFiles
    do { app = try AppFiles(paths: ["."], in: files) } catch {
      return try expect(!"\(error)".isEmpty, "an error without words")
    }
    let read = AppReader(
      files: files, settings: ReadingSettings(purposes: PurposeNames(["save"], former: [[]], iconSets: []))
    ) { _, _ in }.read(app)
    for site in read.sites {
      for range in [site.range] + site.texts.map(\.range) + site.icons.map(\.range) {
        try expect(range.isInside(0..<(bytes.count - end)), "\(site.construct) is outside of the file")
      }
    }
    try expect(read.unread.allSatisfy { !$0.reason.isEmpty }, "a file is not read and nothing says why")
  }
}
