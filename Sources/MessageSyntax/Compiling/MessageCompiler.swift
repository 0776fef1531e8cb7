/// Compiles the nodes of a message without errors to a program.
struct MessageCompiler {
  private let source: UnsafeBufferPointer<UInt8>
  private let nodes: [MessageNode]
  private(set) var program = MessageProgram()

  init(source: UnsafeBufferPointer<UInt8>, nodes: [MessageNode]) {
    self.source = source
    self.nodes = nodes
  }

  /// Compiles the content of a message or of a branch.
  @discardableResult
  mutating func compileBody(of parent: Int) -> MessageProgram.Body {
    let start = program.instructions.count
    var isAfterText = false
    for child in MessageChildren(of: parent, in: nodes) where nodes[child].kind != .quoteMark {
      compile(child, isAfterText: isAfterText)
      isAfterText = nodes[child].kind == .text
    }
    return MessageProgram.Body(start: UInt32(start), end: UInt32(program.instructions.count))
  }

  private mutating func compile(_ index: Int, isAfterText: Bool) {
    let node = nodes[index]
    switch node.kind {
    case .text:
      compileText(node.range, isAfterText: isAfterText)
    case .numberSign:
      program.instructions.append(.init(operation: .numberSign))
    case .argument:
      program.instructions.append(.init(operation: .argument, slot: slot(of: node)))
    case .number:
      program.instructions.append(.init(operation: .number, style: node.style, slot: slot(of: node)))
    case .plural:
      compilePlural(index, kind: .cardinal)
    case .selectOrdinal:
      compilePlural(index, kind: .ordinal)
    case .select:
      compileSelect(index)
    case .quoteMark, .message, .branch, .invalid:
      break
    }
  }

  /// Adds a literal, or extends the previous one: quote marks split a text whose parts are printed together.
  private mutating func compileText(_ range: Range<Int>, isAfterText: Bool) {
    let start = UInt32(program.literals.count)
    program.literals += source[range]
    let end = UInt32(program.literals.count)
    if isAfterText, let last = program.instructions.indices.last {
      program.instructions[last].second = end
    } else {
      program.instructions.append(.init(operation: .literal, first: start, second: end))
    }
  }

  private mutating func slot(of node: MessageNode) -> UInt32 {
    let name = text(node.nameRange)
    if let known = program.names.firstIndex(of: name) { return UInt32(known) }
    program.names.append(name)
    return UInt32(program.names.count - 1)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: source[range]), as: UTF8.self)
  }
}

// MARK: - Branches

extension MessageCompiler {
  private mutating func compilePlural(_ index: Int, kind: PluralKind) {
    let slot = slot(of: nodes[index])
    let choice = program.instructions.count
    program.instructions.append(.init(operation: .plural))
    var byCategory: [PluralCategory: MessageProgram.Body] = [:]
    var explicit: [MessageProgram.ExplicitBranch] = []
    var style = NumberStyle.decimal
    for branch in MessageChildren(of: index, in: nodes) {
      let body = compileBody(of: branch)
      switch nodes[branch].selector {
      case .category(let category):
        byCategory[category] = body
        if category == .other {
          style = selectionStyle(otherBranch: branch, argument: nodes[index].nameRange)
        }
      case .explicitValue(let value):
        explicit.append(.init(value: value, body: body))
      case .word, .otherWord, .invalid:
        break
      }
    }
    let firstBody = program.bodies.count
    let other = byCategory[.other] ?? .empty
    program.bodies += PluralCategory.allCases.map { byCategory[$0] ?? other }
    let firstExplicit = program.explicitBranches.count
    program.explicitBranches += explicit
    finishChoice(at: choice, table: program.plurals.count)
    program.plurals.append(
      MessageProgram.Plural(
        slot: slot,
        kind: kind,
        style: style,
        offset: nodes[index].offset,
        firstBody: firstBody,
        explicitBranches: firstExplicit..<program.explicitBranches.count
      )
    )
  }

  private mutating func compileSelect(_ index: Int) {
    let slot = slot(of: nodes[index])
    let choice = program.instructions.count
    program.instructions.append(.init(operation: .select))
    var branches: [MessageProgram.WordBranch] = []
    var other = MessageProgram.Body.empty
    for branch in MessageChildren(of: index, in: nodes) {
      let body = compileBody(of: branch)
      if nodes[branch].selector == .otherWord {
        other = body
      } else {
        let start = program.literals.count
        program.literals += source[nodes[branch].nameRange]
        branches.append(.init(word: start..<program.literals.count, body: body))
      }
    }
    let firstWord = program.wordBranches.count
    program.wordBranches += branches
    finishChoice(at: choice, table: program.selects.count)
    program.selects.append(
      .init(slot: slot, wordBranches: firstWord..<program.wordBranches.count, other: other)
    )
  }

  /// Sets the table of the instruction at `choice`, and the next instruction after the bodies.
  private mutating func finishChoice(at choice: Int, table: Int) {
    program.instructions[choice].first = UInt32(table)
    program.instructions[choice].second = UInt32(program.instructions.count)
  }

  /// The style in which plural rules see the number.
  ///
  /// ICU uses the first `#` or placeholder of the same argument in the 'other' branch, ignoring nested plurals and
  /// selects: `other {{n, number, integer} items}` makes 1.4 "one".
  private func selectionStyle(otherBranch: Int, argument: Range<Int>) -> NumberStyle {
    for child in MessageChildren(of: otherBranch, in: nodes) {
      let node = nodes[child]
      switch node.kind {
      case .numberSign:
        return .decimal
      case .argument where source[node.nameRange].elementsEqual(source[argument]),
        .number where source[node.nameRange].elementsEqual(source[argument]):
        return node.style
      default:
        continue
      }
    }
    return .decimal
  }
}
