import CodeWriting
import Testing

@testable import Audit

/// The advice of `hand-made-button` is a form that generated code has and that can stand there.
@Suite struct GeneratedFormTests {
  @Test(
    arguments: [
      ("swiftui.button", "Button(.zoomIn) { … }"),
      ("uikit.bar-button-item", "UIBarButtonItem(.zoomIn) { … }"),
      ("uikit.action", "UIAction(.zoomIn) { … }"),
      ("compose.icon-button", "IconButton(Purpose.ZOOM_IN) { … }"),
      ("compose.text-button", "Button(Purpose.ZOOM_IN) { … }"),
      ("compose.dropdown-menu-item", "DropdownMenuItem(Purpose.ZOOM_IN) { … }"),
      ("react.button", "<PurposeButton purpose=\"zoom-in\">"),
      // An alert takes no UIAction, and a registry of actions no JSX.
      ("uikit.alert-action", nil), ("react.action", nil), ("android.menu-item", nil), ("gtk.response", nil),
    ] as [(String, String?)])
  func names(construct: String, form: String?) throws {
    let name = try #require(PurposeNames(["zoom-in"], former: [[]], iconSets: []).all.first)
    #expect(GeneratedForms.form(of: name, construct: construct) == form)
  }
}
