internal import CatalogModel
internal import CodeWriting
internal import SourceReading

/// `IconButton(Purpose.DELETE, onClick = …)` in place of a button of Compose.
///
/// A generated `IconButton` draws the icon alone, `Button` and `DropdownMenuItem` icon and title.
struct ComposeForm {
  let site: FixSite

  func code(_ call: SourceCall, _ range: Range<Int>) throws(FixRefusal) -> String {
    guard ["IconButton", "Button", "DropdownMenuItem"].contains(call.name), call.base == nil else {
      throw .noForm("'\(call.name)'")
    }
    var (kept, arguments): ([Range<Int>], [String]) = ([], [])
    for (position, argument) in call.arguments.enumerated() {
      let label: String?
      switch argument.label {
      case "onClick", "modifier", "enabled": label = nil
      // The first parameter of both is the handler.
      case nil where position == 0 && call.name != "DropdownMenuItem": label = "onClick"
      case "text" where call.name == "DropdownMenuItem", "leadingIcon" where call.name == "DropdownMenuItem": continue
      case "content": continue
      default: throw .argument(argument.label ?? site.text.source(argument.range))
      }
      kept.append(argument.range)
      arguments.append((label.map { "\($0) = " } ?? "") + site.text.source(argument.range))
    }
    guard arguments.contains(where: { $0.hasPrefix("onClick") }) else { throw .action }
    let handler = call.arguments.first.flatMap { $0.label == nil ? $0.value.range : nil }
    let icon = site.icons.androidIcon(of: site.purpose.identifier)
    try site.requireTexts(title: call.name == "IconButton" ? .short : .title, spoken: .spoken, besides: handler)
    switch (call.name, try drawn(by: call)) {
    case ("DropdownMenuItem", .title): throw .addsIcon(icon)
    case (_, .title): if let icon { throw .addsIcon(icon) }
    case ("IconButton", .icon), ("Button", .both), ("DropdownMenuItem", .both): try site.requireAndroidIcon()
    case (_, .icon): throw .addsTitle
    case (_, .both): throw .content
    }
    // Generated buttons have the colours of errors.
    if call.name == "Button", site.role == .destroy { throw .otherRole(declared: nil, role: .destroy) }
    try site.requireComments(of: range, in: kept)
    guard site.names.kotlin != nil else { throw .unnamed(["kotlin"]) }
    let purpose = "Purpose.\(site.purposeName.kotlin)"
    return "\(call.name)(\(([purpose] + arguments).joined(separator: ", ")))"
  }

  private func drawn(by call: SourceCall) throws(FixRefusal) -> DrawnParts {
    if call.name == "DropdownMenuItem" {
      guard call.trailing.isEmpty, let text = call["text"], try content(text) == .title else { throw .content }
      guard let icon = call["leadingIcon"] else { return .title }
      guard try content(icon) == .icon else { throw .content }
      return .both
    }
    guard call.trailing.count <= 1, let content = call.trailing.first?.value ?? call["content"] else { throw .content }
    return try self.content(content)
  }

  // MARK: Content

  /// The parts that a lambda draws if it shows one text or one icon, or both as Material does, without changing their
  /// look.
  private func content(_ node: SourceNode) throws(FixRefusal) -> DrawnParts {
    guard case .closure(_, let body) = node.kind else { throw .content }
    if body.count == 1 { return try view(body[0], isInButton: false) }
    guard body.count == 3, try view(body[0], isInButton: true) == .icon, isSpace(body[1]),
      try view(body[2], isInButton: false) == .title
    else { throw .content }
    return .both
  }

  private func view(_ node: SourceNode, isInButton: Bool) throws(FixRefusal) -> DrawnParts {
    guard case .call(let call) = node.kind, call.base == nil, call.trailing.isEmpty else { throw .content }
    switch call.name {
    case "Text":
      guard call.arguments.count == 1, ["text", nil].contains(call.arguments[0].label) else { throw .content }
      return .title
    case "Icon":
      for (position, argument) in call.arguments.enumerated() {
        switch argument.label {
        // By position, an icon has a modifier and a tint after its description.
        case nil where position > 1: throw .argument(site.text.source(argument.range))
        case nil, "imageVector", "painter", "contentDescription": break
        case "modifier" where isInButton: guard isSize(argument.value, "IconSize") else { throw .content }
        default: throw .content
        }
      }
      // The generated button has an icon of that size.
      guard !isInButton || call["modifier"] != nil else { throw .content }
      return .icon
    default: throw .content
    }
  }

  /// `Spacer(Modifier.size(ButtonDefaults.IconSpacing))`
  private func isSpace(_ node: SourceNode) -> Bool {
    guard case .call(let call) = node.kind, call.name == "Spacer", call.base == nil, call.arguments.count == 1 else {
      return false
    }
    return isSize(call.arguments[0].value, "IconSpacing")
  }

  private func isSize(_ node: SourceNode, _ name: String) -> Bool {
    site.text.source(node.range).filter { !$0.isWhitespace } == "Modifier.size(ButtonDefaults.\(name))"
  }
}
