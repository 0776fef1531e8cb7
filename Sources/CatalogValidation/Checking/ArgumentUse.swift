internal import CatalogFiles
internal import CatalogModel
package import MessageSyntax
internal import SourceText

/// The use of one of its message's arguments in a text.
package struct ArgumentUse: Sendable, Hashable {
  /// True if any placeholder refers to it.
  package private(set) var isUsed = false
  /// The kind of plural that counts or ranks by it; nil if none does.
  package private(set) var counted: PluralKind?
  /// The offsets of these plurals.
  private(set) var offsets: Set<Double> = []
  /// The styles of its numbers, without those of `#`.
  private(set) var styles: Set<NumberStyle> = []
  /// The keywords of the selects by it, without `other`.
  private(set) var keywords: Set<String> = []
  /// The maximum number of times that the text prints it, over all branches.
  package private(set) var prints = 0
  /// True if there is a branch, of another argument, that does not use it.
  private(set) var isLeftOut = false

  /// Analyses a text.
  ///
  /// - Parameters:
  ///   - name: the argument's name.
  ///   - nodes: the text's nodes; empty for a plain text, which uses no arguments.
  ///   - bytes: the text in UTF-8.
  init(of name: String, nodes: [MessageNode], bytes: UnsafeBufferPointer<UInt8>) {
    for (index, node) in nodes.enumerated() where node.isPlaceholder && node.names(name, in: bytes) {
      isUsed = true
      switch node.kind {
      case .plural, .selectOrdinal:
        if counted == nil { counted = node.pluralKind }
        offsets.insert(node.offset)
      case .select:
        for branch in MessageChildren(of: index, in: nodes) where nodes[branch].selector == .word {
          keywords.insert(String(decoding: bytes[nodes[branch].nameRange], as: UTF8.self))
        }
      case .argument, .number: styles.insert(node.style)
      default: break
      }
    }
    guard isUsed else { return }
    prints = Self.prints(of: name, inside: 0, isNumberSign: false, nodes, bytes)
    isLeftOut = Self.branch(without: name, in: nodes, bytes) != nil
  }

  /// A branch of another argument in which an argument does not occur, although it does in another one; nil if there is
  /// none, or if the argument occurs outside it, too. `=0` may have other words.
  static func branch(without name: String, in nodes: [MessageNode], _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let uses = nodes.indices.filter { nodes[$0].isPlaceholder && nodes[$0].names(name, in: bytes) }
    for (index, node) in nodes.enumerated() where node.kind == .select || node.pluralKind != nil {
      guard !uses.isEmpty, uses.allSatisfy({ $0 > index && $0 < node.subtreeEnd }) else { continue }
      for branch in MessageChildren(of: index, in: nodes) {
        if case .explicitValue = nodes[branch].selector { continue }
        if !uses.contains(where: { $0 > branch && $0 < nodes[branch].subtreeEnd }) { return branch }
      }
    }
    return nil
  }

  /// The maximum number of times that the content of a node prints an argument.
  ///
  /// - Parameter isNumberSign: whether `#` prints the argument there.
  static func prints(
    of name: String, inside parent: Int, isNumberSign: Bool, _ nodes: [MessageNode], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var sum = 0
    for child in MessageChildren(of: parent, in: nodes) {
      let node = nodes[child]
      switch node.kind {
      case .numberSign: sum += isNumberSign ? 1 : 0
      case .argument, .number: sum += node.names(name, in: bytes) ? 1 : 0
      case .plural, .selectOrdinal, .select:
        let counts = node.pluralKind != nil && node.names(name, in: bytes)
        var most = 0
        for branch in MessageChildren(of: child, in: nodes) {
          most = max(most, prints(of: name, inside: branch, isNumberSign: counts, nodes, bytes))
        }
        sum += most
      case .message, .text, .quoteMark, .branch, .invalid: break
      }
    }
    return sum
  }
}

extension MessageNode {
  /// True if a placeholder refers to an argument.
  func names(_ argument: String, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    UnsafeBufferPointer(rebasing: bytes[nameRange]).isSame(as: argument)
  }
}

extension CheckedText {
  /// The use of an argument in the text.
  package func use(of argument: String) -> ArgumentUse {
    arguments.firstIndex { $0.name == argument }.map { uses[$0] }
      ?? ArgumentUse(of: argument, nodes: nodes, bytes: bytes)
  }

  /// The use of each argument in the source locale's text, in the order of ``arguments``; nil if this is that text, or
  /// if there is none.
  package var sourceUses: [ArgumentUse]? {
    locale.index == locale.catalog.source.sourceIndex ? nil : locale.catalog.sourceUses[slot]
  }

  /// True if a branch prints the number that its plural counts.
  ///
  /// - Parameter argument: the name of the counted argument.
  func showsNumber(inBranch branch: Int, of argument: String) -> Bool {
    ArgumentUse.prints(of: argument, inside: branch, isNumberSign: true, nodes, bytes) > 0
  }
}
