import Testing

/// Screens of AppKit, whose buttons xibs draw, and of Android's activities and bars at the bottom.
@Suite struct WindowScreenTests {
  @Test(arguments: appKit + android)
  func tellsScreens(_ row: ScreenRow) throws { try row.check() }

  private static func xib(of owner: String, _ views: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="\(owner)"/>
      <customView id="v"><subviews>\(views)</subviews></customView>
    </objects></document>
    """
  }

  private static func button(_ title: String, y: Int) -> String {
    "<button id=\"\(title)\"><rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"80\" height=\"32\"/>"
      + "<buttonCell key=\"cell\" title=\"\(title)\"/></button>"
  }

  private static let appKit = [
    ScreenRow(
      "PlayerWindowController", "root",
      ["A.swift": "import Cocoa\nclass PlayerWindowController: BaseWindowController {}\n"]),
    ScreenRow(
      "CropSheetController", "dialog", left: ["cancel@bottom"], confirmed: ["save@bottom"],
      [
        "CropSheetController.swift": "import Cocoa\nclass CropSheetController: NSWindowController {}\n",
        "Base.lproj/CropSheetController.xib": xib(
          of: "CropSheetController", button("Cancel", y: 12) + button("Save", y: 12)),
      ]),
    ScreenRow("SidebarView", nil, ["A.swift": "import AppKit\nclass SidebarView: NSViewController {}\n"]),
    ScreenRow(
      "PrefGeneralViewController", "dialog",
      ["A.swift": "import Cocoa\nclass PrefGeneralViewController: PrefViewController {}\n"]),
    ScreenRow(
      "MainWindowController", "root", ["A.swift": "import Cocoa\nclass MainWindowController: NSWindowController {}\n"]),
  ]

  private static let android = [
    ScreenRow(
      "FolderActivity", "page", left: ["close@leading"],
      [
        "A.kt":
          "class FolderActivity : BaseActivity() {\n  fun start() { supportActionBar.setHomeAsUpIndicator(R.drawable.ic_close) }\n}\n"
      ]),
    ScreenRow(
      "LauncherActivity", "page", left: ["back@system"], ["A.kt": "class LauncherActivity : AccountList() {}\n"]),
    ScreenRow(
      "GeneralSettings", "page", left: ["back@system"],
      ["A.kt": "class GeneralSettings : PreferenceFragmentCompat() {}\n"]),
    ScreenRow(
      "FilterScreen", "page", left: ["back@leading"],
      [
        "A.kt":
          "@Composable\nfun FilterScreen(navigateUp: () -> Unit) {\n  AppBar(title = \"…\", navigateUp = navigateUp)\n}\n"
      ]),
    ScreenRow(
      "DiscoveryScreen", "page", left: ["back@bottom"],
      [
        "A.kt":
          "@Composable\nfun DiscoveryScreen() {\n  WizardNavigationBar(onNextClick = next, onBackClick = back)\n}\n"
      ]),
    ScreenRow(
      "MoreScreen", "root",
      [
        "A.kt": "object MoreTab : Tab {\n  @Composable override fun Content() { MoreScreen() }\n}\n",
        "B.kt": "@Composable\nfun MoreScreen() { Column {} }\n",
      ]),
    ScreenRow(
      "ClearDialog", "dialog",
      [
        "A.kt": "object MoreTab : Tab {\n  @Composable override fun Content() { ClearDialog() }\n}\n",
        "B.kt": "@Composable\nfun ClearDialog() { AlertDialog(onDismissRequest = close) }\n",
      ]),
    ScreenRow(
      "SoundDialogFragment", "dialog", left: ["cancel@bottom"], confirmed: ["ok@bottom"],
      [
        "A.kt":
          "class SoundDialogFragment : PreferenceDialogFragmentCompat() {\n  fun make() { builder.setNegativeButton(android.R.string.cancel, null).setPositiveButton(android.R.string.ok) { _, _ -> save() } }\n}\n"
      ]),
    ScreenRow(
      "InfoScreen", "page", left: ["back@system"],
      [
        "A.kt":
          "@Composable\nfun InfoScreen() {\n  AppTopBar(onFeedbackClick = send, onPlaybackClick = play, onCallback = call)\n}\n"
      ]),
    ScreenRow("EmptyScreen", nil, ["A.kt": "@Composable\nfun EmptyScreen() { Column {} }\n"]),
  ]
}
