import TestSupport
import Testing

@testable import AppReading

/// Components of an app that are buttons: the definition is in one file, and uses are in another.
struct WrapperSiteTests {
  @Test("Wrappers", arguments: rows)
  func followsWrappers(_ row: SourceRow) throws { #expect(try SiteOutline.of(row.files) == row.expected) }

  private static let rows = [
    SourceRow(
      files: [
        "A.swift":
          "struct IconOnly: View { let title: String; let symbol: String; let action: () -> Void; var body: some View { Button(action: action) { Label(title, systemImage: symbol) } } }",
        "B.swift":
          "struct Screen: View { var body: some View { IconOnly(title: \"Delete\", symbol: \"trash\") { go() } } }",
      ], "swiftui.button '?' @IconOnly definition do:action",
      "swiftui.button 'Delete' [trash] @Screen <IconOnly>"),
    SourceRow(
      files: [
        "A.swift":
          "struct CancelItem: ToolbarContent { var body: some ToolbarContent { ToolbarItem(placement: .cancellationAction) { Button(\"Cancel\", role: .cancel) { dismiss() } } } }",
        "B.swift": "view.toolbar { CancelItem() }",
      ], "swiftui.button 'Cancel' navigation-bar :cancellation !cancel @CancelItem definition do:dismiss",
      "swiftui.button 'Cancel' navigation-bar :cancellation !cancel <CancelItem> do:dismiss"),
    SourceRow(
      files: [
        "A.kt":
          "@Composable fun CloseIcon2(label: String, onClose: () -> Unit) { IconButton(onClick = onClose) { Icon(Icons.Default.Close, contentDescription = label) } }",
        "B.kt": "@Composable fun Screen() { CloseIcon2(label = \"Close\", onClose = { back() }) }",
      ], "compose.icon-button (?) [Icons.Default.Close] @CloseIcon2 definition do:onClose",
      "compose.icon-button (Close) [Icons.Default.Close] @Screen <CloseIcon2> do:back"),
    SourceRow(
      files: [
        "A.tsx":
          "export function Danger({ label, onDelete }) { return <Button danger onClick={onDelete}>{label}</Button>; }",
        "B.tsx": "export function Screen() { return <Danger label={t(\"Delete\")} onDelete={remove} />; }",
      ], "react.button '?' !destructive @Danger definition do:onDelete",
      "react.button 'Delete' !destructive @Screen <Danger> do:remove"),
    // A component that keeps its parameters together.
    SourceRow(
      files: [
        "A.tsx":
          "export const Toggle = (props: { title?: string }) => <IconButton title={props.title} onClick={props.onChange} />;",
        "B.tsx": "export function Screen() { return <Toggle title={t(\"Delete\")} onChange={remove} />; }",
      ], "react.icon-button ^? @Toggle definition do:props.onChange",
      "react.icon-button ^Delete @Screen <Toggle> do:remove"),
    // Uses that leave the defaults of parameters.
    SourceRow(
      files: [
        "A.kt":
          "@Composable fun OverflowMenu(contentDescription: String = stringResource(R.string.close), icon: Int = R.drawable.ic_close, onClick: () -> Unit) { IconButton(onClick = onClick) { Icon(painterResource(icon), contentDescription = contentDescription) } }",
        "B.kt": "@Composable fun Screen() { OverflowMenu(onClick = { open() }) }",
        "res/values/strings.xml": "<resources><string name=\"close\">Close</string></resources>",
      ], "compose.icon-button (?) @OverflowMenu definition do:onClick",
      "compose.icon-button (Close) [ic_close] @Screen <OverflowMenu> do:open"),
    SourceRow(
      "A.swift",
      "struct MoreButton: View { var body: some View { Menu { Button(\"Copy\") { } } label: { Image(systemName: \"ellipsis\") } } }; MoreButton()",
      "swiftui.menu [ellipsis] @MoreButton definition", "swiftui.button 'Copy' menu @MoreButton",
      "swiftui.menu [ellipsis] <MoreButton>"),
  ]
}
