import CatalogFiles
import Testing

@testable import AppReading

/// The repository of an app, its owners and its build files.
@Suite("The repository of an app")
struct ProjectPlaceTests {
  private static let files = MemoryFiles([
    "/code/shop/.git/HEAD": "", "/code/shop/CODEOWNERS": "* @all", "/code/shop/.github/CODEOWNERS": "* @first",
    "/code/shop/ios/App/A.swift": "", "/code/shop/ios/Package.swift": "", "/code/shop/package.json": "",
    "/code/other/A.swift": "",
  ])

  @Test(
    "The nearest folder upward with .git, or the path",
    arguments: [
      ("/code/shop/ios/App", "/code/shop", true), ("/code/shop", "/code/shop", true),
      ("ios/App/A.swift", "/code/shop", true), ("../other", "/code/other", false), (".", "/code/shop", true),
      ("/", "/", false),
    ])
  func root(path: String, root: String, isRepository: Bool) {
    let place = ProjectPlace(of: path, in: Self.files, currentFolder: "/code/shop")
    #expect(place.root == root && place.isRepository == isRepository)
  }

  @Test("Its name is its folder's", arguments: [("/code/shop/ios", "shop"), ("/code/other", "other"), ("/", "/")])
  func name(path: String, name: String) { #expect(ProjectPlace(of: path, in: Self.files).name == name) }

  @Test(
    "Paths relative to it",
    arguments: [
      ("ios/A.swift", "ios/A.swift"), ("/code/shop/ios/A.swift", "ios/A.swift"), ("/code/shop", "."),
      ("/code/shopping/A.swift", "/code/shopping/A.swift"), ("ios/../B.swift", "B.swift"),
      ("../other/A.swift", "../other/A.swift"),
    ])
  func relative(path: String, relative: String) {
    #expect(ProjectPlace(of: ".", in: Self.files, currentFolder: "/code/shop").relative(path) == relative)
  }

  @Test("The first CODEOWNERS in the order of servers counts")
  func owners() throws {
    let place = ProjectPlace(of: "/code/shop", in: Self.files)
    #expect(try place.owners(in: Self.files)?.owner(of: "A.swift") == "@first")
    #expect(try ProjectPlace(of: "/code/other", in: Self.files).owners(in: Self.files)?.owner(of: "A") == nil)
  }

  @Test(
    "The build files from a path up to the root",
    arguments: [
      ("/code/shop/ios/App", ["ios/Package.swift", "package.json"]), ("/code/shop", ["package.json"]),
      ("/code/other", []),
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
