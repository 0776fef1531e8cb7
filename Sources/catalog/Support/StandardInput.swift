import LibC
import SystemPackage

/// The standard input of a run.
enum StandardInput: Sendable {
  case file(FileDescriptor)
  /// Bytes in memory that are not yet read.
  case bytes(ArraySlice<UInt8>)

  private static let chunk = 1 << 16

  /// True if a person types it.
  var isTerminal: Bool { if case .file(let file) = self { isatty(file.rawValue) == 1 } else { false } }

  /// The next bytes; none at the end.
  ///
  /// - Throws: the system's error if the input cannot be read.
  mutating func read() throws -> [UInt8] {
    switch self {
    case .file(let file):
      var buffer = [UInt8](repeating: 0, count: Self.chunk)
      let count = try buffer.withUnsafeMutableBytes { try file.read(into: $0) }
      return Array(buffer.prefix(count))
    case .bytes(let bytes):
      self = .bytes(bytes.dropFirst(Self.chunk))
      return Array(bytes.prefix(Self.chunk))
    }
  }
}
