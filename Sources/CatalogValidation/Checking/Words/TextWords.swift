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
  /// True if two words may have one stem: "Delete" and "deleting", "Usuń" and "usunąć".
  ///
  /// They begin with the same three letters, or all letters of the shorter word.
  func mayShareStem(with other: TextWords.Word) -> Bool {
    let shorter = Swift.min(count, other.count)
    guard shorter >= 2 else { return self == other }
    return self[..<Swift.min(3, shorter)].elementsEqual(other[..<Swift.min(3, shorter)])
  }

  /// True if a word has all letters of another one in a row, as words of languages without spaces do.
  func hasPart(_ part: TextWords.Word) -> Bool {
    guard let first = part.first, count >= part.count else { return part.isEmpty }
    return indices.dropLast(part.count - 1).contains { start in
      self[start] == first && self[start..<start + part.count].elementsEqual(part)
    }
  }

  /// True if a word has half of another one's letters in a row, and at least three; two of three letters, and all of
  /// fewer.
  ///
  /// So a word counts in any form: "Λεπτομέρειες" in "λεπτομερειών", "תפריט" in "התפריט", "სია" in "სიის". Of the 633
  /// labels of Standard that are not declared for icons alone, 143 have their title only in another form.
  func hasHalf(of word: TextWords.Word) -> Bool {
    let length = word.count < 3 ? word.count : Swift.max((word.count + 1) / 2, Swift.min(3, word.count - 1))
    return word.indices.dropLast(Swift.max(length - 1, 0)).contains { hasPart(Array(word[$0..<$0 + length])) }
  }

  /// True if two words are certainly forms of one: they differ in at most the last two letters, or in the last three of
  /// a long word.
  func isForm(of other: TextWords.Word) -> Bool {
    let shorter = Swift.min(count, other.count)
    let same = zip(self, other).prefix { $0 == $1 }.count
    guard shorter >= 4 else { return self == other && shorter > 2 }
    return same >= 4 && Swift.max(count, other.count) - same <= (shorter >= 7 ? 3 : 2)
  }
}
