/// Names in a parsed file, by the indices of their nodes on its tape: the elements of an array or the keys of an object,
/// thousands, of which few are ever asked for.
package struct NameList: Sendable {
  /// In the order of their bytes, as a canonical file has them anyway.
  private let sorted: [Int32]
  /// Those with escapes, whose bytes in the file are not the name; hardly ever any.
  private let escaped: [Int32]

  /// - Parameter nodes: of strings or keys, in the order of the file.
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
      // Of equal names the first in the file comes first.
      return isSorted
        ? unescaped
        : unescaped.sorted { precedes(text($0), text($1)) || !precedes(text($1), text($0)) && $0 < $1 }
    }
  }

  /// The nodes of all names.
  package var all: [Int32] { escaped.isEmpty ? sorted : sorted + escaped }

  /// Whether a name is among them.
  package func contains(_ name: String, in document: JSONDocument) -> Bool { node(named: name, in: document) != nil }

  /// The first node of a name; nil if there is none.
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
