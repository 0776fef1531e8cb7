internal import CatalogModel
internal import SourceReading

/// `Button(.delete) { … }` in place of a button of SwiftUI.
struct SwiftUIForm {
  let named: NamedSite
  let purpose: String
  let role: Role
  let text: FixedText

  func code(_ call: SourceCall, _ range: Range<Int>) -> String? {
    guard call.name == "Button", named.site.construct == "swiftui.button", isUnderstood(call) else { return nil }
    let form = "Button(.\(purpose.purposeInSwift)"
    if let action = call.arguments.first(where: { $0.label == "action" }) {
      guard !text.losesComment(range, keeping: [action.range]) else { return nil }
      return "\(form), \(text.source(action.range)))"
    }
    guard let action = call.trailing.first, action.label == nil, case .closure = action.value.kind else { return nil }
    guard !text.losesComment(range, keeping: [action.value.range]) else { return nil }
    return "\(form)) \(text.source(action.value.range))"
  }

  private func isUnderstood(_ call: SourceCall) -> Bool {
    let hasTitle = call.arguments.first.map { $0.label == nil } ?? false
    for (index, argument) in call.arguments.enumerated() {
      switch argument.label {
      case nil: if index > 0 { return false }
      case "systemImage", "image": if !hasTitle { return false }
      case "role": if !fits(argument.value) { return false }
      case "action": break
      case "label": if hasTitle || !isLabel(argument.value) { return false }
      default: return false
      }
    }
    let action = call.arguments.contains { $0.label == "action" }
    switch (hasTitle, action, call.trailing.count) {
    case (true, true, 0): return true
    case (true, false, 1): return call.trailing[0].label == nil
    // Button(action: delete) { Text("Delete") }, and Button { … } label: { … }
    case (false, true, 1): return isLabel(call.trailing[0].value)
    case (false, true, 0): return call["label"] != nil
    case (false, false, 2): return call.trailing[1].label == "label" && isLabel(call.trailing[1].value)
    default: return false
    }
  }

  private func fits(_ node: SourceNode) -> Bool {
    guard let name = node.dottedName?.split(separator: ".").last else { return false }
    return switch name {
    case "destructive": role == .destroy
    case "cancel": role == .cancel
    case "close": role == .dismiss
    case "confirm": role == .confirm
    default: false
    }
  }

  /// Whether a view is a text or a label and nothing else; an icon alone is one only in a bar, where labels show icons.
  private func isLabel(_ node: SourceNode) -> Bool {
    guard case .closure(let parameters, let body) = node.kind, parameters.isEmpty, body.count == 1,
      case .call(let call) = body[0].kind, call.trailing.isEmpty
    else { return false }
    if call.name == "accessibilityLabel", case .call(let inner)? = call.base?.kind { return isIcon(inner) }
    guard call.base == nil else { return false }
    switch call.name {
    case "Text": return call.arguments.count == 1
    case "Label":
      return call.arguments.count == 2 && call.arguments[0].label == nil
        && ["systemImage", "image"].contains(call.arguments[1].label)
    default: return isIcon(call)
    }
  }

  private func isIcon(_ call: SourceCall) -> Bool {
    call.base == nil && call.name == "Image" && call.arguments.count == 1 && named.site.container == .navigationBar
  }
}
