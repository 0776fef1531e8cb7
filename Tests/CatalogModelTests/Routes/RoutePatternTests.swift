import CatalogModel
import Testing

/// Route patterns in screens.json.
@Suite struct RoutePatternTests {
  @Test(
    arguments: [
      ("/", []),
      ("/places", []),
      ("/places/", []),
      ("/places/{city}", ["city"]),
      ("/places/{city}/routes/{route}", ["city", "route"]),
      ("/search/{page?}", ["page?"]),
      ("/search/{page?}/{size?}", ["page?", "size?"]),
      ("/files/{path*}", ["path*"]),
      ("/files/{version?}/{path*}", ["version?", "path*"]),
      ("/{path*}", ["path*"]),
      ("/search?{query}", ["query"]),
      ("/search?{query}&{page?}", ["query", "page?"]),
      ("/places/{city}/?{sort?}", ["city", "sort?"]),
      ("/größe/%C3%BC/a+b@c:d", []),
      ("/v1:batch/100%25", []),
    ])
  func listsItsParameters(text: String, parameters: [String]) throws {
    let pattern = try RoutePattern(parsing: text)
    #expect(pattern.text == text)
    let written = pattern.parameters.map { $0.name + ($0.isOptional ? "?" : "") + ($0.isWildcard ? "*" : "") }
    #expect(written == parameters)
  }

  /// An invalid pattern, its wrong part, and the remedy in the error.
  @Test(
    arguments: [
      ("", "", "a route begins with '/'; add it"),
      ("places", "p", "a route begins with '/'; add it"),
      ("//", "//", "empty part in the route; remove a '/'"),
      ("/a//b", "//", "empty part in the route; remove a '/'"),
      ("/a/../b", "..", "part '..' never arrives, because links are resolved before; remove it"),
      ("/a/%2E", "%2E", "part '%2E' never arrives, because links are resolved before; remove it"),
      ("/a/{city", "{", "'{' is never closed; add '}'"),
      ("/a/b{city", "{", "'{' is never closed; add '}'"),
      ("/a/city}", "}", "'}' has no opening brace; remove it"),
      ("/a/{city}-x", "{city}", "parameter '{city}' is only a piece of a part; put it between two slashes"),
      ("/a/x-{city}", "{city}", "parameter '{city}' is only a piece of a part; put it between two slashes"),
      ("/{a}{b}", "{a}", "parameter '{a}' is only a piece of a part; put it between two slashes"),
      (
        "/{the-city}", "{the-city}",
        "'the-city' is not a parameter's name; use ASCII letters and digits, the first a lower-case letter: '{city}'"
      ),
      (
        "/{}", "{}",
        "'' is not a parameter's name; use ASCII letters and digits, the first a lower-case letter: '{city}'"
      ),
      (
        "/{a?*}", "{a?*}",
        "'a?' is not a parameter's name; use ASCII letters and digits, the first a lower-case letter: '{city}'"
      ),
      ("/{id}/b/{id}", "{id}", "duplicate parameter 'id'; rename one of them"),
      ("/{id}?{id?}", "{id?}", "duplicate parameter 'id'; rename one of them"),
      ("/{path*}/b", "{path*}", "'{path*}' takes the rest of the path; move it to the end"),
      ("/a/{path*}/{b?}", "{path*}", "'{path*}' takes the rest of the path; move it to the end"),
      ("/{page?}/b", "{page?}", "'{page?}' may be absent only at the end of the path; remove its '?', or move it"),
      ("/{page?}/{b}", "{page?}", "'{page?}' may be absent only at the end of the path; remove its '?', or move it"),
      ("/a/:city", ":city", "':city' is not a parameter; write '{city}', or escape its first character"),
      ("/a/:city?", ":city", "':city' is not a parameter; write '{city}', or escape its first character"),
      ("/a/*", "*", "'*' is not a parameter; write '{path*}', or escape its first character"),
      ("/100%", "%", "'%' lacks two hexadecimal digits; add them, or write '%25' for a percent sign"),
      ("/%4/a", "%", "'%' lacks two hexadecimal digits; add them, or write '%25' for a percent sign"),
      ("/%GG", "%", "'%' lacks two hexadecimal digits; add them, or write '%25' for a percent sign"),
      ("/a%FFb", "a%FFb", "the escapes in 'a%FFb' are not UTF-8; write the characters themselves"),
      ("/a b", " ", "character U+0020 is not possible in a link; write '%20'"),
      ("/a\\b", "\\", "character U+005C is not possible in a link; write '%5C'"),
      ("/a\u{202E}b", "\u{202E}", "character U+202E is not possible in a link; write '%E2%80%AE'"),
      ("/a\nb", "\n", "character U+000A is not possible in a link; write '%0A'"),
      ("/a#top", "#top", "a route has no fragment; remove what begins with '#', or write '%23'"),
      ("/a?", "?", "a query has parameters only; write it like '?{sort}&{page?}'"),
      ("/a?sort", "?sort", "a query has parameters only; write it like '?{sort}&{page?}'"),
      ("/a?{sort}&page", "&page", "a query has parameters only; write it like '?{sort}&{page?}'"),
      ("/a?{sort}/b", "/b", "a query has parameters only; write it like '?{sort}&{page?}'"),
      ("/a?{path*}", "{path*}", "'{path*}' is in the query, which has no rest of a path; remove its '*'"),
    ])
  func refusesMistakes(text: String, piece: String, message: String) throws {
    let error = #expect(throws: RoutePatternError.self) { try RoutePattern(parsing: text) }
    #expect(error?.description == message)
    #expect(error.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == piece)
    #expect(RoutePattern(text) == nil)
  }

  @Test func reportsDuplicatesAtTheSecond() {
    let error = #expect(throws: RoutePatternError.self) { try RoutePattern(parsing: "/{id}/b/{id}") }
    #expect(error?.range == 8..<12)
  }

  @Test(arguments: ["/a", "/{a}", "//", "{", "/%41"])
  func refusesLongPatterns(piece: String) {
    let text = String(repeating: piece, count: 100_000)
    let error = #expect(throws: RoutePatternError.self) { try RoutePattern(parsing: text) }
    #expect(error?.description == "the route has more than 1000 bytes; shorten it")
  }
}
