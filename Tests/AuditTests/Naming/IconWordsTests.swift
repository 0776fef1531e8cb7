import AppReading
import CatalogModel
import Testing

@testable import Audit

/// The meanings of icons and of the systems' items.
@Suite struct IconWordsTests {
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
    "System items",
    arguments: [
      ("done", .uiKit, "done"), ("UIBarButtonItem.SystemItem.trash", .uiKit, "delete"), ("action", .uiKit, "share"),
      ("UIBarButtonSystemItemFastForward", .uiKit, "fast-forward"), ("flexibleSpace", .uiKit, nil),
      ("EditButton", .swiftUI, "edit"), ("ShareLink", .swiftUI, "share"), ("terminate:", .appKit, "quit"),
      ("performClose:", .appKit, "close"), ("gtk-ok", .gtk, "ok"), ("gtk-go-back", .gtk, "back"),
      ("android.R.string.cancel", .androidViews, "cancel"), ("android.R.string.yes", .compose, "ok"),
      ("reset", .html, "reset"), ("gtk-ok", .uiKit, nil), ("done", .html, nil),
    ] as [(String, Framework, String?)])
  func systemItem(name: String, framework: Framework, purpose: String?) {
    #expect(SystemItems.purpose(of: name, in: framework) == purpose)
  }
}
