internal import CatalogModel
internal import SourceReading

/// `UIBarButtonItem(.close, target: …, action: …)` and `UIAction(.close) { … }` in place of those with a title.
struct UIKitForm {
  let named: NamedSite
  let purpose: String
  let role: Role
  let text: FixedText

  func code(_ call: SourceCall, _ range: Range<Int>) -> String? {
    switch call.name {
    case "UIBarButtonItem": barButtonItem(call, range)
    case "UIAction": action(call).flatMap { text.losesComment(range, keeping: [$0.kept]) ? nil : $0.code }
    default: nil
    }
  }

  private func barButtonItem(_ call: SourceCall, _ range: Range<Int>) -> String? {
    guard call.trailing.isEmpty else { return nil }
    var target: SourceArgument?
    var selector: SourceArgument?
    var primary: SourceNode?
    for argument in call.arguments {
      switch argument.label {
      case "title", "image", "barButtonSystemItem", "systemItem": break
      case "style": guard fits(style: argument.value) else { return nil }
      case "target": target = argument
      case "action": selector = argument
      case "primaryAction": primary = argument.value
      default: return nil
      }
    }
    if let primary {
      guard target == nil, selector == nil, case .call(let inner) = primary.kind, inner.name == "UIAction",
        inner.base == nil, let form = action(inner), !text.losesComment(range, keeping: [form.kept])
      else { return nil }
      return "UIBarButtonItem" + form.code.dropFirst("UIAction".count)
    }
    // Without a target it is what the system goes back with, which draws its own arrow.
    guard let target, let selector, target.value.text != "nil",
      !text.losesComment(range, keeping: [target.range, selector.range])
    else {
      return nil
    }
    return "UIBarButtonItem(.\(purpose.purposeInSwift), \(text.source(target.range)), \(text.source(selector.range)))"
  }

  /// The same action by its purpose, and the bytes that it keeps.
  private func action(_ call: SourceCall) -> (code: String, kept: Range<Int>)? {
    for argument in call.arguments {
      switch argument.label {
      case "title", "image", "handler": break
      case "attributes":
        guard argument.value.dottedName?.hasSuffix("destructive") == true, role == .destroy else { return nil }
      default: return nil
      }
    }
    let form = "UIAction(.\(purpose.purposeInSwift)"
    if let handler = call.arguments.first(where: { $0.label == "handler" }), call.trailing.isEmpty {
      return ("\(form), \(text.source(handler.range)))", handler.range)
    }
    guard call.trailing.count == 1, call["handler"] == nil, case .closure = call.trailing[0].value.kind else {
      return nil
    }
    let closure = call.trailing[0].value.range
    return ("\(form)) \(text.source(closure))", closure)
  }

  /// `.done` shows a confirmation, `.plain` everything else.
  private func fits(style: SourceNode) -> Bool {
    guard let name = style.dottedName?.split(separator: ".").last else { return false }
    return name == "plain" || ((name == "done" || name == "prominent") && role == .confirm)
  }
}
