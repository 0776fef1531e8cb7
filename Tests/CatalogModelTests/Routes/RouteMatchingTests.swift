import CatalogModel
import Testing

/// Paths and the patterns that they match.
@Suite struct RouteMatchingTests {
  @Test(
    arguments: [
      ("/", "/", [:]),
      ("/", "", [:]),
      ("/", "?a=b", [:]),
      ("/places", "/places", [:]),
      ("/places", "places", [:]),
      ("/places/", "/places", [:]),
      ("/places", "/places/", [:]),
      ("/places", "/places#top", [:]),
      ("/places", "/places/#/a?b", [:]),
      ("/places/{city}", "/places/berlin", ["city": "berlin"]),
      ("/places/{city}", "/places/s%C3%A3o%20paulo", ["city": "são paulo"]),
      ("/places/{city}", "/places/são paulo", ["city": "são paulo"]),
      ("/places/{city}", "/places/a%2Fb", ["city": "a/b"]),
      ("/places/{city}", "/places/%252F", ["city": "%2F"]),
      ("/places/{city}", "/places/a+b", ["city": "a+b"]),
      ("/places/{city}", "/places/...", ["city": "..."]),
      ("/größe", "/gr%C3%B6%c3%9fe", [:]),
      ("/gr%C3%B6%C3%9Fe", "/größe", [:]),
      ("/search/{page?}", "/search", [:]),
      ("/search/{page?}", "/search/", [:]),
      ("/search/{page?}", "/search/2", ["page": "2"]),
      ("/search/{page?}/{size?}", "/search/2", ["page": "2"]),
      ("/search/{page?}/{size?}", "/search/2/9", ["page": "2", "size": "9"]),
      ("/files/{path*}", "/files", ["path": ""]),
      ("/files/{path*}", "/files/", ["path": ""]),
      ("/files/{path*}", "/files/a/b%20c", ["path": "a/b c"]),
      ("/files/{path*}", "/files/a%2Fb", ["path": "a/b"]),
      ("/files/{version?}/{path*}", "/files/1/a/b", ["version": "1", "path": "a/b"]),
      ("/{path*}", "/", ["path": ""]),
      ("/search?{query}", "/search?query=a%26b&page=2", ["query": "a&b"]),
      ("/search?{query}", "/search?query=a+b", ["query": "a b"]),
      ("/search?{query}", "/search?query=", ["query": ""]),
      ("/search?{query}", "/search?query", ["query": ""]),
      ("/search?{query}", "/search?query=a=b", ["query": "a=b"]),
      ("/search?{query}", "/search?other=%FF&qu%65ry=a&&=", ["query": "a"]),
      ("/search?{query}&{page?}", "/search/?page=2&query=a", ["query": "a", "page": "2"]),
      ("/search?{query}&{page?}", "/search?query=a", ["query": "a"]),
    ] as [(String, String, [String: String])])
  func matches(pattern: String, path: String, values: [String: String]) throws {
    #expect(try RoutePattern(parsing: pattern).match(path) == values)
  }

  @Test(
    arguments: [
      ("/", "/a"), ("/", "//"), ("/places", "/"), ("/places", "/Places"), ("/places", "/places/berlin"),
      ("/places", "//places"), ("/places", "/places//"), ("/places", "/place"),
      ("/places/{city}", "/places"), ("/places/{city}", "/places/"), ("/places/{city}", "/places/a/b"),
      ("/search/{page?}", "/search/2/3"), ("/search?{query}", "/search"), ("/search?{query}", "/search?Query=a"),
      // A plus sign means a space only in the query.
      ("/a%20b", "/a+b"),
      // Empty parts, and dot segments: systems resolve the latter before an app gets a link.
      ("/{path*}", "//"), ("/{path*}", "/a//b"), ("/{path*}", "/a/b//"), ("/{path*}", "/a/../b"),
      ("/{path*}", "/%2e%2E/b"), ("/{path*}", "/."), ("/{path*}", "/a/..%2Fb"), ("/{path*}", "/%2Fa"),
      ("/places/{city}", "/places/.."),
      // Incomplete escapes, or escapes that are not UTF-8: a stray byte, an overlong slash, a surrogate.
      ("/{city}", "/%"), ("/{city}", "/%4"), ("/{city}", "/%4/a"), ("/{city}", "/%GG"), ("/{city}", "/%FF"),
      ("/{city}", "/%C0%AF"), ("/{city}", "/%ED%A0%80"), ("/search?{query}", "/search?query=%"),
      ("/search?{query?}", "/search?query=%FF"),
    ])
  func doesNotMatchOthers(pattern: String, path: String) throws {
    #expect(try RoutePattern(parsing: pattern).match(path) == nil)
  }

  /// A matcher that tries optional parts at each position would take exponential time.
  @Test(
    arguments: [
      String(repeating: "/a", count: 400) + "/{path*}", String((0..<90).flatMap { "/{p\($0)?}" }),
    ])
  func matchesLongPathsInLinearTime(text: String) throws {
    let pattern = try RoutePattern(parsing: text)
    let path = String(repeating: "/a", count: 100_000)
    let isWildcard = pattern.parameters.contains { $0.isWildcard }
    #expect((pattern.match(path) != nil) == isWildcard)
    #expect(pattern.match(path + "/..") == nil)
    #expect(pattern.match(path + "//") == nil)
    #expect(pattern.match(path + "/%") == nil)
    #expect(pattern.match("/" + String(repeating: "%", count: 100_000)) == nil)
    #expect(pattern.match("/?" + String(repeating: "a=%&", count: 100_000)) == RoutePattern(text)?.match("/"))
  }
}

