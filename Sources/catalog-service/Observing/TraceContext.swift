/// The `traceparent` of a request (W3C Trace Context §3.2).
struct TraceContext: Equatable, Sendable {
  /// 32 hexadecimal digits.
  let trace: Substring
  /// The caller's span: 16 hexadecimal digits.
  let parent: Substring
  /// Two hexadecimal digits.
  let flags: Substring

  /// - Returns: nil for a malformed field, which is ignored.
  init?(_ field: String) {
    let parts = field.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts.prefix(4).map(\.utf8.count) == [2, 32, 16, 2], parts.prefix(4).allSatisfy(Self.isHex),
      parts[0] != "ff", parts[0] != "00" || parts.count == 4,
      parts[1].contains(where: { $0 != "0" }), parts[2].contains(where: { $0 != "0" })
    else { return nil }
    (trace, parent, flags) = (parts[1], parts[2], parts[3])
  }

  /// The field with a span of this service.
  func field(span: String) -> String { "00-\(trace)-\(span)-\(flags)" }

  private static func isHex(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
