internal import MessageSyntax
internal import StringFormats

/// Pseudo-translates messages that ``MessageForms`` cannot split, those with a `select`, an offset, ordinals or several
/// plurals: their texts are rewritten in place.
struct PseudoBranches {
  private let tree: MessageTree
  private let pseudo: PseudoLocale
  private let categories: [PluralCategory]

  /// - Parameter categories: the cardinal categories of the pseudo-locale's language.
  init(of tree: MessageTree, in pseudo: PseudoLocale, categories: [PluralCategory]) {
    self.tree = tree
    self.pseudo = pseudo
    self.categories = categories
  }

  /// The whole message; nil if the tree is empty.
  var text: String? {
    guard tree.errors.isEmpty, let message = tree.nodes.first else { return nil }
    return String(decoding: content(of: 0, in: message.range, Surroundings()), as: UTF8.self)
  }

  /// The surroundings of a message or a branch.
  private struct Surroundings {
    /// True if it is already in brackets: a shown text has one pair, regardless of its branches.
    var isBracketed = false
    /// The number of plurals around it.
    var plurals = 0

    /// Each nested plural multiplies the text, so the nesting is limited.
    static let deepest = 3
  }

  /// A message or a branch with its texts rewritten, a third longer and, unless it consists of branches only, in
  /// brackets.
  private func content(of index: Int, in range: Range<Int>, _ surroundings: Surroundings) -> [UInt8] {
    let children = Array(tree.children(of: index))
    let shown = children.map { tree.nodes[$0].kind }.filter { $0 != .quoteMark }
    let isOnlyBranches = shown.count == 1 && shown.allSatisfy(\.hasBranches)
    let grows = pseudo == .accented && !shown.isEmpty && !isOnlyBranches
    let isBracketed = grows && !surroundings.isBracketed
    var inside = surroundings
    if isBracketed { inside.isBracketed = true }

    var bytes: [UInt8] = isBracketed ? [UInt8(ascii: "[")] : []
    var letters = 0
    var position = range.lowerBound
    for child in children {
      let node = tree.nodes[child]
      bytes += tree.source[position..<node.range.lowerBound]
      position = node.range.upperBound
      switch node.kind {
      case .text:
        let literal = tree.text(node.range)
        letters += literal.count
        bytes += Array(pseudo.dressed(literal).utf8)
      case .plural, .selectOrdinal, .select:
        bytes += branches(of: child, inside)
      case .argument, .number, .numberSign:
        letters += 2
        bytes += tree.source[node.range]
      case .quoteMark, .message, .branch, .invalid:
        bytes += tree.source[node.range]
      }
    }
    bytes += tree.source[position..<range.upperBound]
    if grows { bytes += Array(PseudoLocale.padding(for: letters).utf8) }
    return isBracketed ? bytes + [UInt8(ascii: "]")] : bytes
  }

  /// A placeholder with its branches rewritten. A plural has explicit values first, then every category of the
  /// language, with the text of `other` if the message has none.
  private func branches(of index: Int, _ surroundings: Surroundings) -> [UInt8] {
    let placeholder = tree.nodes[index]
    let found = Array(tree.children(of: index))
    guard let first = found.first, let last = found.last else { return Array(tree.source[placeholder.range]) }
    var inside = surroundings
    if placeholder.pluralKind != nil { inside.plurals += 1 }

    var written: [[UInt8]] = []
    if let kind = placeholder.pluralKind, surroundings.plurals < Surroundings.deepest {
      for branch in found {
        if case .explicitValue = tree.nodes[branch].selector { written.append(rewritten(branch, inside)) }
      }
      let other = found.first { tree.nodes[$0].selector == .category(.other) }
      for category in kind == .cardinal ? categories : pseudo.pluralCategories(kind) {
        let own = found.first { tree.nodes[$0].selector == .category(category) }
        if let branch = own ?? other { written.append(rewritten(branch, as: category, inside)) }
      }
    } else {
      written = found.map { rewritten($0, inside) }
    }
    var bytes = Array(tree.source[placeholder.range.lowerBound..<tree.nodes[first].range.lowerBound])
    bytes += written.joined(separator: [UInt8(ascii: " ")])
    bytes += tree.source[tree.nodes[last].range.upperBound..<placeholder.range.upperBound]
    return bytes
  }

  /// A branch with its selector.
  ///
  /// - Parameter category: replaces the branch's own selector.
  private func rewritten(_ index: Int, as category: PluralCategory? = nil, _ surroundings: Surroundings) -> [UInt8] {
    let branch = tree.nodes[index]
    let selector = category.map(\.keyword) ?? tree.text(branch.nameRange)
    return Array("\(selector) {".utf8) + content(of: index, in: branch.contentRange, surroundings) + [UInt8(ascii: "}")]
  }
}

extension MessageNode.Kind {
  fileprivate var hasBranches: Bool {
    switch self {
    case .plural, .selectOrdinal, .select: true
    case .message, .text, .quoteMark, .numberSign, .argument, .number, .branch, .invalid: false
    }
  }
}
