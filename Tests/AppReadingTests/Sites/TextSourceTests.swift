import Testing

@testable import AppReading

/// The ways in which sources state the text of a button.
@Suite("Texts of buttons")
struct TextSourceTests {
  /// An expression for a button's text, and the texts that it gives.
  ///
  /// `Delete = common.delete` is a text with its key; `literal` has no key, and `args` has arguments. An unknown text is `?`.
  struct Row: CustomTestStringConvertible, Sendable {
    let path: String
    let source: String
    let texts: [String]
    let testDescription: String
  }

  /// The rows of a file in which `•` stands for the expression.
  private static func rows(of path: String, button: String, _ rows: [(String, [String])]) -> [Row] {
    rows.map {
      Row(path: path, source: button.replacing("•", with: $0.0), texts: $0.1, testDescription: $0.0)
    }
  }

  private static let tables = [
    "en.lproj/Localizable.strings": """
    "common.delete" = "Delete";
    "left" = "%d left";
    """,
    "res/values/strings.xml": """
    <resources><string name="common_delete">Delete</string><string name="left">%d left</string></resources>
    """,
    "i18n/en.json": #"{ "common.delete": "Delete", "left": "{{count}} left" }"#,
  ]

  @Test("An expression gives its texts and their keys", arguments: uiKit + swiftUI + compose + react + gtk)
  func reads(_ row: Row) throws {
    let sites = try AppInMemory.read(Self.tables.merging([row.path: row.source]) { $1 }).sites
    #expect(sites.flatMap(\.texts).map(Self.outline) == row.texts)
  }

  private static func outline(_ text: SiteText) -> String {
    [
      text.text ?? "?", text.key.map { "= \($0)" }, text.isLiteral ? "literal" : nil, text.hasArguments ? "args" : nil,
    ].compactMap(\.self).joined(separator: " ")
  }

  private static let uiKit = rows(
    of: "A.swift", button: "UIAlertAction(title: •, style: .default)",
    [
      (#""Delete""#, ["Delete literal"]),
      (#"NSLocalizedString("common.delete", comment: "")"#, ["Delete = common.delete"]),
      // The source states the text of a key that no table has.
      (#"NSLocalizedString("a.b", value: "Remove", comment: "")"#, ["Remove = a.b"]),
      (#"NSLocalizedString("a.b", comment: "")"#, ["? = a.b"]),
      (#"NSLocalizedString("Delete it", comment: "")"#, ["Delete it = Delete it"]),
      (#"String(localized: "common.delete")"#, ["Delete = common.delete"]),
      (#"String(localized: "a.b", defaultValue: "Keep")"#, ["Keep = a.b"]),
      (#"String(format: NSLocalizedString("left", comment: ""), count)"#, ["%d left = left args"]),
      (#""common.delete".localized"#, ["Delete = common.delete"]),
      (#""common.delete".localized()"#, ["Delete = common.delete"]),
      (#""Delete".uppercased()"#, ["Delete literal"]),
      (#""Delete \(name)""#, ["Delete %@ literal args"]),
      (#""\(L10n.Common.delete)…""#, ["Delete = common.delete"]),
      ("L10n.Common.delete", ["Delete = common.delete"]),
      ("L10n.Common.gone", ["? = L10n.Common.gone"]),
      ("L10n.left(count)", ["%d left = left args"]),
      ("title", ["?"]),
      (#"isOn ? "Mute" : "Unmute""#, ["Mute literal", "Unmute literal"]),
      (#"name ?? "Untitled""#, ["Untitled literal"]),
      (#""Delete" + "…""#, ["Delete… literal"]),
      (#"Bundle.main.localizedString(forKey: "common.delete", value: nil, table: nil)"#, ["Delete = common.delete"]),
      (##"#"Delete "it""#"##, [#"Delete "it" literal"#]),
      (#""\u{44}elete""#, ["Delete literal"]),
    ])

  private static let swiftUI =
    rows(
      of: "A.swift", button: "Button(•) { }",
      [
        // SwiftUI looks up literals.
        (#""common.delete""#, ["Delete = common.delete"]), (#""Delete""#, ["Delete literal"]),
        (#"LocalizedStringKey("common.delete")"#, ["Delete = common.delete"]),
        (#"LocalizedStringResource("a.b", defaultValue: "Keep")"#, ["Keep = a.b"]),
      ])
    + rows(
      of: "A.swift", button: "Button { } label: { • }",
      [
        (#"Text("common.delete")"#, ["Delete = common.delete"]),
        (#"Text(verbatim: "common.delete")"#, ["common.delete literal"]),
        (#"Text("Delete").bold().font(.title)"#, ["Delete = Delete"]),
        (#"if on { Text("Mute") } else { Text("Unmute") }"#, ["Mute = Mute", "Unmute = Unmute"]),
        (#"Label { Text("Delete") } icon: { Image("bin") }"#, ["Delete = Delete"]),
      ])

  private static let compose = rows(
    of: "A.kt", button: "TextButton(onClick = go) { Text(•) }",
    [
      (#""Delete""#, ["Delete literal"]),
      ("stringResource(R.string.common_delete)", ["Delete = common_delete"]),
      ("stringResource(id = R.string.common_delete)", ["Delete = common_delete"]),
      ("text = stringResource(Res.string.common_delete)", ["Delete = common_delete"]),
      ("stringResource(R.string.left, count)", ["%d left = left args"]),
      ("stringResource(R.string.gone)", ["? = R.string.gone"]),
      ("context.getString(R.string.common_delete).uppercase()", ["Delete = common_delete"]),
      ("stringResource(android.R.string.cancel)", ["Cancel = android.R.string.cancel"]),
      (#""Delete $name""#, ["Delete %@ literal args"]),
      (#""Delete ${item.name}""#, ["Delete %@ literal args"]),
      (#"if (on) "Mute" else "Unmute""#, ["Mute literal", "Unmute literal"]),
      (#"when (a) { 1 -> "One"; else -> "Many" }"#, ["One literal", "Many literal"]),
      (#"name ?: "Untitled""#, ["Untitled literal"]),
    ])

  private static let react = rows(
    of: "A.tsx", button: "const a = <Button>{•}</Button>;",
    [
      ("'Delete'", ["Delete literal"]),
      ("t('common.delete')", ["Delete = common.delete"]),
      ("i18n.t('common.delete')", ["Delete = common.delete"]),
      ("t('left', { count })", ["%d left = left args"]),
      ("t('a.b')", ["? = a.b"]),
      ("t('Delete it')", ["Delete it = Delete it"]),
      ("intl.formatMessage({ id: 'common.delete', defaultMessage: 'Remove' })", ["Delete = common.delete"]),
      ("formatMessage({ id: 'a.b', defaultMessage: 'Remove' })", ["Remove = a.b"]),
      ("`Delete ${name}`", ["Delete %@ literal args"]),
      ("`${t('common.delete')}…`", ["Delete = common.delete"]),
      ("on ? t('common.delete') : 'Keep'", ["Delete = common.delete", "Keep literal"]),
      ("on && 'Delete'", ["Delete literal"]),
      ("t('common.delete').toUpperCase()", ["Delete = common.delete"]),
    ])

  private static let gtk = rows(
    of: "a.blp", button: "Button { label: •; }",
    [
      (#""Delete""#, ["Delete literal"]), (#"_("Delete")"#, ["Delete = Delete"]),
      // The mark of a mnemonic is not part of the text.
      (#"_("_Delete")"#, ["Delete = _Delete"]), (#"C_("verb", "Delete")"#, ["Delete = Delete"]),
      ("_('Delete')", ["Delete = Delete"]),
    ])
}
