internal import AppReading
internal import CatalogModel
internal import CodeWriting
internal import SourceReading

/// `Button(.delete) { … }` in place of a button of SwiftUI.
///
/// The generated button has a label with title and icon, of which a bar draws the icon, a dialog the title, a swipe as
/// much as fits, and other places both. A button that draws less gets a label style.
struct SwiftUIForm {
  let site: FixSite

  func code(_ call: SourceCall, _ range: Range<Int>) throws(FixRefusal) -> String {
    guard call.name == "Button" else { throw .noForm("'\(call.name)'") }
    guard site.icons.hasSwift else { throw .noForm("Swift, since the catalogue has no icons") }
    try site.requireTexts()
    let (drawn, style) = try drawn(by: call)
    try requireRole(call["role"])
    if drawn != .title { try site.requireSwiftIcon() }
    let form = "Button(.\(site.purposeName.swift)"
    if let action = call.arguments.first(where: { $0.label == "action" }) {
      try site.requireComments(of: range, in: [action.range])
      return "\(form), \(site.text.source(action.range)))\(style)"
    }
    guard let action = call.trailing.first, action.label == nil, case .closure = action.value.kind else {
      throw .action
    }
    try site.requireComments(of: range, in: [action.value.range])
    return "\(form)) \(site.text.source(action.value.range))\(style)"
  }

  // MARK: Parts

  /// The parts that the button draws, and the style with which the generated one draws the same.
  private func drawn(by call: SourceCall) throws(FixRefusal) -> (DrawnParts, style: String) {
    let hasTitle = call.arguments.first.map { $0.label == nil } ?? false
    var hasIcon = false
    for (index, argument) in call.arguments.enumerated() {
      switch argument.label {
      case nil where index == 0: break
      case "systemImage" where hasTitle, "image" where hasTitle: hasIcon = true
      case "role", "action": break
      case "label" where !hasTitle: break
      default: throw .argument(argument.label ?? site.text.source(argument.range))
      }
    }
    let hasAction = call["action"] != nil
    switch (hasTitle, call.trailing.count) {
    case (true, hasAction ? 0 : 1):
      let drawn = hasIcon ? DrawnParts.both : .title
      return (drawn, style(of: drawn))
    case (false, 0) where hasAction:
      // Button(action: delete, label: { … })
      guard let label = call["label"] else { throw .content }
      return try self.label(label)
    // Button(action: delete) { … }
    case (false, 1) where hasAction: return try label(call.trailing[0].value)
    // Button { … } label: { … }
    case (false, 2) where !hasAction && call.trailing[1].label == "label": return try label(call.trailing[1].value)
    default: throw .action
    }
  }

  /// The parts that a label draws if it is one view without anything that changes how it looks.
  private func label(_ node: SourceNode) throws(FixRefusal) -> (DrawnParts, style: String) {
    guard case .closure(let parameters, let body) = node.kind, parameters.isEmpty, body.count == 1,
      case .call(let call) = body[0].kind, call.trailing.isEmpty
    else { throw .content }
    if case .call(let inner)? = call.base?.kind {
      switch call.name {
      case "accessibilityLabel" where Self.isPlain(inner, "Image"): return (.icon, style(of: .icon))
      case "labelStyle" where Self.isPlain(inner, "Label"): return try styled(call)
      default: throw .content
      }
    }
    for (name, drawn) in [("Text", DrawnParts.title), ("Label", .both), ("Image", .icon)] {
      if Self.isPlain(call, name) { return (drawn, style(of: drawn)) }
    }
    throw .content
  }

  /// `Label("Delete", systemImage: "trash").labelStyle(.iconOnly)`
  private func styled(_ call: SourceCall) throws(FixRefusal) -> (DrawnParts, style: String) {
    switch call.first?.dottedName {
    case ".titleOnly": return (.title, style(of: .title))
    case ".iconOnly": return (.icon, style(of: .icon))
    case ".titleAndIcon": return (.both, ".labelStyle(.titleAndIcon)")
    default: throw .content
    }
  }

  private static func isPlain(_ call: SourceCall, _ name: String) -> Bool {
    guard call.name == name, call.base == nil, call.trailing.isEmpty else { return false }
    guard name == "Label" else { return call.arguments.count == 1 }
    return call.arguments.count == 2 && call.arguments[0].label == nil
      && ["systemImage", "image"].contains(call.arguments[1].label)
  }

  /// The label style for these parts, in places that draw others by default.
  private func style(of drawn: DrawnParts) -> String {
    switch (drawn, site.container) {
    case (.both, _), (.title, .dialog), (.icon, .navigationBar), (.icon, .bottomBar): ""
    case (.title, _): ".labelStyle(.titleOnly)"
    case (.icon, _): ".labelStyle(.iconOnly)"
    }
  }

  // MARK: Role

  /// Throws if a role is drawn differently from that of the generated button.
  private func requireRole(_ argument: SourceNode?) throws(FixRefusal) {
    guard let argument else {
      if isSeen(site.role) { throw .otherRole(declared: nil, role: site.role) }
      return
    }
    let name = argument.dottedName?.split(separator: ".").last.map(String.init)
    let fitting: Role? =
      switch name {
      case "destructive": .destroy
      case "cancel": .cancel
      case "close": .dismiss
      case "confirm": .confirm
      default: nil
      }
    guard fitting == site.role else {
      throw .otherRole(declared: name ?? site.text.source(argument.range), role: site.role)
    }
  }

  /// Returns whether a role changes how a button looks: a destructive one is red, a dialog sets its cancel button
  /// apart, and dialogs and bars stress the confirming one, a bar by its placement, too.
  private func isSeen(_ role: Role) -> Bool {
    switch role {
    case .destroy: true
    case .cancel: site.container == .dialog
    case .confirm:
      switch site.container {
      case .dialog, .bottomBar: true
      case .navigationBar: site.named.site.placement != .confirmation
      case .menu, .swipe, .content: false
      }
    case .dismiss, .act, .navigate: false
    }
  }
}
