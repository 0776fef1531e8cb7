import Testing

@testable import CatalogFiles

/// Paths between folders.
@Suite struct PathTests {
  /// A target, a folder, and the way from the folder to the target.
  @Test(
    arguments: [
      ("Catalogs/Standard", "MyApp", "../Catalogs/Standard"), ("Catalogs/Standard", "Catalogs/Mine", "../Standard"),
      ("Catalogs/Standard", ".", "Catalogs/Standard"), ("a", "a/b/c", "../.."), ("a/b", "a", "b"), ("a", "a", "."),
      ("../x", ".", "../x"), ("../x", "a", "../../x"), ("/x/y", "a", "../../../x/y"), ("b", "/here/now/a", "../b"),
      ("./a//b/../c", "a/d/", "../c"), ("/", "/a", ".."),
    ])
  func relative(target: String, folder: String, path: String) {
    #expect(Path.relative(to: target, from: folder, currentFolder: "/here/now") == path)
  }

  @Test(arguments: [("a/b/", "b"), (".", "now"), ("..", "here"), ("/", "/"), ("a/..", "now")])
  func name(folder: String, name: String) { #expect(Path.name(of: folder, currentFolder: "/here/now") == name) }
}
