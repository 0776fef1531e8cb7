/// The target of a request (RFC 9112 §3.2): the parts of its path, decoded, and its query.
struct RequestTarget: Sendable {
  /// Excludes the empty part before the first `/`; `/` has one empty part.
  let parts: [String]
  let query: Substring?

  init(parts: [String]) {
    self.parts = parts
    query = nil
  }

  /// - Throws: ``Problem`` for a target that is not a path, or has malformed escapes.
  init(_ text: String) throws(Problem) {
    let target = Self.withoutOrigin(text)
    let split = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = split.first, path.hasPrefix("/") else {
      throw Problem(.malformedRequest, "the target is not a path; write one that begins with '/'")
    }
    var parts: [String] = []
    for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let text = PercentDecoding.text(of: part), !text.utf8.contains(0) else {
        throw Problem(.malformedRequest, "the path has a broken escape; write text as UTF-8, '%' as '%25'")
      }
      parts.append(text)
    }
    self.parts = parts
    query = split.count > 1 ? split[1] : nil
  }

  /// Removes scheme and authority from an absolute form, which proxies use (RFC 9112 §3.2.2).
  private static func withoutOrigin(_ text: String) -> Substring {
    guard !text.hasPrefix("/") else { return text[...] }
    for scheme in ["http://", "https://"] where text.lowercased().hasPrefix(scheme) {
      let rest = text.dropFirst(scheme.count)
      let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
      return rest[end...].hasPrefix("/") ? rest[end...] : "/" + rest[end...]
    }
    return text[...]
  }
}
