import CatalogFiles
import Testing

@testable import AppReading

/// The repository of an app, its owners and its build files.
@Suite("The repository of an app")
struct ProjectPlaceTests {
  private static let files = MemoryFiles([
    "/work/shop/.git/HEAD": "", "/work/shop/CODEOWNERS": "* @all", "/work/shop/.github/CODEOWNERS": "* @first",
    "/work/shop/ios/App/A.swift": "", "/work/shop/ios/Package.swift": "", "/work/shop/package.json": "",
    "/work/other/A.swift": "",
  ])

  @Test(
    "The nearest folder upward with .git, or the path",
    arguments: [
      ("/work/shop/ios/App", "/work/shop", true), ("/work/shop", "/work/shop", true),
      ("ios/App/A.swift", "/work/shop", true), ("../other", "/work/other", false), (".", "/work/shop", true),
      ("/", "/", false),
    ])
  func root(path: String, root: String, isRepository: Bool) {
    let place = ProjectPlace(of: path, in: Self.files, currentFolder: "/work/shop")
    #expect(place.root == root && place.isRepository == isRepository)
  }

  @Test("Its name is its folder's", arguments: [("/work/shop/ios", "shop"), ("/work/other", "other"), ("/", "/")])
  func name(path: String, name: String) { #expect(ProjectPlace(of: path, in: Self.files).name == name) }

  @Test(
    "Paths relative to it",
    arguments: [
      ("ios/A.swift", "ios/A.swift"), ("/work/shop/ios/A.swift", "ios/A.swift"), ("/work/shop", "."),
      ("/work/shopping/A.swift", "/work/shopping/A.swift"), ("ios/../B.swift", "B.swift"),
      ("../other/A.swift", "../other/A.swift"),
    ])
  func relative(path: String, relative: String) {
    #expect(ProjectPlace(of: ".", in: Self.files, currentFolder: "/work/shop").relative(path) == relative)
  }

  @Test("The first CODEOWNERS in the order of servers counts")
  func owners() throws {
    let place = ProjectPlace(of: "/work/shop", in: Self.files)
    #expect(try place.owners(in: Self.files)?.owner(of: "A.swift") == "@first")
    #expect(try ProjectPlace(of: "/work/other", in: Self.files).owners(in: Self.files)?.owner(of: "A") == nil)
  }

  @Test(
    "The build files from a path up to the root",
    arguments: [
      ("/work/shop/ios/App", ["ios/Package.swift", "package.json"]), ("/work/shop", ["package.json"]),
      ("/work/other", []),
    ])
  func manifests(path: String, manifests: [String]) {
    #expect(ProjectPlace(of: path, in: Self.files).manifests(above: path, in: Self.files).sorted() == manifests)
  }

  @Test(
    "CODEOWNERS in other line ends and with comments",
    arguments: [
      ("* @a\r\n*.md @b\r\n", "x.md", "@b"), ("*\t@a\t@b", "x", "@a @b"), ("# * @a", "x", nil),
      ("* @a # @b", "x", "@a"),
      ("", "x", nil), ("*.md", "x.md", nil), ("\n\n* @a", "x", "@a"),
    ] as [(String, String, String?)])
  func codeOwners(text: String, path: String, owner: String?) { #expect(CodeOwners(text).owner(of: path) == owner) }
}
