internal import Synchronization

/// A JSON file (RFC 8259), parsed once into a flat tape; all its problems; and what could be read despite
/// them.
///
/// Two ways lead in. Large files are walked by index, without allocation:
///
/// ```swift
/// for member in document.members(of: JSONDocument.rootIndex) {
///   document.withDecodedBytes(of: member.value) { … }
/// }
/// ```
///
/// Small files are read through `root`, a `JSONValue` with strings and arrays. What large ones are walked with is inlinable,
/// since a catalogue's reader, in a module of its own, calls it for each of a million texts.
package final class JSONDocument: Sendable {
  /// The largest file that is read, in bytes (64 MiB). Callers check it before they read a file.
  package static let maximumByteCount = 64 << 20

  /// How deeply objects and arrays may stand inside each other.
  package static let maximumDepth = 512

  /// How many problems of one file are reported; after these comes one that says so.
  package static let maximumProblemCount = 100

  /// The index of the whole file's value; it always exists, and is `invalid` where nothing could be read.
  package static let rootIndex = 0

  /// The file.
  package let source: SourceFile

  /// The tape.
  package let nodes: [JSONNode]

  /// Everything that is wrong with the file as JSON, in the order of the file; empty when it conforms.
  package let problems: [JSONProblem]

  /// The places of names in large containers, by the containers' indices.
  let namePlaces = Mutex<[Int: [[UInt8]: Int]]>([:])

  /// Parses a file; never fails, but records `problems`.
  ///
  /// Memory: 16 bytes for each value and each key.
  package init(_ source: SourceFile) {
    self.source = source
    (nodes, problems) = source.bytes.withUnsafeBytes { bytes in
      var parser = JSONParser(JSONBytes(bytes), of: source)
      return parser.parse()
    }
  }

  /// The whole file's value.
  package var root: JSONValue { JSONValue(document: self, index: Self.rootIndex) }

  /// The members of an object in the order of the file; none for any other node.
  package func members(of index: Int) -> Members { Members(nodes: nodes, of: index) }

  /// The indices of an array's elements in the order of the file; none for any other node.
  package func elements(of index: Int) -> Elements { Elements(nodes: nodes, of: index) }

  /// The members of an object as a sequence that allocates nothing.
  package struct Members: Sequence, IteratorProtocol {
    @usableFromInline let nodes: [JSONNode]
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    fileprivate init(nodes: [JSONNode], of object: Int) {
      self.nodes = nodes
      index = object + 1
      end = nodes[object].kind == .object ? nodes[object].next : index
    }

    /// The next member: the indices of its key and of its value.
    @inlinable package mutating func next() -> (key: Int, value: Int)? {
      guard index < end else { return nil }
      let member = (key: index, value: index + 1)
      index = nodes[member.value].next
      return member
    }
  }

  /// The elements of an array as a sequence that allocates nothing.
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
