/// The path and the query of a link, split and decoded once for all patterns.
package struct RoutePath {
  /// The parts without escapes; none is empty, `.` or `..`.
  package let parts: [String]
  /// The value of each parameter of the query, nil if its escapes are wrong. Of duplicates, the first counts.
  private let query: [String: String?]

  /// Reads a path with or without a slash at the start and at the end, a query and a fragment, which is ignored.
  ///
  /// Time and memory are linear in the length.
  ///
  /// - Returns: nil if a part is empty, `.` or `..`, if an escape in it is incomplete, or if its bytes are not UTF-8.
  package init?(_ text: Substring) {
    let bytes = Array(text.utf8)[...]
    let address = bytes.prefix { $0 != UInt8(ascii: "#") }
    var path = address.prefix { $0 != UInt8(ascii: "?") }
    query = Self.query(address[path.endIndex...].dropFirst())
    if path.first == UInt8(ascii: "/") { path.removeFirst() }
    if path.last == UInt8(ascii: "/") {
      path.removeLast()
    } else if path.isEmpty {
      parts = []
      return
    }
    var parts: [String] = []
    for part in path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let decoded = PercentEncoding.decode(part), Self.isPart(decoded) else { return nil }
      parts.append(decoded)
    }
    self.parts = parts
  }

  /// The value of a parameter of the query; nil if it is absent or malformed.
  func queryValue(_ name: String) -> String?? {
    query[name]
  }

  private static func query(_ bytes: ArraySlice<UInt8>) -> [String: String?] {
    guard !bytes.isEmpty else { return [:] }
    let pairs = bytes.split(separator: UInt8(ascii: "&")).compactMap { pair -> (String, String?)? in
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      let value = pair[name.endIndex...].dropFirst()
      return PercentEncoding.decode(name, plusIsSpace: true).map {
        ($0, PercentEncoding.decode(value, plusIsSpace: true))
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns whether a text can be a part of a path that arrives.
  static func isPart(_ text: String) -> Bool { !text.isEmpty && !isDotPart(text) }

  /// Returns whether a part is resolved before a link arrives (RFC 3986 §5.2.4).
  static func isDotPart(_ text: String) -> Bool { text == "." || text == ".." }
}
