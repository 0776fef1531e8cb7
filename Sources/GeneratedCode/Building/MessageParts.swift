internal import MessageSyntax

/// Converts the tree of a parsed message to the model.
struct MessageParts {
  private let tree: MessageTree

  /// - Parameter tree: a message without errors.
  init(_ tree: MessageTree) { self.tree = tree }

  var parts: [GeneratedText.Part] { parts(of: 0, hasNumber: false) }

  /// - Parameter hasNumber: true if `#` is a number; false in a select, as in ICU.
  private func parts(of parent: Int, hasNumber: Bool) -> [GeneratedText.Part] {
    var parts: [GeneratedText.Part] = []
    for child in tree.children(of: parent) {
      guard let part = part(child, hasNumber: hasNumber) else { continue }
      if case .literal(let more) = part, case .literal(let text)? = parts.last {
        parts[parts.count - 1] = .literal(text + more)
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  private func part(_ index: Int, hasNumber: Bool) -> GeneratedText.Part? {
    let node = tree.nodes[index]
    let name = tree.text(node.nameRange)
    switch node.kind {
    case .text: return .literal(tree.text(node.range))
    case .numberSign: return hasNumber ? .numberSign : nil
    case .argument: return .argument(name)
    case .number: return .number(name, node.style)
    case .plural: return .plural(plural(index, argument: name, isOrdinal: false))
    case .selectOrdinal: return .plural(plural(index, argument: name, isOrdinal: true))
    case .select: return .select(select(index, argument: name))
    case .quoteMark, .message, .branch, .invalid: return nil
    }
  }

  private func plural(_ index: Int, argument: String, isOrdinal: Bool) -> GeneratedText.Plural {
    var plural = GeneratedText.Plural(
      argument: argument, isOrdinal: isOrdinal, offset: tree.nodes[index].offset, style: .decimal, explicit: [],
      branches: [], other: [])
    for branch in tree.children(of: index) {
      let parts = parts(of: branch, hasNumber: true)
      switch tree.nodes[branch].selector {
      case .category(.other):
        plural.other = parts
        plural.style = selectionStyle(parts, argument: argument)
      case .category(let category): plural.branches.append(.init(category: category, parts: parts))
      case .explicitValue(let value): plural.explicit.append(.init(value: value, parts: parts))
      case .word, .otherWord, .invalid: break
      }
    }
    plural.branches.sort { $0.category.rawValue < $1.category.rawValue }
    return plural
  }

  /// The style that ICU's plural rules use for the number: that of the first `#` or placeholder of the argument in the
  /// branch `other`, outside nested plurals and selects.
  private func selectionStyle(_ parts: [GeneratedText.Part], argument: String) -> NumberStyle {
    for part in parts {
      switch part {
      case .numberSign: return .decimal
      case .argument(argument): return .decimal
      case .number(argument, let style): return style
      default: continue
      }
    }
    return .decimal
  }

  private func select(_ index: Int, argument: String) -> GeneratedText.Select {
    var select = GeneratedText.Select(argument: argument, branches: [], other: [])
    for branch in tree.children(of: index) {
      let parts = parts(of: branch, hasNumber: false)
      if tree.nodes[branch].selector == .otherWord {
        select.other = parts
      } else {
        select.branches.append(.init(word: tree.text(tree.nodes[branch].nameRange), parts: parts))
      }
    }
    return select
  }
}
