internal import AppReading
internal import CatalogModel
internal import CodeWriting
internal import SourceReading

/// `UIBarButtonItem(.close, target: …, action: …)` and `UIAction(.close) { … }` in place of those with a title.
///
/// A generated bar item draws only its icon, and a generated action its title and its icon. UIKit has no way to hide
/// the icon, so a button with only a title is not rewritten.
struct UIKitForm {
  let site: FixSite

  func code(_ call: SourceCall, _ range: Range<Int>) throws(FixRefusal) -> String {
    guard site.icons.hasSwift else { throw .noForm("Swift, since the catalogue has no icons") }
    switch call.name {
    case "UIBarButtonItem":
      try site.requireTexts(title: .short)
      return try barButtonItem(call, range)
    case "UIAction":
      try site.requireTexts()
      let form = try action(call)
      try site.requireComments(of: range, in: [form.kept])
      return form.code
    default: throw .noForm("'\(call.name)'")
    }
  }

  // MARK: Items of bars

  private func barButtonItem(_ call: SourceCall, _ range: Range<Int>) throws(FixRefusal) -> String {
    guard call.trailing.isEmpty else { throw .action }
    var named: [String: SourceArgument] = [:]
    for argument in call.arguments {
      guard let label = argument.label, Self.arguments.contains(label) else {
        throw .argument(argument.label ?? site.text.source(argument.range))
      }
      named[label] = argument
    }
    try requireStyle(named["style"]?.value)
    if let primary = named["primaryAction"]?.value {
      guard named["target"] == nil, named["action"] == nil, named["image"] == nil, case .call(let inner) = primary.kind,
        inner.name == "UIAction", inner.base == nil
      else { throw .action }
      let form = try action(inner)
      try site.requireComments(of: range, in: [form.kept])
      return "UIBarButtonItem" + form.code.dropFirst("UIAction".count)
    }
    if named["barButtonSystemItem"] != nil || named["systemItem"] != nil {
      try requireSystemItem()
    } else {
      try requireImage(named["image"]?.value)
    }
    // A bar button without a target is the system back button, which has its own arrow.
    guard let target = named["target"], let selector = named["action"], target.value.text != "nil" else {
      throw .action
    }
    try site.requireComments(of: range, in: [target.range, selector.range])
    let (receiver, action) = (site.text.source(target.range), site.text.source(selector.range))
    return "UIBarButtonItem(.\(site.purposeName.swift), \(receiver), \(action))"
  }

  private static let arguments: Set = [
    "title", "image", "barButtonSystemItem", "systemItem", "style", "target", "action", "primaryAction",
  ]

  /// Throws if the generated item does not have a style: `.done` is for confirmations, `.plain` for everything else.
  private func requireStyle(_ style: SourceNode?) throws(FixRefusal) {
    let name = style.map { $0.dottedName?.split(separator: ".").last.map(String.init) ?? "…" } ?? "plain"
    let isFitting = site.role == .confirm ? name == "done" || name == "prominent" : name == "plain"
    guard isFitting else { throw .otherRole(declared: name, role: site.role) }
  }

  /// Throws if the system draws an item as text, or with a symbol that is not the purpose's.
  private func requireSystemItem() throws(FixRefusal) {
    let item = site.named.site.systemItem ?? ""
    guard let symbol = Self.symbols[item] else { throw .systemItem(item) }
    guard let icon = site.icons.swiftIcon(of: site.purpose.identifier), icon == symbol else {
      throw .otherIcon(drawn: symbol, shown: site.icons.swiftIcon(of: site.purpose.identifier))
    }
  }

  /// The symbols of the system's items that have one on all releases (Apple, Human Interface Guidelines, SF Symbols).
  private static let symbols = [
    "action": "square.and.arrow.up", "add": "plus", "bookmarks": "book", "camera": "camera",
    "compose": "square.and.pencil", "organize": "folder", "refresh": "arrow.clockwise",
    "reply": "arrowshape.turn.up.left", "search": "magnifyingglass", "trash": "trash",
  ]

  // MARK: Actions

  /// The same action by its purpose, and the bytes that are kept.
  private func action(_ call: SourceCall) throws(FixRefusal) -> (code: String, kept: Range<Int>) {
    var isDestructive = false
    for argument in call.arguments {
      switch argument.label {
      case "title", "image", "handler": break
      case "attributes":
        let name = argument.value.dottedName?.split(separator: ".").last ?? "…"
        guard name == "destructive", site.role == .destroy else {
          throw .otherRole(declared: String(name), role: site.role)
        }
        isDestructive = true
      default: throw .argument(argument.label ?? site.text.source(argument.range))
      }
    }
    if site.role == .destroy, !isDestructive { throw .otherRole(declared: nil, role: site.role) }
    try requireImage(call["image"])
    let form = "UIAction(.\(site.purposeName.swift)"
    if let handler = call.arguments.first(where: { $0.label == "handler" }), call.trailing.isEmpty {
      return ("\(form), \(site.text.source(handler.range)))", handler.range)
    }
    guard call.trailing.count == 1, call["handler"] == nil, case .closure = call.trailing[0].value.kind else {
      throw .action
    }
    let closure = call.trailing[0].value.range
    return ("\(form)) \(site.text.source(closure))", closure)
  }

  /// Throws if an image is not plainly the purpose's icon, or if it is missing and the purpose has an icon.
  private func requireImage(_ image: SourceNode?) throws(FixRefusal) {
    guard let image, image.text != "nil" else {
      if let icon = site.icons.swiftIcon(of: site.purpose.identifier) { throw .addsIcon(icon) }
      return
    }
    try site.requireSwiftIcon()
    // A configuration changes how the image looks.
    guard case .call(let call) = image.kind, ["UIImage", "init"].contains(call.name), call.arguments.count == 1,
      call.trailing.isEmpty, call.base.map({ $0.dottedName == "" }) ?? true
    else { throw .content }
  }
}
