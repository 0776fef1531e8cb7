internal import MessageSyntax
internal import SourceText

/// Facts about a text, found in one pass.
///
/// In a message, only literal text counts, not placeholders and selectors.
package struct TextFacts: Sendable, BitwiseCopyable {
  /// The traits of the whole text.
  package private(set) var traits: TextTraits = []
  /// The traits of the first letter; may be empty.
  package private(set) var firstLetter: TextTraits = []
  /// The last character, in a plural that of its last branch: U+FFFC for a placeholder, U+0000 for an empty text.
  package private(set) var last: Unicode.Scalar = "\0"
  /// The length in Unicode scalars, in a plural or select that of its longest branch.
  package private(set) var scalarCount = 0
  /// The number of printed placeholders, in a plural or select the maximum of its branches.
  package private(set) var placeholderCount = 0
  private var endsInSpace = false

  /// Facts about no text.
  init() {}

  /// Analyses a text.
  ///
  /// - Parameters:
  ///   - nodes: empty for a plain text.
  ///   - table: the locale's table.
  init(of bytes: UnsafeBufferPointer<UInt8>, nodes: [MessageNode], _ table: inout TraitTable) {
    guard !nodes.isEmpty else {
      if bytes.isEmpty || !add(bytes, &table).isDisjoint(with: Self.blank) { traits.insert(.blankEdge) }
      return
    }
    addEdges(of: bytes, &table)
    addChildren(of: 0, in: nodes, bytes: bytes, table: &table)
  }

  /// Adds the content of a message or a branch.
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

  /// Adds branches: each follows the text before the plural or select, and precedes the text after it.
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

  /// Records whether the branches of a plural are all equal, unless it has a single category or its branches have no
  /// letters.
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

  /// True if a branch prints a letter, judged by bytes.
  private static func hasWords(_ branch: Int, in nodes: [MessageNode], bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    nodes[branch..<nodes[branch].subtreeEnd].contains { node in
      node.kind == .text && bytes[node.range].contains { $0 >= 0x80 || $0.isASCIILetter }
    }
  }

  /// Adds a literal part of the text.
  ///
  /// - Parameters:
  ///   - bytes: well-formed UTF-8.
  ///   - table: the locale's table.
  /// - Returns: the traits of the first and last characters.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ table: inout TraitTable) -> TextTraits {
    guard !bytes.isEmpty else { return [] }
    var seen: TextTraits = []
    var words = WordLengths()
    var wasSpace = endsInSpace
    var position = 0
    // The number of continuation bytes.
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
      // The rest of a word only adds traits, and all letters from `a` to `z` have the same ones.
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

  /// The traits of characters that print nothing visible.
  private static let blank: TextTraits = [.space, .invisible]

  /// Adds the edges of a message or a branch.
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

  /// True if a character at an edge may print nothing.
  ///
  /// - Parameter byte: one of the character's bytes.
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

/// Records whether adjacent words have equal numbers of bytes.
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
