import TestSupport
import Testing

@testable import AppReading

/// The buttons of SwiftUI, UIKit and AppKit.
struct SwiftSiteTests {
  @Test("SwiftUI", arguments: swiftUI)
  func findsSwiftUI(_ row: SourceRow) throws { #expect(try SiteOutline.of(row.files) == row.expected) }

  @Test("UIKit", arguments: uiKit)
  func findsUIKit(_ row: SourceRow) throws { #expect(try SiteOutline.of(row.files) == row.expected) }

  @Test("AppKit", arguments: appKit)
  func findsAppKit(_ row: SourceRow) throws { #expect(try SiteOutline.of(row.files) == row.expected) }

  private static func row(_ source: String, _ sites: String...) -> SourceRow {
    SourceRow(["Screen.swift": source], sites)
  }

  private static let swiftUI = [
    row(
      #"Button("Delete", role: .destructive) { model.delete() }"#,
      "swiftui.button 'Delete' !destructive do:model.delete"),
    row(
      #"Button { save() } label: { Label("Save", systemImage: "checkmark") }"#,
      "swiftui.button 'Save' [checkmark] do:save"),
    row(
      #"Button(action: close) { Image(systemName: "xmark").accessibilityLabel("Close") }"#,
      "swiftui.button (Close) [xmark] do:close"),
    row(
      #"Button("Edit") { }.help("Edit it").accessibilityLabel("Edit item")"#,
      "swiftui.button 'Edit' (Edit item) ^Edit it"),
    row(
      #"view.toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } } }"#,
      "swiftui.button 'Cancel' navigation-bar :cancellation !cancel do:dismiss"),
    row(
      #"view.toolbar { ToolbarItem(placement: .bottomBar) { Button("Share") { } } }"#,
      "swiftui.button 'Share' bottom-bar :bottom"),
    row(
      #"view.alert("Sure?", isPresented: $on) { Button("OK") { } }"#, "swiftui.button 'OK' dialog"),
    row(
      #"Menu { Button("Copy") { copy() } } label: { Image(systemName: "ellipsis") }"#,
      "swiftui.menu [ellipsis]", "swiftui.button 'Copy' menu do:copy"),
    row(
      #"row.swipeActions(edge: .leading) { Button("Pin") { } }"#, "swiftui.button 'Pin' swipe :leading"),
    row(#"row.contextMenu { Button("Rename") { } }"#, "swiftui.button 'Rename' menu"),
    row("EditButton()", "swiftui.edit-button =EditButton"),
    row(#"ShareLink(item: url)"#, "swiftui.share-link =ShareLink"),
    row(
      #"Alert(title: Text("a"), primaryButton: .destructive(Text("Delete")) { go() }, secondaryButton: .cancel())"#,
      "swiftui.alert-button 'Delete' dialog !destructive do:go", "swiftui.alert-button dialog !cancel"),
    row(#"let title = "Save"; Button(title) { }"#, "swiftui.button 'Save'"),
    row(#"Button(isOn ? "Mute" : "Unmute") { }"#, "swiftui.button 'Mute' 'Unmute'"),
    row(
      #"struct A: View { var body: some View { Button("Go") { } } }"#, "swiftui.button 'Go' @A"),
    row(
      #"view.sheet(isPresented: $on) { Button("Done") { } }"#, "swiftui.button 'Done'"),
    row(
      #"view.toolbar { Button("More") { show = Alert(title: Text("a"), dismissButton: .default(Text("OK"))) } }"#,
      "swiftui.button 'More' navigation-bar do:Alert,Text,default", "swiftui.alert-button 'OK' dialog"),
    row(
      "struct A_Previews: PreviewProvider { static var previews: some View { Button(\"No\") { } } }"),
    row(
      "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Button(action: a) { configuration.label } } }"
    ),
    row("FollowButton(viewModel: model)", "swiftui.named-button <FollowButton>"),
    row(
      "TabCloseButton(isActive: on, closeAction: close)", "swiftui.named-button <TabCloseButton> do:closeAction,close"),
    row("Button(.delete) { go() }", "swiftui.button purpose:delete do:go"),
    row("RadioButton(a)"), row("Text(\"Delete\")"),
    // A variable adds nothing beside a known title.
    row(#"Button(isOn ? title : "Save") { }"#, "swiftui.button 'Save'"), row("Button(title) { }", "swiftui.button '?'"),
    // The calls of an action, with the receivers of the last one once.
    row(#"Button("Go") { model.items().save(); self.close() }"#, "swiftui.button 'Go' do:model.items.save,close"),
    row(#"Button("Go") { withAnimation { isOn = false } }"#, "swiftui.button 'Go' do:isOn = false"),
    // Placements of toolbars.
    row(
      #"view.toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") { } } }"#,
      "swiftui.button 'Edit' navigation-bar :trailing"),
    row(
      #"view.toolbar { ToolbarItemGroup(placement: .primaryAction) { Button("A") { }; Button("B") { } } }"#,
      "swiftui.button 'A' navigation-bar :primary", "swiftui.button 'B' navigation-bar :primary"),
    row(
      #"view.toolbar { ToolbarItem(placement: .keyboard) { Button("Next") { } } }"#, "swiftui.button 'Next'"),
    row(
      #"view.navigationBarItems(leading: Button("Back") { }, trailing: Button("Save") { })"#,
      "swiftui.button 'Back' navigation-bar :leading", "swiftui.button 'Save' navigation-bar :trailing"),
    row(
      #"view.confirmationDialog("a", isPresented: $on) { Button("Delete", role: .destructive) { go() } }"#,
      "swiftui.button 'Delete' dialog !destructive do:go"),
    // A sheet in a toolbar has its own bars.
    row(
      #"view.toolbar { Button("A") { }.sheet(isPresented: $on) { Button("B") { } } }"#,
      "swiftui.button 'A' navigation-bar", "swiftui.button 'B'"),
    row(
      #"Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("Name") { } }"#,
      "swiftui.menu 'Sort' [arrow.up.arrow.down]", "swiftui.button 'Name' menu"),
    row(#"Link("Help", destination: url)"#, "swiftui.link 'Help'"), row("Link(a)"),
    row("RenameButton()", "swiftui.rename-button =RenameButton"),
    row("PasteButton(payloadType: String.self) { }", "swiftui.paste-button =PasteButton"),
    row(#"Button(role: .close) { }"#, "swiftui.button !close"),
    row(#"Button("Save", systemImage: "checkmark", action: save)"#, "swiftui.button 'Save' [checkmark] do:save"),
    row(#"Button(action: { go() }, label: { Text("Go") })"#, "swiftui.button 'Go' do:go"),
    row(
      #"Button { go() } label: { HStack { Image(systemName: "a"); Text("Go") } }"#, "swiftui.button 'Go' [a] do:go"),
  ]

  private static let uiKit = [
    row(
      #"navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))"#,
      "uikit.bar-button-item navigation-bar :leading =cancel do:cancel"),
    row(
      #"navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: self, action: #selector(add(_:)))"#,
      "uikit.bar-button-item [plus] navigation-bar :trailing do:add"),
    row(
      #"alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.remove() })"#,
      "uikit.alert-action 'Delete' dialog !destructive do:remove"),
    row(
      #"alert.addAction(.init(title: "Keep", style: .cancel))"#, "uikit.alert-action 'Keep' dialog !cancel"),
    row(
      #"UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in share() }"#,
      "uikit.action 'Share' [square.and.arrow.up] menu do:share"),
    row(
      #"UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }"#,
      "uikit.contextual-action 'Delete' swipe !destructive do:done"),
    row(
      "func make() { let button = UIButton(type: .system); button.setTitle(\"Done\", for: .normal); button.addTarget(self, action: #selector(done), for: .touchUpInside) }",
      "uikit.button 'Done' do:done"),
    row(
      "let backButton: BigButton = { let button = BigButton(); button.setTitle(\"Back\", for: .normal); return button }()",
      "uikit.named-button 'Back' <BigButton>"),
    row(
      #"let action = OptionAction(label: "Sign Out", icon: "signout") { signOut() }"#,
      "uikit.named-action 'Sign Out' [signout] menu <OptionAction> do:signOut"),
    row(
      #"let action = OptionAction(label: "Stop", icon: nil, action: { stop() })"#,
      "uikit.named-action 'Stop' menu <OptionAction> do:stop"),
    row("OptionAction(label: \"a\")"), row("save(sender: UIButton())", "uikit.button"),
    row("self.save(UIButton())"),
    row(
      #"navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .save), UIBarButtonItem(systemItem: .trash)]"#,
      "uikit.bar-button-item navigation-bar :trailing =save",
      "uikit.bar-button-item navigation-bar :trailing =trash"),
    row(
      #"UIKeyCommand(title: "Find", action: #selector(find), input: "f")"#, "uikit.command 'Find' menu do:find"),
    row(
      #"UIAction(title: "Delete", attributes: .destructive) { _ in }"#, "uikit.action 'Delete' menu !destructive"),
    row(
      #"UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save))"#,
      "uikit.bar-button-item 'Save' navigation-bar !confirm do:save"),
    row(
      "func make() { let button = UIButton(); button.setTitle(text, for: .normal); button.setTitle(\"Save\", for: .selected) }",
      "uikit.button 'Save'"),
    row(#"UIAccessibilityCustomAction(name: "Delete") { _ in true }"#),
    row("UIBarButtonItem(systemItem: .flexibleSpace)"),
    row(
      "enum L10n { static let delete = tr(\"Localizable\", \"common.delete\", fallback: \"Delete\") }; UIAlertAction(title: L10n.delete, style: .default)",
      "uikit.alert-action 'Delete' dialog"),
  ]

  private static let appKit = [
    row(
      #"menu.addItem(withTitle: "Quit", action: #selector(quit), keyEquivalent: "q")"#,
      "appkit.menu-item 'Quit' menu do:quit"),
    row(
      #"let item = NSMenuItem(title: "Copy", action: nil, keyEquivalent: "")"#, "appkit.menu-item 'Copy' menu"),
    row(#"NSButton(title: "OK", target: self, action: #selector(ok))"#, "appkit.button 'OK' do:ok"),
    row("let button = NSPopUpButton()", "appkit.button"),
    row(#"alert.addButton(withTitle: "Cancel")"#, "appkit.alert-button 'Cancel' dialog"),
    row("NSToolbarItem(itemIdentifier: .share)", "appkit.toolbar-item navigation-bar"),
    row(
      #"menu.insertItem(withTitle: "Copy", action: #selector(copy(_:)), keyEquivalent: "c", at: 0)"#,
      "appkit.menu-item 'Copy' menu do:copy"),
    row("menu.addItem(item)"), row("NSMenuItem.separator()"),
  ]

  /// The sources of all rows.
  static let sources = (swiftUI + uiKit + appKit).flatMap { $0.files.values.sorted() }
}
