import CatalogModel
import Testing

/// Patterns and paths from the test suites of other routers, in our notation: `:id` is `{id}`, `:parts*` is `{parts*}`.
///
/// Inputs and expected values only (NOTICE.txt). Left out, and why:
/// - optional parts before required ones, `:parts+`, parts after a wildcard: patterns are matched from left to right;
/// - patterns of regular expressions, parsers of values, schemas, repeated and null values: values are texts;
/// - doubled slashes in a pattern: refused, since one of them is a mistake;
/// - a wildcard without a value, which also matches malformed escapes: ours has a value, so its escapes are valid;
/// - a missing wildcard value when building: it is empty instead, so that building and matching are inverse;
/// - undeclared query parameters as values: ignored, so that campaign links do not change a screen;
/// - paths joined from nested screens, and names of nested navigators: each screen has its whole route;
/// - react-navigation's `alias`, `exact`, `shared`, and go_router's shells, redirects and navigator keys: this router
///   does not have these features.
@Suite struct OtherRoutersTests {
  /// react-navigation, getStateFromPath.test.tsx and getPathFromState.test.tsx.
  @Test(
    arguments: [
      ("/", "//", nil),
      ("/foo/{id}", "foo/%E0%A4%A", nil),
      ("/foo/{id}", "%E0%A4%A/bar", nil),
      ("/foo/bar/{id}", "/foo/bar/bar_%23_foo", ["id": "bar_#_foo"]),
      ("/foo/bar/{id}", "/foo/bar/bar_%2F_foo", ["id": "bar_/_foo"]),
      (
        "/foo/bar/baz%20qux?{author}&{valid}", "foo/bar/baz%20qux?author=jane%20%26%20co&valid=true",
        ["author": "jane & co", "valid": "true"]
      ),
      (
        "/foo/bar/{type}/{fruit}/baz/{author}?{count}&{answer}&{valid}",
        "/foo/bar/sweet/apple/baz/jane?count=10&answer=42&valid=true",
        ["type": "sweet", "fruit": "apple", "author": "jane", "count": "10", "answer": "42", "valid": "true"]
      ),
      ("/foo/bar?{count}", "/foo/bar/?count=42", ["count": "42"]),
      ("/foo/bar?{count}", "foo/bar/?count=42", ["count": "42"]),
      ("/foo/bar", "foo/bar", [:]),
      ("/foo/{fruits}/{name}", "/foo/fruits/apple", ["fruits": "fruits", "name": "apple"]),
      ("/main/details/{id}?{sort}", "/main/details/42?sort=latest", ["id": "42", "sort": "latest"]),
      ("/qux/foo", "/foo/bar", nil),
      ("/foo/baz", "/baz", nil),
      ("/foo", "", nil),
      ("/", "", [:]),
      ("/", "/", [:]),
      ("/?{foo}", "?foo=42", ["foo": "42"]),
      ("/bar", "", nil),
      ("/foo/{id}", "/foo/5", ["id": "5"]),
      ("/foo", "/foos", nil),
      ("/foos", "/foos", [:]),
      ("/foos/{id}/{nip}", "/foos/5", nil),
      ("/foos/{id}", "/foos/5/res/20", nil),
      ("/foos/{id}/res/{pwd}", "/foos/5/res/20", ["id": "5", "pwd": "20"]),
      ("/{id}/{pwd}/foos/res", "/5/20/foos/res", ["id": "5", "pwd": "20"]),
      ("/foos/{id}/{pwd}/res", "/foos/5/20/res", ["id": "5", "pwd": "20"]),
      ("/{id}/foos/res/{pwd}", "5/foos/res/20", ["id": "5", "pwd": "20"]),
      ("/foos/{id}/{nip?}", "/foos/5", ["id": "5"]),
      ("/foos/{id}/{nip?}/{pwd?}", "/foos/5", ["id": "5"]),
      ("/foos/{id}/{nip?}/{pwd?}", "/foos/5/10", ["id": "5", "nip": "10"]),
      ("/foos/{id}/{nip?}/{pwd?}", "/foos/5/10/15", ["id": "5", "nip": "10", "pwd": "15"]),
      ("/foo/{bar}/baz/{qux}", "foo/42/baz/babel", ["bar": "42", "qux": "babel"]),
      ("/bar/{id}/", "/bar/42", ["id": "42"]),
      ("/bar/{id}/", "/test/bar/42/whatever", nil),
      ("/foo/{id}", "/foo/42/extra", nil),
      ("/foo?{raw}", "/foo?raw=x?y=1", ["raw": "x?y=1"]),
      ("/café/foo", "/café/foo", [:]),
      ("/café/foo", "/caf%C3%A9/foo", [:]),
      ("/café/foo", "/caf%c3%a9/foo", [:]),
      ("/café/foo", "/c%61f%C3%A9/foo", [:]),
      ("/café/foo", "/other/foo", nil),
      ("/foo%20bar", "/foo%20bar", [:]),
      ("/foo%20bar", "/f%6Fo%20bar", [:]),
      ("/foo/{id}?{query}", "foo/42", nil),
      ("/foo/{id}?{query}", "foo/42?query=@ok", ["id": "42", "query": "@ok"]),
      ("/foo/{id}?{query}", "foo/42?query=", ["id": "42", "query": ""]),
      ("/foo/{id}?{query}", "foo/42?query=a&query=b", ["id": "42", "query": "a"]),
      ("/files/{parts*}", "/files", ["parts": ""]),
      ("/files/{parts*}", "/files/a/b", ["parts": "a/b"]),
      ("/{parts*}", "/", ["parts": ""]),
      ("/{parts*}", "/a/b", ["parts": "a/b"]),
      ("/app/{parts*}", "/app", ["parts": ""]),
      ("/files/{parts*}", "/files/a%20b/c%20d", ["parts": "a b/c d"]),
    ] as [(String, String, [String: String]?)])
  func matchesAsReactNavigation(pattern: String, path: String, values: [String: String]?) throws {
    #expect(try RoutePattern(parsing: pattern).match(path) == values)
  }

