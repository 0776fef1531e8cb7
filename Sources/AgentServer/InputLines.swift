/// The lines of an input. Their length is limited, so that no client can fill the memory.
package struct InputLines {
  package enum Line: Equatable, Sendable {
    /// The bytes without the line feed.
    case bytes([UInt8])
    /// A line with more than ``limit`` bytes, which was skipped.
    case tooLong
  }

  static let limit = 1 << 20

  private let read: () throws -> [UInt8]
  private var rest: [UInt8] = []
  private var isSkipping = false
  private var isAtEnd = false

  /// - Parameter read: returns the next bytes; none at the end.
  package init(_ read: @escaping () throws -> [UInt8]) { self.read = read }

  /// The next line; nil at the end.
  ///
  /// - Throws: the system's error if the input cannot be read.
  package mutating func next() throws -> Line? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(rest[..<end])
        rest.removeSubrange(...end)
        return finished(line)
      }
      if rest.count > Self.limit {
        isSkipping = true
        rest.removeAll()
      }
      if isAtEnd { break }
      let bytes = try read()
      isAtEnd = bytes.isEmpty
      rest += bytes
    }
    // The text after the last line feed.
    guard isSkipping || !rest.isEmpty else { return nil }
    let line = rest
    rest = []
    return finished(line)
  }

  private mutating func finished(_ line: [UInt8]) -> Line {
    guard isSkipping else { return .bytes(line) }
    isSkipping = false
    return .tooLong
  }
}
