/// Names in a parsed file, by their nodes: thousands of elements of an array or keys of an object, of which few are
/// looked up.
package struct NameList: Sendable {
  /// In byte order, which a canonical file already has.
  private let sorted: [Int32]
  /// Names with escapes, whose bytes in the file differ from the name; rarely any.
  private let escaped: [Int32]

  /// - Parameter nodes: the nodes of strings or keys, in file order.
  package init(_ nodes: [Int32] = [], in document: JSONDocument) {
    let unescaped = nodes.filter { document.isUnescaped(Int($0)) }
    escaped = unescaped.count == nodes.count ? [] : nodes.filter { !document.isUnescaped(Int($0)) }
    sorted = document.source.bytes.withUnsafeBufferPointer { bytes in
      func text(_ node: Int32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[document.nodes[Int(node)].contentRange])
      }
      let isSorted = unescaped.indices.dropFirst().allSatisfy {
        !precedes(text(unescaped[$0]), text(unescaped[$0 - 1]))
      }
      // Equal names are in file order.
      return isSorted
        ? unescaped
        : unescaped.sorted { precedes(text($0), text($1)) || !precedes(text($1), text($0)) && $0 < $1 }
    }
  }

  /// The nodes of all names.
  package var all: [Int32] { escaped.isEmpty ? sorted : sorted + escaped }

  /// Whether it contains a name.
  package func contains(_ name: String, in document: JSONDocument) -> Bool { node(named: name, in: document) != nil }

  /// The first node with a name, or nil.
  func node(named name: String, in document: JSONDocument) -> Int? {
    var name = name
    let plain = name.withUTF8 { search($0, in: document) }
    let other = escaped.first { document.text(of: Int($0), is: name) }
    return [plain, other].compactMap(\.self).min().map(Int.init)
  }

  private func search(_ name: UnsafeBufferPointer<UInt8>, in document: JSONDocument) -> Int32? {
    document.source.bytes.withUnsafeBufferPointer { bytes in
      func text(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[document.nodes[Int(sorted[index])].contentRange])
      }
      var low = 0
      var high = sorted.count
      while low < high {
        let middle = (low + high) / 2
        if precedes(text(middle), name) { low = middle + 1 } else { high = middle }
      }
      return low < sorted.count && sameBytes(text(low), name) ? sorted[low] : nil
    }
  }
}
