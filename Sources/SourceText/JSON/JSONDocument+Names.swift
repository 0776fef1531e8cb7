internal import Synchronization

/// Finding names in objects and arrays of any size: in large ones by a sorted list, made when the first is asked for.
extension JSONDocument {
  /// How many nodes a container has before it is worth a list.
  private static let few = 128

  /// The index of the key of an object's first member of a name; nil if there is none.
  package func key(named name: String, of object: Int) -> Int? {
    guard nodes[object].next - object > Self.few else {
      for member in members(of: object) where text(of: member.key, is: name) { return member.key }
      return nil
    }
    return nameList(of: object) { members(of: object).map { Int32($0.key) } }.node(named: name, in: self)
  }

  /// The index of the first string of an array that says a text; nil if there is none.
  package func element(_ text: String, of array: Int) -> Int? {
    guard nodes[array].next - array > Self.few else {
      return elements(of: array).first { nodes[$0].kind == .string && self.text(of: $0, is: text) }
    }
    return nameList(of: array) { elements(of: array).filter { nodes[$0].kind == .string }.map(Int32.init) }
      .node(named: text, in: self)
  }

  private func nameList(of container: Int, nodes: () -> [Int32]) -> NameList {
    nameLists.withLock { lists in
      if let made = lists[container] { return made }
      let made = NameList(nodes(), in: self)
      lists[container] = made
      return made
    }
  }
}
