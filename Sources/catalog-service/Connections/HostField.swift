import NIOHTTP1

/// Checks a request's `Host` (RFC 9112 §3.2): exactly one in HTTP/1.1, and at most one in earlier versions.
enum HostField {
  static func problem(of head: HTTPRequestHead) -> Problem? {
    let hosts = head.headers["Host"]
    switch hosts.count {
    case 0 where head.isHTTP11:
      return Problem(.malformedRequest, "the request has no Host field; send one, such as 'Host: 127.0.0.1'")
    case 0: return nil
    case 1 where isWellFormed(hosts[0]): return nil
    case 1:
      return Problem(
        .malformedRequest,
        "the Host field is malformed; send a host with or without a port, such as 'Host: example.org:8080'")
    default: return Problem(.malformedRequest, "the request has \(hosts.count) Host fields; send one")
    }
  }

  /// True if a value is `uri-host [ ":" port ]` (RFC 3986 §3.2.2); it is empty if the target has no authority.
  static func isWellFormed(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    guard bytes.first == UInt8(ascii: "[") else {
      let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      return parts.count <= 2 && parts[0].allSatisfy(isName)
        && (parts.count == 1 || !parts[0].isEmpty && isPort(parts[1]))
    }
    guard let end = bytes.firstIndex(of: UInt8(ascii: "]")), end > 2 else { return false }
    let rest = bytes[(end + 1)...]
    return bytes[1..<end].allSatisfy { isName($0) || $0 == UInt8(ascii: ":") }
      && (rest.isEmpty || rest.first == UInt8(ascii: ":") && isPort(rest.dropFirst()))
  }

  private static func isPort(_ digits: ArraySlice<UInt8>) -> Bool {
    digits.count <= 5 && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Letters, digits, and the other bytes of a registered name, including percent-encoding.
  private static func isName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
      || "-._~%!$&'()*+,;=".utf8.contains(byte)
  }
}
