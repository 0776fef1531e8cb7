internal import Synchronization

/// A JSON file (RFC 8259), parsed into a flat tape, with all its problems and everything that could still be read.
///
/// There are two ways to use it. Large files are traversed by index, without allocation:
///
/// ```swift
/// for member in document.members(of: JSONDocument.rootIndex) {
///   document.withDecodedBytes(of: member.value) { … }
/// }
/// ```
///
/// Small files are read through `root`, a `JSONValue` with strings and arrays. Functions for traversing large files are
/// inlinable, since a catalogue's reader, in another module, calls them for each of a million texts.
package final class JSONDocument: Sendable {
  /// The maximum size of a file in bytes (64 MiB). Callers check it before they read a file.
  package static let maximumByteCount = 64 << 20

  /// The maximum nesting of objects and arrays.
  package static let maximumDepth = 512

  /// The maximum number of reported problems per file; a further one says that there are more.
  package static let maximumProblemCount = 100

  /// The index of the file's value; it always exists, and is `invalid` if nothing could be read.
  package static let rootIndex = 0

  /// The file.
  package let source: SourceFile

  /// The tape.
  package let nodes: [JSONNode]

  /// The JSON problems of the file in file order; empty if it is valid.
  package let problems: [JSONProblem]

  /// The places of names in large containers, by the containers' indices.
  let namePlaces = Mutex<[Int: [[UInt8]: Int]]>([:])

  /// Parses a file; it never fails, but records `problems`.
  ///
  /// Memory: 16 bytes for each value and each key.
  package init(_ source: SourceFile) {
    self.source = source
    (nodes, problems) = source.bytes.withUnsafeBytes { bytes in
      var parser = JSONParser(JSONBytes(bytes), of: source)
      return parser.parse()
    }
  }

  /// The file's value.
  package var root: JSONValue { JSONValue(document: self, index: Self.rootIndex) }

  /// The members of an object in file order; none for other nodes.
  package func members(of index: Int) -> Members { Members(nodes: nodes, of: index) }

  /// The indices of an array's elements in file order; none for other nodes.
  package func elements(of index: Int) -> Elements { Elements(nodes: nodes, of: index) }

  /// The members of an object as a sequence without allocation.
  package struct Members: Sequence, IteratorProtocol {
    @usableFromInline let nodes: [JSONNode]
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    fileprivate init(nodes: [JSONNode], of object: Int) {
      self.nodes = nodes
      index = object + 1
      end = nodes[object].kind == .object ? nodes[object].next : index
    }

    /// The indices of the next member's key and value.
    @inlinable package mutating func next() -> (key: Int, value: Int)? {
      guard index < end else { return nil }
      let member = (key: index, value: index + 1)
      index = nodes[member.value].next
      return member
    }
  }

  /// The elements of an array as a sequence without allocation.
  package struct Elements: Sequence, IteratorProtocol {
    private let nodes: [JSONNode]
    private var index: Int
    private let end: Int

    fileprivate init(nodes: [JSONNode], of array: Int) {
      self.nodes = nodes
      index = array + 1
      end = nodes[array].kind == .array ? nodes[array].next : index
    }

    /// The index of the next element.
    package mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = nodes[index].next }
      return index
    }
  }
}
