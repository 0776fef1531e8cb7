import Testing

@testable import AppReading

/// Patterns of paths in the syntax of gitignore and CODEOWNERS.
@Suite struct PathPatternTests {
  @Test(
    arguments: [
      // A pattern without a slash is found in all folders.
      ("*.swift", "a.swift", true), ("*.swift", "b/c/a.swift", true), ("*.swift", "a.kt", false),
      ("docs", "docs", true), ("docs", "a/docs/b.md", true), ("docs", "mydocs/b.md", false),
      // A slash binds it to the root.
      ("/docs", "docs/b.md", true), ("/docs", "a/docs/b.md", false), ("a/b", "a/b/c", true), ("a/b", "x/a/b", false),
      // A slash at the end is a folder.
      ("docs/", "docs/b.md", true), ("docs/", "docs", false), ("docs/", "a/docs/b.md", true),
      // Stars and question marks do not match slashes; two stars do.
      ("/a/*", "a/b", true), ("/a/*", "a/b/c", false), ("/a/**/c", "a/c", true), ("/a/**/c", "a/b/b/c", true),
      ("**/c", "a/b/c", true), ("a/**", "a/b/c", true), ("a?c", "abc", true), ("a?c", "ac", false),
      ("a?c", "a/c", false),
      ("*a*b*", "xaxbx", true), ("*a*b*", "xbxax", false), ("*", "a/b", true),
    ])
  func matches(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  private static let owners = CodeOwners(
    """
    # A comment
    *          @all
    /Sources/  @core @design  # another
    *.md       docs@example.com
    /Sources/Free/
    [Section] @nobody
    ^[Optional] @nobody
    """)

  /// The last pattern that matches wins, even without an owner.
  @Test(
    arguments: [
      ("a.swift", "@all"), ("Sources/a.swift", "@core @design"), ("Sources/a.md", "docs@example.com"),
      ("Sources/Free/a.swift", nil),
    ] as [(String, String?)])
  func owner(path: String, owner: String?) { #expect(Self.owners.owner(of: path) == owner) }

  @Test(
    "Modules",
    arguments: [
      ("Sources/Timeline/Views/A.swift", "Timeline"), ("Tests/TimelineTests/A.swift", "TimelineTests"),
      ("Sources/A.swift", "Sources"), ("android/app/src/main/A.kt", "android/app"), ("android/A.kt", "android"),
      ("web/src/A.tsx", "web"), ("README.md", "."),
    ])
  func module(path: String, module: String) {
    let manifests = ["Package.swift", "android/app/build.gradle.kts", "web/package.json"]
    #expect(Modules(manifests: manifests).module(of: path) == module)
  }
}
