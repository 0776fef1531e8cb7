package import CatalogModel
package import PurposeCatalog
package import SourceText

extension Bar {
  /// The bar for programs; items in reading order, frames in the platform's unit.
  package func tree(_ layout: BarLayout, locale: LanguageTag) -> JSONTree {
    .fields([
      ("kind", .string(kind.rawValue)), ("platform", .string(profile.platform.rawValue)),
      ("locale", .string(locale.identifier)), ("baseDirection", .string(baseDirection.rawValue)),
      ("title", .string(title)), ("titleStyle", .string(titleStyle.rawValue)),
      ("subtitle", subtitle.isEmpty ? nil : .string(subtitle)),
      ("width", .rounded(layout.width)), ("height", .rounded(layout.height)),
      ("footerHeight", footer.isEmpty ? nil : .rounded(layout.footerHeight)), ("unit", .string(profile.unit)),
      ("titleFrame", layout.title.map(\.tree)), ("subtitleFrame", layout.subtitle.map(\.tree)),
      ("titleTruncated", .bool(layout.isTitleTruncated)),
      (
        "items",
        .array(
          layout.items.map(\.tree) + layout.menu.map { $0.tree(in: nil, hasMenu: profile.hasOverflowMenu) }
            + layout.footer.map(\.tree))
      ),
      ("segments", layout.segments.isEmpty ? nil : .array(layout.segments.map(\.tree))),
      ("search", search.map { $0.tree(in: layout.search) }),
      ("back", layout.back?.tree), ("menuButton", layout.menuButton.map(\.tree)), ("fits", .bool(layout.fits)),
      ("warnings", .array(warnings.map { .string($0.description) })),
    ])
  }
}

extension BackButton {
  var tree: JSONTree {
    .fields([
      ("label", label.map(JSONTree.string)), ("mode", .string(mode.rawValue)),
      ("menu", .array(menu.map(JSONTree.string))), ("accessibilityLabel", .string(accessibilityLabel)),
      ("side", .string(edge.rawValue)),
    ])
  }
}

extension BarLayout.Item {
  fileprivate var tree: JSONTree { item.tree(in: frame) }
}

extension BarItem {
  /// `bar` or `footer`.
  var place: String { isInFooter ? "footer" : "bar" }

  /// - Parameters:
  ///   - frame: nil for an action that the bar does not show.
  ///   - hasMenu: true if such an action is in the platform's menu.
  fileprivate func tree(in frame: BarFrame?, hasMenu: Bool = true) -> JSONTree {
    .fields([
      ("purpose", .string(purpose.identifier)), ("kind", .string(kind.rawValue)), ("title", .string(title)),
      ("accessibilityLabel", .string(accessibilityLabel)), ("side", .string(edge.rawValue)),
      ("place", .string(place)),
      ("look", .string(look.rawValue)), ("emphasis", .string(emphasis.rawValue)), ("enabled", .bool(isEnabled)),
      ("waitsForInput", .bool(waitsForInput)), ("on", isOn.map(JSONTree.bool)),
      ("badge", badge.map(JSONTree.integer)),
      ("menu", menu.isEmpty ? nil : .array(menu.map { $0.tree(in: nil) })),
      ("inMenu", frame == nil ? .bool(hasMenu) : nil),
      ("frame", frame?.tree),
    ])
  }
}

extension BarFrame {
  fileprivate var tree: JSONTree {
    .fields([
      ("x", .rounded(x)), ("y", .rounded(y)), ("width", .rounded(width)), ("height", .rounded(height)),
    ])
  }
}

extension JSONTree {
  /// A number with at most two decimals.
  fileprivate static func rounded(_ number: Double) -> JSONTree { .decimal((number * 100).rounded() / 100) }
}
