/// A link as apps receive it, by RFC 3986 §3.
package enum RouteLink {
  /// The paths that a link may mean, the likeliest first, with query and fragment.
  ///
  /// - `/places`: itself.
  /// - `https://host/places`, `//host/places`: the path.
  /// - `app:///places`, `app:places`: the path.
  /// - `app://places/berlin`: the part after the slashes, as apps write such links, else the path after the host.
  package static func paths(in link: String) -> [Substring] {
    guard let scheme = scheme(of: link) else {
      return link.utf8.starts(with: "//".utf8) ? [afterAuthority(link.dropBytes(2))] : [link[...]]
    }
    let rest = link.dropBytes(scheme.utf8.count + 1)
    guard rest.utf8.starts(with: "//".utf8) else { return [rest] }
    let hierarchy = rest.dropBytes(2)
    let path = afterAuthority(hierarchy)
    let isWeb = ["http", "https"].contains(scheme.lowercased())
    return isWeb || path.startIndex == hierarchy.startIndex ? [path] : [hierarchy, path]
  }

  /// The scheme (§3.1); nil if the link has none.
  private static func scheme(of link: String) -> Substring? {
    guard let first = link.utf8.first, PercentEncoding.isLetter(first),
      let end = link.utf8.firstIndex(where: { !isSchemeByte($0) }), link.utf8[end] == UInt8(ascii: ":")
    else { return nil }
    return link[..<end]
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    PercentEncoding.isLetter(byte) || PercentEncoding.isDigit(byte) || "+-.".utf8.contains(byte)
  }

  private static func afterAuthority(_ text: Substring) -> Substring {
    text[(text.utf8.firstIndex { "/?#".utf8.contains($0) } ?? text.endIndex)...]
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without its first bytes, which are ASCII.
  fileprivate func dropBytes(_ count: Int) -> Substring { self[utf8.index(startIndex, offsetBy: count)...] }
}
