import Testing

@testable import CatalogFiles

/// Ways from folder to folder.
@Suite struct PathTests {
  @Test(
    arguments: [
      ("a/b", "a", "b"), ("a", "a", "."), ("c", "a/b", "../../c"), ("a/c/d", "a/b", "../c/d"), ("a", ".", "a"),
      ("./a/./b", "a/", "b"), ("../c", "../b", "../c"), ("../../c", "..", "../c"), (".", ".", "."), ("..", ".", ".."),
      ("/a/b", "/a", "b"), ("/", "/a/b", "../.."), ("/c", "/a", "../c"),
      // Whose name is not known: how this folder is called from above.
      ("a", "..", nil), ("../b", "../../a", nil),
      ("/a", "a", nil), ("a", "/a", nil),
    ] as [(String, String, String?)])
  func findsTheWay(path: String, folder: String, way: String?) {
    #expect(Path.relative(path, to: folder) == way)
  }
}
