import Testing

@testable import CatalogFiles

/// Relative paths between folders.
@Suite struct PathTests {
  /// A target, a folder, and the relative path from the folder to the target.
  @Test(
    arguments: [
      ("Catalogs/Standard", "MyApp", "../Catalogs/Standard"), ("Catalogs/Standard", "Catalogs/Mine", "../Standard"),
      ("Catalogs/Standard", ".", "Catalogs/Standard"), ("a", "a/b/c", "../.."), ("a/b", "a", "b"), ("a", "a", "."),
      ("../x", ".", "../x"), ("../x", "a", "../../x"), ("/x/y", "a", "../../../x/y"), ("b", "/here/now/a", "../b"),
      ("./a//b/../c", "a/d/", "../c"), ("/", "/a", ".."),
    ])
  func findsTheWay(target: String, folder: String, path: String) {
    #expect(Path.way(from: folder, to: target, currentFolder: "/here/now") == path)
  }

  /// The same without the current folder; nil if the paths alone do not determine the result.
  @Test(
    arguments: [
      ("Catalogs/Standard", "Catalogs/Mine", "../Standard"), ("a", "a", "."), ("a/b", ".", "a/b"),
      ("../x", "a", "../../x"), ("/x", "/x/y", ".."), ("a", "../b", nil), ("/a", "b", nil), ("a", "/b", nil),
    ] as [(String, String, String?)])
  func relative(target: String, folder: String, path: String?) {
    #expect(Path.relative(target, to: folder) == path)
  }

  /// The folder and the last component, as POSIX's `dirname` and `basename` split a path.
  @Test(
    arguments: [
      ("a/b/c", "a/b", "c"), ("c", "", "c"), ("a//b/", "a", "b"), ("/a", "/", "a"), ("/a/b", "/a", "b"),
      ("/", "/", nil),
      ("", "", nil), ("../a", "..", "a"), ("a/..", "a", ".."), ("a/\u{301}b", "a", "\u{301}b"),
    ] as [(String, String, String?)])
  func splits(path: String, folder: String, name: String?) {
    #expect(Path.split(path) == (folder, name))
    #expect(Path.parent(of: path) == folder)
  }

  @Test(arguments: [("a/b/", "b"), (".", "now"), ("..", "here"), ("/", "/"), ("a/..", "now")])
  func name(folder: String, name: String) { #expect(Path.name(of: folder, currentFolder: "/here/now") == name) }
}
