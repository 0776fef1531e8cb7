import CatalogModel
import Testing

@testable import AppReading
@testable import Audit

/// Names as they are compared.
@Suite("Keys of titles") struct WordsTests {
  @Test(
    "A title's key",
    arguments: [
      ("Delete", "delete"), ("_Delete", "delete"), ("&Delete", "delete"), ("De&lete", "delete"), ("Delete…", "delete"),
      ("Delete...", "delete"), (" Delete\u{A0}", "delete"), ("Save & Close", "save close"),
      ("Don’t Save", "don't save"),
      ("Don't Save", "don't save"), ("SCHLIESSEN", "schliessen"), ("Schließen", "schliessen"), ("削除(_D)", "削除"),
      ("保存（&S）", "保存"), ("حـــذف", "حذف"), ("Sign-out", "sign out"), ("Back  to\nHome", "back to home"),
      ("🗑️ Delete", "delete"),
      ("…", ""), ("", ""), ("हटाएँ", "हटाएँ"), ("L’App", "l'app"), ("'Quoted'", "quoted"),
    ])
  func titles(title: String, key: String) { #expect(TitleKey(title).text == key) }
}
