internal import Synchronization

/// Look-up of names in objects and arrays of any size; large ones use a sorted list, created on demand.
extension JSONDocument {
  /// The number of nodes from which on a list is worthwhile.
  private static let few = 128

  /// The index of the key of an object's first member with a name, or nil.
  package func key(named name: String, of object: Int) -> Int? {
    place(of: name, in: object, among: members(of: object).lazy.map(\.key))
  }

  /// The index of the first string in an array with a text, or nil.
  package func element(_ text: String, of array: Int) -> Int? {
    place(of: text, in: array, among: elements(of: array).lazy.filter { self.nodes[$0].kind == .string })
  }

  /// - Parameter candidates: the indices of the container's keys or strings, in the order of the file.
  private func place(of name: String, in container: Int, among candidates: some Sequence<Int>) -> Int? {
    guard nodes[container].next - container > Self.few else { return candidates.first { text(of: $0, is: name) } }
    let places = namePlaces.withLock { known in
      if let places = known[container] { return places }
      let places = Dictionary(candidates.map { (bytes(of: $0), $0) }) { first, _ in first }
      known[container] = places
      return places
    }
    return places[Array(name.utf8)]
  }

  private func bytes(of index: Int) -> [UInt8] { withDecodedBytes(of: index) { Array($0) } }
}
