internal import Synchronization

/// Finding names in objects and arrays of any size: in large ones by a dictionary, made when the first is asked for.
extension JSONDocument {
  /// How many nodes a container has before it is worth a dictionary.
  private static let few = 128

  /// The index of the key of an object's first member of a name; nil if there is none.
  package func key(named name: String, of object: Int) -> Int? {
    place(of: name, in: object, among: members(of: object).lazy.map(\.key))
  }

  /// The index of the first string of an array that says a text; nil if there is none.
  package func element(_ text: String, of array: Int) -> Int? {
    place(of: text, in: array, among: elements(of: array).lazy.filter { self.nodes[$0].kind == .string })
  }

  /// - Parameter candidates: the indices of the container's keys or strings, in the order of the file.
  private func place(of name: String, in container: Int, among candidates: some Sequence<Int>) -> Int? {
    guard nodes[container].next - container > Self.few else { return candidates.first { text(of: $0, is: name) } }
    let places = namePlaces.withLock { known in
      let places = known[container] ?? Dictionary(candidates.map { (bytes(of: $0), $0) }) { first, _ in first }
      known[container] = places
      return places
    }
    return places[Array(name.utf8)]
  }

  private func bytes(of index: Int) -> [UInt8] { withDecodedBytes(of: index) { Array($0) } }
}
