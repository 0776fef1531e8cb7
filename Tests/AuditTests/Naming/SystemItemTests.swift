import AppReading
import CatalogModel
import Testing

@testable import Audit

/// The meanings of the systems' items.
@Suite struct SystemItemTests {
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
