internal import MessageSyntax

extension MessageForms {
  /// Splits a message; a message without forms is `.other`.
  package init(_ message: String) {
    let tree = MessageTree(parsing: message)
    if let error = tree.errors.first {
      self = .other(reason: "a message that is not well-formed (\(error.message))")
      return
    }
    do throws(FormObstacle) {
      self = try Self.forms(of: tree)
    } catch {
      self = .other(reason: error.message)
    }
  }

  /// - Throws: the reason why it has none.
  static func forms(of tree: MessageTree) throws(FormObstacle) -> MessageForms {
    let children = Array(tree.children(of: 0))
    guard let place = children.firstIndex(where: { tree.nodes[$0].kind == .plural }) else {
      return .plain(try pieces(children[...], of: tree))
    }
    let plural = children[place]
    guard tree.nodes[plural].offset == 0 else { throw .offset }
    let before = try pieces(children[..<place], of: tree)
    let behind = try pieces(children[(place + 1)...], of: tree)
    var branches: [PluralMessage.Branch] = []
    for index in tree.children(of: plural) {
      guard let selector = PluralMessage.Selector(tree.nodes[index].selector) else { continue }
      let own = try pieces(Array(tree.children(of: index))[...], of: tree)
      branches.append(PluralMessage.Branch(selector, before + own + behind))
    }
    return .plural(PluralMessage(argument: tree.text(tree.nodes[plural].nameRange), branches: branches))
  }

  private static func pieces(_ nodes: ArraySlice<Int>, of tree: MessageTree) throws(FormObstacle) -> [MessagePiece] {
    var pieces: [MessagePiece] = []
    for node in nodes.map({ tree.nodes[$0] }) {
      switch node.kind {
      case .text: pieces.append(.text(tree.text(node.range)))
      case .numberSign: pieces.append(.numberSign)
      case .argument: pieces.append(.argument(tree.text(node.nameRange)))
      case .number: pieces.append(.number(tree.text(node.nameRange), node.style))
      case .plural: throw .severalPlurals
      case .selectOrdinal: throw .ordinal
      case .select: throw .select
      case .quoteMark, .message, .branch, .invalid: break
      }
    }
    return pieces.joined
  }
}

/// The reason why a message has no forms.
enum FormObstacle: Error {
  case offset, severalPlurals, ordinal, select

  var message: String {
    switch self {
    case .offset: "a plural with an offset"
    case .severalPlurals: "several plurals in one text"
    case .ordinal: "ordinals ('selectordinal')"
    case .select: "a 'select'"
    }
  }
}

extension PluralMessage.Selector {
  fileprivate init?(_ selector: MessageNode.Selector) {
    switch selector {
    case .category(let category): self = .category(category)
    case .explicitValue(let value): self = .exactly(value)
    case .word, .otherWord, .invalid: return nil
    }
  }
}
