import CatalogModel

/// The pattern of a route and a path: the first line is the pattern, the rest the path.
enum RouteTarget: FuzzTarget {
  static let name = "route"

  static func seeds(_ corpus: Corpus) -> [[UInt8]] {
    [
      "/places/{city}/routes/{route}\n/places/berlin/routes/7", "/files/{path*}\n/files/a/b%2Fc/d",
      "/search/{term?}?page={page}\n/search/caf%C3%A9?page=2&page=3", "/\n/",
    ].map { Array($0.utf8) }
  }

  static let tokens: [[UInt8]] =
    [
      "{", "}", "{a}", "{a?}", "{a*}", "?", "?q={q}", "&", "=", "%", "%2F", "%ff", "%C3%A9", "+", "//", "..", ".", "#",
      "\n",
    ]
    .map { Array($0.utf8) }

  static let openings: [[UInt8]] = ["/{a}", "/{b*}", "/a"].map { Array($0.utf8) }

  static func check(_ bytes: [UInt8], comparesWithOthers: Bool) throws {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count == 2 ? String(decoding: parts[1], as: UTF8.self) : ""
    let pattern: RoutePattern
    do { pattern = try RoutePattern(parsing: String(decoding: parts[0], as: UTF8.self)) } catch {
      return try expect(!"\(error)".isEmpty, "an error without words")
    }
    try expect(pattern.overlaps(pattern), "a pattern that does not overlap itself")
    guard let values = pattern.match(path) else { return }
    let written: String
    do { written = try pattern.path(with: values) } catch {
      throw Failure("'\(path)' gives values that make no path: \(error)")
    }
    try expect(pattern.match(written) == values, "'\(written)' has other values than '\(path)'")
  }
}