  /// react-navigation, getPathFromState.test.tsx, and the paths built in getStateFromPath.test.tsx.
  @Test(
    arguments: [
      (
        "/foo/bar/baz%20qux?{author}&{valid}", ["author": "jane", "valid": "true"],
        "/foo/bar/baz%20qux?author=jane&valid=true"
      ),
      ("/foo/bar/{id}", ["id": "bar_#_foo"], "/foo/bar/bar_%23_foo"),
      ("/foo/bar/{id}", ["id": "bar_/_foo"], "/foo/bar/bar_%2F_foo"),
      ("/", [:], "/"),
      ("/?{foo}", ["foo": "42"], "/?foo=42"),
      ("/?{toString}", ["toString": "42"], "/?toString=42"),
      ("/foo/bar/{id?}", [:], "/foo/bar"),
      ("/café/foo", [:], "/caf%C3%A9/foo"),
      (
        "/users/id/{id}?{query}",
        ["id": "User09-A_Z~!$&'()*+,;=:@__#?[]{}%<>||😄", "query": "user#email@gmail.com=2&4"],
        "/users/id/User09-A_Z~!$&'()*+,;=:@__%23%3F%5B%5D%7B%7D%25%3C%3E%7C%7C%F0%9F%98%84"
          + "?query=user%23email%40gmail.com%3D2%264"
      ),
      ("/user/{user}/post/{post}", ["user": "1", "post": "2"], "/user/1/post/2"),
      ("/foo/{type}/bar/{fruit}", ["type": "sweet", "fruit": "apple"], "/foo/sweet/bar/apple"),
      ("/foo/{id}", ["id": "@bar"], "/foo/@bar"),
      ("/files/{parts*}", ["parts": "a/b"], "/files/a/b"),
      ("/files/{parts*}", ["parts": ""], "/files"),
      ("/files/{parts*}?{query}", ["parts": "", "query": "value"], "/files?query=value"),
      ("/{parts*}", ["parts": ""], "/"),
      ("/files/{parts*}", ["parts": "a b/c d"], "/files/a%20b/c%20d"),
    ] as [(String, [String: String], String)])
  func buildsAsReactNavigation(pattern: String, values: [String: String], path: String) throws {
    let pattern = try RoutePattern(parsing: pattern)
    #expect(try pattern.path(with: values) == path)
    #expect(pattern.match(path) == values)
  }

  /// react-navigation, getPatternParts.test.tsx and getStateFromPath.test.tsx.
  @Test(arguments: [
    "/users/{id}/profile/{id}", "/{first*}/{second*}", "/{first*}/{second?}", "/{parts?*}", "/{parts*?}",
  ])
  func refusesAsReactNavigation(pattern: String) {
    #expect(throws: RoutePatternError.self) { try RoutePattern(parsing: pattern) }
  }

  @Test(arguments: [
    ("/bar/{id}/baz", "/bar/{id}/baz", true), ("/example", "/example", true), ("/bar/{id}", "/bar/{id}/baz", false),
  ])
  func findsConflictsOfReactNavigation(left: String, right: String, conflict: Bool) throws {
    #expect(try RoutePattern(parsing: left).overlaps(RoutePattern(parsing: right)) == conflict)
  }

  /// go_router, path_utils_test.dart and match_test.dart.
  @Test(
    arguments: [
      ("/settings/detail", "/settings/detail", [:]),
      ("/settings/detail", "/settings/", nil),
      ("/settings/detail", "/settings", nil),
      ("/settings/detail", "/", nil),
      ("/settings/detail", "/settings/details", nil),
      ("/settings/detail", "/setting/detail", nil),
      ("/user/{id}/book/{bookId}", "/user/123/book/456/", ["id": "123", "bookId": "456"]),
      ("/user/{id}/book/{bookId}", "/user/123/book/456", ["id": "123", "bookId": "456"]),
      ("/user/{id}/book/{bookId}", "/user/123/book/", nil),
      ("/user/{id}/book/{bookId}", "/user/123", nil),
      ("/user/{id}/book/{bookId}", "/user/", nil),
      ("/user/{id}/book/{bookId}", "/", nil),
      ("/users/{userId}", "/users/123", ["userId": "123"]),
      ("/users/{userId}", "/users/1234", ["userId": "1234"]),
    ] as [(String, String, [String: String]?)])
  func matchesAsGoRouter(pattern: String, path: String, values: [String: String]?) throws {
    let pattern = try RoutePattern(parsing: pattern)
    #expect(pattern.match(path) == values)
    guard let values, !path.hasSuffix("/") else { return }
    #expect(try pattern.path(with: values) == path)
  }

  /// go_router, path_utils_test.dart: a path and its normalized form match the same pattern.
  @Test(arguments: [("/a", "/a"), ("/a/", "/a"), ("/", "/"), ("/a/b/", "/a/b"), ("/a/?b=c", "/a?b=c")])
  func ignoresSlashesAsGoRouter(path: String, normalized: String) throws {
    let pattern = try RoutePattern(parsing: "/{path*}?{b?}")
    let values = try #require(pattern.match(path))
    #expect(try pattern.path(with: values) == normalized)
  }
}