/// Paths built from patterns and values.
@Suite struct RouteBuildingTests {
  @Test(
    arguments: [
      ("/", [:], "/"),
      ("/places/", [:], "/places"),
      ("/größe", [:], "/gr%C3%B6%C3%9Fe"),
      ("/places/{city}", ["city": "são paulo"], "/places/s%C3%A3o%20paulo"),
      ("/places/{city}", ["city": "a/b%?#"], "/places/a%2Fb%25%3F%23"),
      ("/places/{city}", ["city": "\u{0}\n\u{202E}"], "/places/%00%0A%E2%80%AE"),
      ("/search/{page?}", [:], "/search"),
      ("/search/{page?}", ["page": "2"], "/search/2"),
      ("/files/{path*}", ["path": ""], "/files"),
      ("/files/{path*}", ["path": "a/b c"], "/files/a/b%20c"),
      ("/files/{version?}/{path*}", ["path": ""], "/files"),
      ("/{path*}", ["path": ""], "/"),
      ("/search?{query}&{page?}", ["query": "a b+c&d=é"], "/search?query=a%20b%2Bc%26d%3D%C3%A9"),
      ("/?{query}&{page?}", ["query": "", "page": "2"], "/?query=&page=2"),
    ] as [(String, [String: String], String)])
  func builds(pattern: String, values: [String: String], path: String) throws {
    let pattern = try RoutePattern(parsing: pattern)
    #expect(try pattern.path(with: values) == path)
    #expect(pattern.match(path) == values)
  }

  @Test(
    arguments: [
      ("/places/{city}", [:], "missing parameter 'city'; pass a value for it"),
      ("/search?{query}", [:], "missing parameter 'query'; pass a value for it"),
      ("/files/{path*}", [:], "missing parameter 'path'; pass a value for it"),
      ("/places/{city}", ["city": "a", "citi": "b"], "unknown parameter 'citi'; did you mean 'city'?"),
      ("/places", ["page": "b"], "unknown parameter 'page'; remove it"),
      ("/places/{city}", ["city": ""], "parameter 'city' has an empty value or part; pass a text, or leave it out"),
      ("/a/{page?}", ["page": ""], "parameter 'page' has an empty value or part; pass a text, or leave it out"),
      ("/{path*}", ["path": "a//b"], "parameter 'path' has an empty value or part; pass a text, or leave it out"),
      ("/{path*}", ["path": "/"], "parameter 'path' has an empty value or part; pass a text, or leave it out"),
      ("/{path*}", ["path": "a/../b"], "parameter 'path' has the part '..', which links cannot have; remove it"),
      ("/places/{city}", ["city": "."], "parameter 'city' has the part '.', which links cannot have; remove it"),
      ("/{page?}/{size?}", ["size": "2"], "parameter 'size' comes after 'page', which is missing; pass both"),
      ("/{page?}/{path*}", ["path": "a"], "parameter 'path' comes after 'page', which is missing; pass both"),
    ] as [(String, [String: String], String)])
  func refusesValues(pattern: String, values: [String: String], message: String) throws {
    let pattern = try RoutePattern(parsing: pattern)
    let error = #expect(throws: RouteValueError.self) { try pattern.path(with: values) }
    #expect(error?.description == message)
  }
}

/// Pairs of patterns, and whether some path matches both.
@Suite struct RouteConflictTests {
  @Test(
    arguments: [
      ("/a", "/a/", true), ("/a/{x}", "/a/{y}", true), ("/a/{x?}", "/a/{y?}", true), ("/a/{x*}", "/a/{y*}", true),
      ("/größe", "/gr%C3%B6%C3%9Fe", true), ("/a", "/a?{x?}", true), ("/a?{x}", "/a?{y}", true),
      ("/a?{x}&{y?}", "/a?{z}", true), ("/{a}/b/{c?}/{d*}", "/{e}/b/{f?}/{g*}", true),
      ("/a", "/b", false), ("/a", "/A", false), ("/a", "/{x}", false), ("/a", "/a/{x?}", false),
      ("/a", "/a/{x*}", false), ("/a/{x}", "/a/{x?}", false), ("/a/{x?}", "/a/{x*}", false),
      ("/a/{x?}", "/a/{x?}/{y?}", false), ("/a/{x}", "/{x}/a", false), ("/a?{x}", "/a", false),
      ("/a?{x}", "/a?{x}&{y}", false), ("/a/b", "/a%2Fb", false),
    ])
  func findsConflicts(left: String, right: String, conflict: Bool) throws {
    let (left, right) = (try RoutePattern(parsing: left), try RoutePattern(parsing: right))
    #expect(left.overlaps(right) == conflict)
    #expect(right.overlaps(left) == conflict)
  }
}
