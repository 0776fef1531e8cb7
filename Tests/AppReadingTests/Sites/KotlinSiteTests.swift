import TestSupport
import Testing

@testable import AppReading

/// The buttons of Compose, and of dialogs and menus that Kotlin makes for Android's views.
struct KotlinSiteTests {
  @Test("Compose and dialogs", arguments: rows)
  func findsSites(_ row: SourceRow) throws { #expect(try SiteOutline.of(row.files) == row.expected) }

  private static func row(_ source: String, _ sites: String...) -> SourceRow {
    SourceRow(["Screen.kt": source, "res/values/strings.xml": strings], sites)
  }

  private static let strings = """
    <resources><string name="delete">Delete</string><string name="close">Close</string></resources>
    """

  private static let rows = [
    row(
      "IconButton(onClick = { close() }) { Icon(Icons.Default.Close, contentDescription = stringResource(R.string.close)) }",
      "compose.icon-button (Close) [Icons.Default.Close] do:close"),
    row(
      "TextButton(onClick = onDelete) { Text(stringResource(id = R.string.delete)) }",
      "compose.text-button 'Delete' do:onDelete"),
    row(
      "DropdownMenuItem(text = { Text(\"Copy\") }, onClick = { copy() }, leadingIcon = { Icon(painterResource(R.drawable.ic_copy), null) })",
      "compose.dropdown-menu-item 'Copy' [ic_copy] menu do:copy"),
    row(
      "TopAppBar(title = { }, navigationIcon = { IconButton(onClick = back) { Icon(Icons.Filled.ArrowBack, \"Back\") } })",
      "compose.icon-button (Back) [Icons.Filled.ArrowBack] navigation-bar :leading do:back"),
    row(
      "AlertDialog(onDismissRequest = { }, confirmButton = { TextButton(onClick = ok) { Text(\"OK\") } }, dismissButton = { TextButton(onClick = no) { Text(\"Cancel\") } })",
      "compose.text-button 'OK' dialog :confirmation do:ok",
      "compose.text-button 'Cancel' dialog :cancellation do:no"),
    row(
      "FloatingActionButton(onClick = { add() }) { Icon(Icons.Default.Add, \"Add\") }",
      "compose.floating-action-button (Add) [Icons.Default.Add] do:add"),
    row(
      "builder.setPositiveButton(R.string.delete) { _, _ -> remove() }",
      "android.alert-button 'Delete' dialog :confirmation !confirm do:remove"),
    row(
      "builder.setNegativeButton(android.R.string.cancel, null)",
      "android.alert-button 'Cancel' dialog :cancellation !cancel"),
    row(
      "Builder(context).apply { setNeutralButton(R.string.close, null) }",
      "android.alert-button 'Close' dialog :secondary"),
    row(
      "AppBar(title = \"a\", navigationIcon = painterResource(id = R.drawable.ic_close), navigationIconContentDescription = stringResource(R.string.close), onNavigationIconClick = { back() }, actions = { TextButton(onClick = save) { Text(\"Save\") } })",
      "compose.navigation-icon (Close) [ic_close] navigation-bar :leading do:back",
      "compose.text-button 'Save' navigation-bar :trailing do:save"),
    row(
      "Menu(items = listOf(OverflowMenuItemData(text = stringResource(R.string.delete), onClick = { delete() }).takeIf { on }))",
      "compose.named-action 'Delete' menu <OverflowMenuItemData> do:delete"),
    row(
      "AppTextButton(label = stringResource(R.string.delete), onClick = { delete() })",
      "compose.named-button 'Delete' <AppTextButton> do:delete"),
    row(
      "AppSelectButton(label = \"Clear\", selectedOption = a, onOptionSelected = { }, options = b)",
      "compose.named-button <AppSelectButton> do:onOptionSelected"),
    row(
      "IconToggleButton(checked = a, onCheckedChange = { mute(it) }) { Icon(Icons.Default.Close, contentDescription = stringResource(R.string.close)) }",
      "compose.icon-toggle-button (Close) [Icons.Default.Close] do:mute"),
    row(
      "AssistChip(onClick = { delete() }, label = { Text(stringResource(R.string.delete)) }, leadingIcon = { Icon(Icons.Default.Delete, null) })",
      "compose.chip 'Delete' [Icons.Default.Delete] do:delete"),
    row(
      "InputChip(selected = false, onClick = ::remove, label = { Text(\"Tag\") })", "compose.chip 'Tag' do:remove"),
    row(
      "TopAppBar(title = { }, actions = { IconButton(onClick = share) { Icon(Icons.Default.Share, \"Share\") } })",
      "compose.icon-button (Share) [Icons.Default.Share] navigation-bar :trailing do:share"),
    row(
      "BottomAppBar { IconButton(onClick = add) { Icon(Icons.Default.Add, null) } }",
      "compose.icon-button [Icons.Default.Add] bottom-bar :bottom do:add"),
    row(
      "DropdownMenu(expanded = on, onDismissRequest = { }) { TextButton(onClick = copy) { Text(\"Copy\") } }",
      "compose.text-button 'Copy' menu do:copy"),
    row("OutlinedButton(onClick = { go() }) { Text(\"Go\") }", "compose.button 'Go' do:go"),
    row(
      "ExtendedFloatingActionButton(text = { Text(\"New\") }, icon = { Icon(Icons.Default.Add, null) }, onClick = add)",
      "compose.floating-action-button 'New' [Icons.Default.Add] do:add"),
    row("menu.add(0, 1, 2, R.string.delete)", "android.menu-item 'Delete' menu"), row("list.add(0, 1, 2, a)"),
    row("Button(context)"), row("RadioButton(selected = a, onClick = b)"), row("ActionItem(id = 1)"),
    row(
      "@Preview @Composable fun P() { TextButton(onClick = { }) { Text(\"x\") } }"),
  ]

  /// The sources of all rows.
  static let sources = rows.compactMap { $0.files["Screen.kt"] }
}
