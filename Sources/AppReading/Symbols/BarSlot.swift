internal import CatalogModel

/// The place in a bar where an assignment puts an item: `navigationItem.leftBarButtonItem = …`.
enum BarSlot {
  static func named(_ name: String) -> (container: Container, placement: Placement?)? {
    switch name {
    case "leftBarButtonItem", "leftBarButtonItems", "setLeftBarButton", "setLeftBarButtonItems", "backBarButtonItem",
      "leadingItemGroups":
      (.navigationBar, .leading)
    case "rightBarButtonItem", "rightBarButtonItems", "setRightBarButton", "setRightBarButtonItems",
      "trailingItemGroups":
      (.navigationBar, .trailing)
    case "toolbarItems", "setToolbarItems": (.bottomBar, .bottom)
    default: nil
    }
  }
}
