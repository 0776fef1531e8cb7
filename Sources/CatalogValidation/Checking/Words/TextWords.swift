internal import CatalogModel
internal import MessageSyntax

/// The words of a text in lower case, by the branches of its plural: the words that rules compare across texts.
struct TextWords {
  /// A word's scalars.
  typealias Word = [UInt32]

  /// The words outside of a plural's branches.
  private(set) var common: Set<Word> = []
  /// The words of each branch for a category.
  private(set) var branches: [PluralCategory: Set<Word>] = [:]
  /// The words of all branches, and those outside.
  private(set) var all: Set<Word> = []

  /// - Parameters:
  ///   - nodes: of a message; empty for a plain text.
  ///   - bytes: the text in UTF-8.
  init(of nodes: [MessageNode], in bytes: UnsafeBufferPointer<UInt8>) {
    guard !nodes.isEmpty else {
      common = Set(LanguageFeatures.words(of: bytes))
      all = common
      return
    }
    collect(0, of: nodes, bytes: bytes, in: nil)
  }

  private mutating func collect(
    _ parent: Int, of nodes: [MessageNode], bytes: UnsafeBufferPointer<UInt8>, in category: PluralCategory?
  ) {
    for child in MessageChildren(of: parent, in: nodes) {
      let node = nodes[child]
      switch node.kind {
      case .text:
        let words = LanguageFeatures.words(of: UnsafeBufferPointer(rebasing: bytes[node.range]))
        all.formUnion(words)
        if let category { branches[category, default: []].formUnion(words) } else { common.formUnion(words) }
      case .branch:
        if case .category(let own) = node.selector { collect(child, of: nodes, bytes: bytes, in: category ?? own) }
      case .plural, .select, .selectOrdinal: collect(child, of: nodes, bytes: bytes, in: category)
      default: break
      }
    }
  }
}

extension TextWords.Word {
  /// Whether two words are probably forms of one: "Delete" and "deleting", "Usuń" and "usunąć".
  ///
  /// They begin with the same letters: at least three, and more than half of the shorter word.
  func sharesStem(with other: TextWords.Word) -> Bool {
    let shorter = Swift.min(count, other.count)
    guard shorter >= 2 else { return self == other }
    let same = zip(self, other).prefix { $0 == $1 }.count
    return same >= Swift.min(3, shorter) && same * 2 > shorter
  }
}
