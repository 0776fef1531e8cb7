internal import AppReading
internal import CatalogModel
internal import CodeWriting
internal import SourceReading

/// `NSToolbarItem(.delete, target: …, action: …)` in place of an item and the statements after it that configure it.
///
/// The generated item has a border, an icon, a label, a tooltip and a label in the palette, so only an item with all of
/// them is rewritten. A toolbar finds items by their identifiers, so the identifier must already be the purpose's.
struct AppKitForm {
  let site: FixSite

  func code(_ call: SourceCall, _ range: Range<Int>) throws(FixRefusal) -> FixedCode {
    guard site.icons.hasSwift else { throw .noForm("Swift, since the catalogue has no icons") }
    guard call.name == "NSToolbarItem" else { throw .noForm("'\(call.name)'") }
    guard call.arguments.count == 1, let identifier = call["itemIdentifier"], call.trailing.isEmpty else {
      throw .action
    }
    try site.requireTexts(title: .short)
    guard isIdentifier(identifier) else { throw .otherIdentifier(site.purpose.identifier) }
    guard let (name, behind) = site.text.statements(declaring: call) else { throw .action }
    let settings = settings(of: name, behind)
    let values = Dictionary(settings.compactMap { setting in setting.property.map { ($0, setting.value) } }) { $1 }
    for property in Self.properties where values[property] == nil { throw .lacks(property) }
    guard let target = values["target"], let action = values["action"], let last = settings.last else { throw .action }
    guard values["isBordered"]?.text == "true" else { throw .lacks("isBordered") }
    // The palette shows the title, as the tooltip does.
    guard values["paletteLabel"].map(source) == values["toolTip"].map(source) else { throw .argument("paletteLabel") }
    try requireImage(values["image"])
    let whole = range.lowerBound..<last.node.range.upperBound
    let others = settings.filter { $0.property == nil }
    try site.requireComments(of: whole, in: [target.range, action.range] + others.map(\.node.range))
    let item =
      "NSToolbarItem(.\(site.purposeName.swift), target: \(source(target)), action: \(source(action)))"
    let kept = others.map { "\n" + site.text.indentation(at: $0.node.range.lowerBound) + source($0.node) }
    return FixedCode(range: whole, text: item + kept.joined())
  }

  private func source(_ node: SourceNode) -> String { site.text.source(node.range) }

  /// The properties that the generated item sets.
  private static let properties = ["label", "paletteLabel", "toolTip", "image", "isBordered", "target", "action"]

  /// A statement that sets a property of the item; nil for a property that the generated item does not set.
  private struct Setting {
    let node: SourceNode
    let property: String?
    let value: SourceNode
  }

  /// The statements directly after the item that configure it.
  private func settings(of name: String, _ behind: [SourceNode]) -> [Setting] {
    var settings: [Setting] = []
    for node in behind {
      guard case .assignment(let target, let value) = node.kind, case .name(let parts) = target.kind,
        parts.count == 2, parts[0] == name
      else { break }
      let property = Self.properties.contains(parts[1]) ? parts[1] : nil
      settings.append(Setting(node: node, property: property, value: value))
    }
    return settings
  }

  /// `NSToolbarItem.Identifier("delete")`
  private func isIdentifier(_ node: SourceNode) -> Bool {
    guard case .call(let call) = node.kind, ["Identifier", "NSToolbarItem.Identifier", "init"].contains(call.name),
      call.arguments.count == 1, [nil, "rawValue"].contains(call.arguments[0].label)
    else { return false }
    return call.arguments[0].value.text == site.purpose.identifier
  }

  /// Throws if an image is not plainly the purpose's icon.
  private func requireImage(_ image: SourceNode?) throws(FixRefusal) {
    try site.requireSwiftIcon()
    guard case .call(let call)? = image?.kind, call.name == "NSImage", call.base == nil, call.trailing.isEmpty,
      call.arguments.allSatisfy({ ["systemSymbolName", "named", "accessibilityDescription"].contains($0.label) })
    else { throw .content }
  }
}
