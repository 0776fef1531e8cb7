internal import MessageSyntax
internal import SourceText

/// What one pass over a text's words found.
///
/// Of a message only what it prints counts: literal text, not placeholders and selectors.
package struct TextFacts: Sendable, BitwiseCopyable {
  /// What occurs anywhere in the words.
  package private(set) var traits: TextTraits = []
  /// What the first character that is a letter is; empty if there is none.
  package private(set) var firstLetter: TextTraits = []
  /// The last character of the words, of a plural those of its last branch: U+FFFC where that is a placeholder, U+0000
  /// where there is nothing.
  package private(set) var last: Unicode.Scalar = "\0"
  /// The length of the words in Unicode scalars, of a plural or select that of its longest branch.
  package private(set) var scalarCount = 0
  /// How many placeholders are printed, of a plural or select in the branch that has most.
  package private(set) var placeholderCount = 0
  private var endsInSpace = false

  /// Of no text.
  init() {}

  /// Looks over a text's words.
  ///
  /// - Parameters:
  ///   - nodes: empty for a plain text.
  ///   - table: of the locale.
  init(of bytes: UnsafeBufferPointer<UInt8>, nodes: [MessageNode], _ table: inout TraitTable) {
    guard !nodes.isEmpty else {
      if bytes.isEmpty || !add(bytes, &table).isDisjoint(with: Self.blank) { traits.insert(.blankEdge) }
      return
    }
    addEdges(of: bytes, &table)
    addChildren(of: 0, in: nodes, bytes: bytes, table: &table)
  }

  /// Takes in what is inside a message or a branch.
  private mutating func addChildren(
    of parent: Int, in nodes: [MessageNode], bytes: UnsafeBufferPointer<UInt8>, table: inout TraitTable
  ) {
    for child in MessageChildren(of: parent, in: nodes) {
      switch nodes[child].kind {
      case .text: _ = add(UnsafeBufferPointer(rebasing: bytes[nodes[child].range]), &table)
      case .plural, .selectOrdinal, .select:
        if nodes[child].kind == .plural { addPlural(at: child, in: nodes, bytes: bytes) }
        addBranches(of: child, in: nodes, bytes: bytes, table: &table)
      case .numberSign, .argument, .number: addPlaceholder()
      default: break
      }
    }
  }

  /// Each branch follows what is before the plural or select, and what is after it may follow each of them.
  private mutating func addBranches(
    of parent: Int, in nodes: [MessageNode], bytes: UnsafeBufferPointer<UInt8>, table: inout TraitTable
  ) {
    let (wasSpace, scalars, placeholders) = (endsInSpace, scalarCount, placeholderCount)
    var (isSpace, mostScalars, mostPlaceholders) = (false, scalars, placeholders)
    for branch in MessageChildren(of: parent, in: nodes) {
      (endsInSpace, scalarCount, placeholderCount) = (wasSpace, scalars, placeholders)
      addEdges(of: UnsafeBufferPointer(rebasing: bytes[nodes[branch].contentRange]), &table)
      addChildren(of: branch, in: nodes, bytes: bytes, table: &table)
      isSpace = isSpace || endsInSpace
      mostScalars = max(mostScalars, scalarCount)
      mostPlaceholders = max(mostPlaceholders, placeholderCount)
    }
    (endsInSpace, scalarCount, placeholderCount) = (isSpace, mostScalars, mostPlaceholders)
  }

  /// Takes in whether the branches of a plural are all the same; of one that has a single category, or no words, nothing
  /// can be said.
  private mutating func addPlural(at index: Int, in nodes: [MessageNode], bytes: UnsafeBufferPointer<UInt8>) {
    var first: Int?
    var hasSecond = false
    for branch in MessageChildren(of: index, in: nodes) {
      guard case .category = nodes[branch].selector else { continue }
      guard let first else {
        first = branch
        continue
      }
      hasSecond = true
      if !bytes[nodes[first].contentRange].elementsEqual(bytes[nodes[branch].contentRange]) {
        traits.insert(.differingBranches)
        return
      }
    }
    if let first, hasSecond, Self.hasWords(first, in: nodes, bytes: bytes) { traits.insert(.sameBranches) }
  }

  /// Whether a branch prints a letter, as far as bytes tell.
  private static func hasWords(_ branch: Int, in nodes: [MessageNode], bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    nodes[branch..<nodes[branch].subtreeEnd].contains { node in
      node.kind == .text && bytes[node.range].contains { $0 >= 0x80 || $0.isASCIILetter }
    }
  }

  /// Takes in a literal part of the text.
  ///
  /// - Parameters:
  ///   - bytes: well-formed UTF-8.
  ///   - table: of the locale.
  /// - Returns: what the first and the last character are.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ table: inout TraitTable) -> TextTraits {
    guard !bytes.isEmpty else { return [] }
    var seen: TextTraits = []
    var words = WordLengths()
    var wasSpace = endsInSpace
    var position = 0
    // Bytes that go on with a scalar.
    var continuations = 0
    var hasSmallLatin = false
    while position < bytes.count {
      let (scalar, length) = bytes.scalar(at: position)
      let found = table.traits(of: scalar)
      seen.formUnion(found)
      let isSpace = found.contains(.space)
      if wasSpace {
        if isSpace { seen.insert(.adjacentSpaces) }
        if !firstLetter.isEmpty {
          if found.contains(.uppercase) { seen.insert(.laterCapital) }
          if found.contains(.lowercase) { seen.insert(.laterSmall) }
        }
      }
      if firstLetter.isEmpty, !found.isDisjoint(with: .letters) { firstLetter = found }
      if isSpace, scalar == " " { words.end(at: position) }
      wasSpace = isSpace
      position += length
      continuations += length - 1
      if isSpace || firstLetter.isEmpty { continue }
      // The rest of a word tells nothing but what is in it, and the table tells no two of `a` to `z` apart.
      while position < bytes.count {
        if bytes[position] &- UInt8(ascii: "a") < 26 {
          hasSmallLatin = true
          position += 1
          continue
        }
        let (scalar, length) = bytes.scalar(at: position)
        let found = table.traits(of: scalar)
        if found.contains(.space) { break }
        seen.formUnion(found)
        position += length
        continuations += length - 1
      }
    }
    words.end(at: bytes.count)
    if words.areAlike { seen.insert(.wordsOfOneLength) }
    if hasSmallLatin { seen.formUnion(table.traits(of: "a")) }
    traits.formUnion(seen)
    scalarCount += bytes.count - continuations
    endsInSpace = wasSpace
    last = bytes.scalar(at: bytes.startOfScalar(before: bytes.count)).scalar
    return table.traits(of: bytes.scalar(at: 0).scalar).union(table.traits(of: last))
  }

  /// What prints nothing, or seems to.
  private static let blank: TextTraits = [.space, .invisible]

  /// Takes in where a message or a branch begins and ends.
  private mutating func addEdges(of bytes: UnsafeBufferPointer<UInt8>, _ table: inout TraitTable) {
    guard let first = bytes.first, let final = bytes.last else {
      traits.insert(.blankEdge)
      return
    }
    if isBlank(first, table: &table, scalar: bytes.scalar(at: 0).scalar) { traits.insert(.blankEdge) }
    if isBlank(final, table: &table, scalar: bytes.scalar(at: bytes.startOfScalar(before: bytes.count)).scalar) {
      traits.insert(.blankEdge)
    }
  }

  /// Whether a character at an edge may print nothing.
  ///
  /// - Parameter byte: one of the character's.
  private func isBlank(_ byte: UInt8, table: inout TraitTable, scalar: @autoclosure () -> Unicode.Scalar) -> Bool {
    if byte < 0x80 { return byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "'") || byte == 0x7F }
    return !table.traits(of: scalar()).isDisjoint(with: Self.blank)
  }

  private mutating func addPlaceholder() {
    last = TextVariant.placeholder
    placeholderCount += 1
    endsInSpace = false
  }
}

/// Whether words beside each other take as many bytes.
private struct WordLengths {
  private(set) var areAlike = false
  private var start = 0
  private var last = 0

  /// Ends a word before the byte at an index.
  mutating func end(at index: Int) {
    let length = index - start
    start = index + 1
    guard length > 0 else { return }
    if length == last { areAlike = true }
    last = length
  }
}
