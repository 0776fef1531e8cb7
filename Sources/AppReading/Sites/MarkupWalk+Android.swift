internal import CatalogModel
internal import SourceReading

/// The buttons of Android's menus and layouts.
extension MarkupWalk {
  func fillAndroid(_ draft: inout SiteDraft, _ element: SourceElement) {
    for name in ["android:title", "android:text"] { draft.add(.title, resource(element[name])) }
    draft.add(.accessibilityLabel, resource(element["android:contentDescription"]))
    for name in ["android:tooltipText", "app:tooltipText"] { draft.add(.tooltip, resource(element[name])) }
    for name in ["android:icon", "app:icon", "android:src", "app:srcCompat", "android:drawableStart"] {
      guard let node = element[name], let icon = node.text, icon.contains("drawable/") || icon.contains("mipmap/")
      else { continue }
      draft.add([Ranged(expression: .icon(icon, .drawable), range: node.range)])
    }
    guard draft.site.construct == "android.menu-item" else { return }
    let action = element["app:showAsAction"]?.text ?? element["android:showAsAction"]?.text ?? "never"
    draft.site.container = action.contains("never") ? .menu : .navigationBar
    draft.site.placement = action.contains("never") ? nil : .trailing
  }

  /// `@string/delete`, `@android:string/ok`, or a text.
  private func resource(_ node: SourceNode?) -> [Ranged<TextExpression>] {
    guard let node, let value = node.text, !value.isEmpty else { return [] }
    if value.hasPrefix("@string/") {
      return [
        Ranged(
          expression: .key(String(value.dropFirst("@string/".count)), text: nil, hasArguments: false), range: node.range
        )
      ]
    }
    if value.hasPrefix("@android:string/") {
      let name = String(value.dropFirst("@android:string/".count))
      return [Ranged(expression: .name(["android", "R", "string", name], hasArguments: false), range: node.range)]
    }
    guard value.first != "@", value.first != "?" else { return [] }
    return [Ranged(expression: .literal(value, hasArguments: false, mayBeKey: false), range: node.range)]
  }
}
