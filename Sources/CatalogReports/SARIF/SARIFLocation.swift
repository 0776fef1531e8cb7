internal import CatalogFiles
internal import CatalogValidation
internal import SourceText

/// Places in SARIF's syntax.
enum SARIFLocation {
  /// The base of relative paths; the server that reads the log knows its checkout.
  static let root = "%SRCROOT%"

  /// A file (§3.4): relative to ``root``, unless its path is absolute.
  static func artifact(_ path: String) -> JSONTree {
    let uri = percentEncoded(Path.normalized(path))
    guard !path.hasPrefix("/") else { return .fields([("uri", .string("file://\(uri)"))]) }
    return .fields([("uri", .string(uri)), ("uriBaseId", .string(root))])
  }

  /// A location (§3.28).
  static func location(_ file: String, _ position: SourcePosition) -> JSONTree {
    .fields([
      ("physicalLocation", .fields([("artifactLocation", artifact(file)), ("region", region(from: position))]))
    ])
  }

  /// A region of a text file (§3.30).
  ///
  /// - Parameter end: after the last character; nil if it is not known.
  static func region(from start: SourcePosition, to end: SourcePosition? = nil) -> JSONTree {
    .fields([
      ("startLine", .integer(start.line)),
      ("startColumn", .integer(start.column)),
      ("endLine", end.map { .integer($0.line) }),
      ("endColumn", end.map { .integer($0.column) }),
    ])
  }

  /// A path in URI syntax (RFC 3986 §3.3). A colon is encoded too, so that no first segment looks like a scheme (§4.2).
  private static func percentEncoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { encoded, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += "%" + byte.hexadecimal(digits: 2)
      }
    }
  }
}
