import CatalogModel
import Testing

@testable import AppReading
@testable import Audit

/// Names as they are compared.
@Suite("Keys of titles and icons") struct WordsTests {
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

  @Test(
    "An icon's words",
    arguments: [
      ("trash.circle.fill", "trash-circle", "trash"), ("ic_delete_24dp", "delete", "delete"),
      ("Icons.Default.Delete", "delete", "delete"), ("Icons.AutoMirrored.Filled.ArrowBack", "arrow-back", "arrow-back"),
      ("FaTrash", "trash", "trash"), ("LuTrash2", "trash-2", "trash"), ("TrashIcon", "trash", "trash"),
      ("edit-delete-symbolic", "edit-delete", "edit-delete"), ("@drawable/ic_close", "close", "close"),
      ("baseline_search_24", "search", "search"), ("square.and.arrow.up", "square-and-arrow-up", "and-arrow-up"),
      ("xmark", "xmark", "xmark"), (".xmarkCircleFill", "xmark-circle", "xmark"), ("circle", "circle", "circle"),
      ("close.svg", "close", "close"), ("", "", ""), ("...", "", ""),
    ])
  func icons(name: String, exact: String, base: String) {
    let words = IconWords(name, hasDots: true)
    #expect(words.exact == exact)
    #expect(words.base == base)
  }
}
