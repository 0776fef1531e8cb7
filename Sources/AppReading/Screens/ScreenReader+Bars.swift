internal import CatalogModel
internal import SourceReading
internal import SourceText

/// Buttons that bars make from their arguments and that are not sites.
extension ScreenReader {
  /// `AppTopBar(navigationIcon = painter(R.drawable.ic_close), onNavigationIconClick = …)`
  mutating func addBarButton(of call: SourceCall, in scope: Scope) {
    guard language == .kotlin, let owner = scope.owner, let side = Self.side(ofBar: call.name) else { return }
    var words: [String] = []
    for argument in call.arguments {
      guard let label = argument.label else { continue }
      let parts = NameWords.words(of: label)
      if parts.first == "on" { words += parts.filter(Self.leavingWords.contains) }
      if ["navigateUp", "navigateBack", "onNavigateUp"].contains(label), argument.value.text != "null" {
        words.append("back")
      }
      if label.hasPrefix("navigationIcon") { words += Self.words(ofNamesIn: argument.value) }
    }
    guard let purpose = Self.leaving(words) else { return }
    facts.barButtons.append(
      AppScreens.BarButton(
        owner: owner, path: file.path, exit: ScreenExit(purpose: purpose, side: side)))
  }

  /// The side of an app's bar, by its name; nil if it is not a bar.
  private static func side(ofBar name: String) -> ScreenSide? {
    if ["TopAppBar", "AppBar", "TopBar", "Toolbar"].contains(where: name.hasSuffix) { return .leading }
    return name.hasSuffix("NavigationBar") || name.hasSuffix("BottomBar") ? .bottom : nil
  }

  /// `supportActionBar.setHomeAsUpIndicator(R.drawable.ic_close)`
  mutating func addHomeIndicator(of call: SourceCall, in scope: Scope) {
    guard language == .kotlin, let owner = scope.owner, let icon = call.first,
      ["setHomeAsUpIndicator", "setNavigationIcon"].contains(call.name)
    else { return }
    guard let purpose = Self.leaving(Self.words(ofNamesIn: icon)) else { return }
    facts.barButtons.append(
      AppScreens.BarButton(owner: owner, path: file.path, exit: ScreenExit(purpose: purpose, side: .leading)))
  }

  /// The words of all names in an expression: `close` of `R.drawable.ic_close`.
  private static func words(ofNamesIn node: SourceNode) -> [String] {
    var words: [String] = []
    node.walk { node in
      if case .name(let parts) = node.kind, let last = parts.last { words += NameWords.words(of: last) }
      return true
    }
    return words
  }

  private static let leavingWords: Set = ["back", "cancel", "close"]

  private static func leaving(_ words: [String]) -> String? {
    for word in words {
      switch word {
      case "close", "cross", "clear", "xmark": return "close"
      case "cancel": return "cancel"
      case "back", "arrow": return "back"
      default: break
      }
    }
    return nil
  }

  /// `[start] Button { label: _("_Cancel"); }` in a header bar of GTK.
  mutating func addBarButton(of element: SourceElement, in scope: Scope) {
    guard language == .blueprint, let owner = scope.owner, element.name.hasSuffix("HeaderBar") else { return }
    for case .element(let button) in element.children.map(\.kind) where button.name.lastNamePart == "Button" {
      let label = button["label"].flatMap(Self.text)?.replacing("_", with: "").lowercased()
      guard let label, ["cancel", "close", "done"].contains(label) else { continue }
      let side: ScreenSide = button["child-type"]?.text == "end" ? .trailing : .leading
      facts.barButtons.append(
        AppScreens.BarButton(
          owner: owner, path: file.path, exit: ScreenExit(purpose: label, side: side)))
    }
  }

  private static func text(_ node: SourceNode) -> String? {
    if case .call(let call) = node.kind { return call.arguments.last?.value.text }
    return node.text
  }
}
