internal import SourceReading

/// `IconButton(Purpose.DELETE, onClick = …)` in place of a button of Compose.
struct ComposeForm {
  let purpose: String
  let text: FixedText

  func code(_ call: SourceCall, _ range: Range<Int>) -> String? {
    guard ["IconButton", "Button", "DropdownMenuItem"].contains(call.name), call.base == nil else { return nil }
    var kept: [Range<Int>] = []
    for argument in call.arguments {
      switch argument.label {
      case "onClick", "modifier", "enabled": kept.append(argument.range)
      case "text" where call.name == "DropdownMenuItem": guard isContent(argument.value) else { return nil }
      case "leadingIcon" where call.name == "DropdownMenuItem": guard isContent(argument.value) else { return nil }
      case "content": guard isContent(argument.value) else { return nil }
      default: return nil
      }
    }
    guard call["onClick"] != nil, call.trailing.count <= 1,
      call.trailing.allSatisfy({ $0.label == nil && isContent($0.value) }),
      call.name == "DropdownMenuItem" ? call["text"] != nil : call.trailing.count == 1 || call["content"] != nil,
      !text.losesComment(range, keeping: kept)
    else { return nil }
    let arguments = ["Purpose.\(purpose.purposeInKotlin)"] + kept.map(text.source)
    return "\(call.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Whether a lambda shows one text or one icon without anything that changes how it looks.
  private func isContent(_ node: SourceNode) -> Bool {
    guard case .closure(_, let body) = node.kind, body.count == 1, case .call(let call) = body[0].kind,
      call.base == nil, call.trailing.isEmpty
    else { return false }
    let labels = call.arguments.map(\.label)
    switch call.name {
    case "Text": return labels == [nil] || labels == ["text"]
    case "Icon":
      return labels.allSatisfy { label in
        label.map { ["imageVector", "painter", "contentDescription"].contains($0) } ?? true
      }
    default: return false
    }
  }
}
