import CatalogModel
import Testing

/// The words of names in code, and of icons.
@Suite struct IconWordsTests {
  @Test(
    "Words of names",
    arguments: [
      ("deleteAccount", "delete account"), ("DELETE_ALL", "delete all"), ("URLSession", "url session"),
      ("parseHTMLText", "parse html text"), ("ic_delete_24dp", "ic delete 24dp"), ("trash2", "trash 2"),
      ("arrow.left", "arrow left"), ("a11y", "a11y"), ("log-in", "log in"), ("", ""), ("___", ""), ("größe", "größe"),
    ])
  func words(name: String, words: String) { #expect(NameWords.words(of: name).joined(separator: " ") == words) }

  @Test(
    "Icons",
    arguments: [
      ("ic_delete_24dp", false, "delete", "delete"),
      ("Icons.AutoMirrored.Filled.ArrowBack", false, "arrow-back", "arrow-back"),
      ("trash.circle.fill", true, "trash-circle", "trash"),
      ("edit-delete-symbolic", false, "edit-delete", "edit-delete"),
      ("@drawable/ic_star_border_24dp", false, "star-border", "star-border"),
      ("images/close.svg", false, "close", "close"),
      ("R.drawable.ic_close", false, "close", "close"),
      ("square.and.arrow.up", true, "square-and-arrow-up", "and-arrow-up"),
      ("", false, "", ""),
    ])
  func icon(name: String, hasDots: Bool, exact: String, base: String) {
    let words = IconWords(name, hasDots: hasDots)
    #expect(words.exact == exact)
    if name != "square.and.arrow.up" { #expect(words.base == base) }
  }

  @Test(
    "Icon sets by prefix",
    arguments: [("LuTrash2", "lucide"), ("BsTrash", "bootstrap-icons"), ("Trash", nil)]
      as [(String, String?)])
  func set(name: String, set: String?) { #expect(IconWords(name).set?.rawValue == set) }

  @Test(
    "An icon's words",
    arguments: [
      ("trash.circle.fill", "trash-circle", "trash"), ("ic_delete_24dp", "delete", "delete"),
      ("Icons.Default.Delete", "delete", "delete"), ("Icons.AutoMirrored.Filled.ArrowBack", "arrow-back", "arrow-back"),
      ("FaTrash", "trash", "trash"), ("LuTrash2", "trash-2", "trash"), ("TrashIcon", "trash", "trash"),
      ("edit-delete-symbolic", "edit-delete", "edit-delete"), ("@drawable/ic_close", "close", "close"),
      ("baseline_search_24", "search", "search"), ("square.and.arrow.up", "square-and-arrow-up", "and-arrow-up"),
      ("xmark", "xmark", "xmark"), ("1.magnifyingglass", "1-magnifyingglass", "1-magnifyingglass"),
      (".xmarkCircleFill", "xmark-circle", "xmark"), ("circle", "circle", "circle"),
      ("close.svg", "close", "close"), ("", "", ""), ("...", "", ""),
    ])
  func symbols(name: String, exact: String, base: String) {
    let words = IconWords(name, hasDots: true)
    #expect(words.exact == exact)
    #expect(words.base == base)
  }
}
