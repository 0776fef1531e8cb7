internal import CatalogFiles
package import MessageSyntax
internal import SourceText

/// The use of one of its message's arguments in a text.
package struct ArgumentUse: Sendable, Hashable {
  /// True if any placeholder refers to it.
  package private(set) var isUsed = false
  /// The kind of plural that counts or ranks by it; nil if none does.
  package private(set) var counted: PluralKind?
  /// The maximum number of times that the text prints it, over all branches.
  package private(set) var prints = 0

  /// Analyses a text.
  ///
  /// - Parameters:
  ///   - name: the argument's name.
  ///   - nodes: the text's nodes; empty for a plain text, which uses no arguments.
  ///   - bytes: the text in UTF-8.
  init(of name: String, nodes: [MessageNode], bytes: UnsafeBufferPointer<UInt8>) {
    for node in nodes where node.isPlaceholder && node.names(name, in: bytes) {
      isUsed = true
      if let kind = node.pluralKind, counted == nil { counted = kind }
    }
    if isUsed { prints = Self.prints(of: name, inside: 0, isNumberSign: false, nodes, bytes) }
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
  package func use(of argument: String) -> ArgumentUse { ArgumentUse(of: argument, nodes: nodes, bytes: bytes) }

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
