internal import CatalogModel
internal import SourceReading

/// The buttons of storyboards and xibs.
extension MarkupWalk {
  func fillStoryboard(_ draft: inout SiteDraft, _ element: SourceElement) {
    draft.site.systemItem = element["systemItem"]?.text
    draft.add(.title, text(element["title"], isKey: false))
    addImage(element["image"], to: &draft)
    for child in element.children.compactMap(\.element) {
      switch child.name {
      case "state", "buttonConfiguration":
        draft.add(.title, title(child["title"]))
        addImage(child["image"], to: &draft)
        if let symbol = child["catalog"] ?? child["imageReference"], child["image"] == nil {
          addImage(symbol, to: &draft)
        }
      case "accessibility": draft.add(.accessibilityLabel, text(child["label"], isKey: false))
      default: break
      }
    }
  }

  /// A title, unless it is the one that Xcode gives to a new button.
  private func title(_ node: SourceNode?) -> [Ranged<TextExpression>] {
    node?.text == "Button" ? [] : text(node, isKey: false)
  }

  // MARK: macOS

  /// Reads a button's title and image from its cell, and a menu item's from the item.
  func fillAppKit(_ draft: inout SiteDraft, _ element: SourceElement) {
    draft.add(.tooltip, text(element["toolTip"], isKey: false))
    if draft.site.construct == "appkit.menu-item" {
      draft.add(.title, text(element["title"], isKey: false))
      addImage(element["image"], to: &draft)
    }
    for child in element.children.compactMap(\.element) {
      switch child.name {
      case "rect": if isAtBottom(child) { draft.site.placement = .bottom }
      // The text of a check box names what it sets.
      case "buttonCell" where ["check", "radio"].contains(child["type"]?.text): break
      case "buttonCell" where !Self.imagePositions.contains(child["imagePosition"]?.text ?? ""):
        draft.add(.title, title(child["title"]))
        addImage(child["image"], to: &draft)
      case "buttonCell": addImage(child["image"], to: &draft)
      case "accessibility": draft.add(.accessibilityLabel, text(child["description"], isKey: false))
      case "connections":
        for action in child.children.compactMap(\.element) where action.name == "action" {
          guard let selector = action["selector"]?.text else { continue }
          draft.add(actions: [selector.hasSuffix(":") ? String(selector.dropLast()) : selector])
        }
      default: break
      }
    }
  }

  /// Returns whether a frame is in the lowest row of its view; a Mac's coordinates begin at the bottom.
  private func isAtBottom(_ frame: SourceElement) -> Bool {
    frame["key"]?.text == "frame" && frame["y"]?.text.flatMap(Double.init).map { $0 < 40 } ?? false
  }

  /// Image positions with which a button's cell shows no title.
  private static let imagePositions: Set = ["only", "overlaps"]

  private func addImage(_ node: SourceNode?, to draft: inout SiteDraft) {
    guard let node, let name = node.text, !name.isEmpty else { return }
    let isSymbol = name.contains(".") || name.allSatisfy { $0.isLowercase }
    draft.add([Ranged(expression: .icon(name, isSymbol ? .sfSymbol : .asset), range: node.range)])
  }
}
