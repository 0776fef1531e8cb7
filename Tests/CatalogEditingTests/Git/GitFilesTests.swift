import CatalogFiles
import Foundation
import TestSupport
import SystemPackage
import Testing

@testable import CatalogEditing

/// Files in a revision of a real repository.
@Suite struct GitFilesTests {
  private let repository: GitRepository

  init() throws { repository = try GitRepository() }

  private func files(_ revision: String, at folder: String = "") throws -> GitFiles {
    try GitFiles(revision: revision, at: repository.path(folder))
  }

  @Test func readsFilesAsTheyWere() throws {
    try repository.write(["a/file.json": "old"])
    let first = try repository.commit("first")
    try repository.write(["a/file.json": "new", "a/other.json": "other"])
    try repository.commit("second")
    try repository.write(["a/file.json": "not committed"])
    let path = repository.path("a/file.json")
    for (revision, text) in [
      (first, "old"), (String(first.prefix(10)), "old"), ("HEAD^", "old"), ("HEAD^{/first}", "old"), ("main", "new"),
    ] {
      #expect(try files(revision, at: "a").read(path) == Array(text.utf8), "\(revision)")
    }
    #expect(try files("HEAD^").commit == first)
    #expect(throws: FileError(path: repository.path("a/other.json"), reason: .notFound)) {
      try files("HEAD^").read(repository.path("a/other.json"))
    }
  }

  /// Files in the repository may have any bytes and any size.
  @Test(arguments: ["sha1", "sha256"])
  func readsAnyFile(hash: String) throws {
    let repository = try GitRepository(hash: hash)
    let large = String(repeating: "0123456789abcde\n", count: 20_000)
    let written = [
      "empty.json": "", "large.json": large, "ä b.json": "\u{0}\n\n", "sub/-x.json": "x", "B.json": "b missing",
    ]
    try repository.write(written)
    let commit = try repository.commit("all")
    let files = try GitFiles(revision: "HEAD", at: repository.path())
    #expect(files.commit == commit)
    for _ in 0..<2 {
      for (name, text) in written { #expect(try files.read(repository.path(name)) == Array(text.utf8), "\(name)") }
      #expect(try files.entries(of: repository.path()) == ["B.json", "empty.json", "large.json", "sub", "ä b.json"])
      #expect(try files.entries(of: repository.path("sub")) == ["-x.json"])
    }
  }

  @Test func reportsOtherThanFiles() throws {
    try repository.write(["a/b/file.json": "{}"])
    try repository.commit("first")
    let files = try files("main", at: "a")
    func reason(_ body: @autoclosure () throws -> Any) -> FileError.Reason? {
      do { _ = try body() } catch { return (error as? FileError)?.reason }
      return nil
    }
    #expect(reason(try files.read(repository.path("a/b"))) == .isFolder)
    #expect(reason(try files.read(repository.path("a/b/file.json/x"))) == .notFound)
    #expect(reason(try files.read(repository.path("a/x\ny"))) == .notFound)
    #expect(reason(try files.read(repository.path("a/x missing"))) == .notFound)
    #expect(reason(try files.entries(of: repository.path("a/b/file.json"))) == .notFound)
    #expect(reason(try files.entries(of: repository.path("a/c"))) == .notFound)
    #expect(reason(try files.read(repository.path("../x"))) == .system("it is outside the repository"))
    #expect(reason(try files.read("/x")) == .system("it is outside the repository"))
    // The git process still answers after errors.
    #expect(try files.read(repository.path("a/b/file.json")) == Array("{}".utf8))
  }

  @Test func readsNoMoreThanItsLimit() throws {
    let text = String(repeating: "x", count: 100_000)
    try repository.write(["large.json": text, "small.json": "{}"])
    try repository.commit("first")
    let files = try GitFiles(revision: "main", at: repository.path(), limit: 99_999)
    #expect(throws: FileError(path: repository.path("large.json"), reason: .tooLarge(limit: 99_999))) {
      try files.read(repository.path("large.json"))
    }
    #expect(try files.read(repository.path("small.json")) == Array("{}".utf8))
    let larger = try GitFiles(revision: "main", at: repository.path(), limit: 100_000)
    #expect(try larger.read(repository.path("large.json")).count == 100_000)
  }

  /// Links are followed within the commit, whatever the work tree has.
  @Test func followsSymbolicLinks() throws {
    try repository.write(["real/file.json": "{}"])
    try repository.link("linked", to: "real")
    try repository.link("real/again.json", to: "file.json")
    try repository.link("out", to: "/etc")
    try repository.link("loop", to: "loop")
    try repository.commit("first")
    let files = try files("main")
    try repository.remove("linked")
    for name in ["linked/file.json", "real/again.json", "linked/again.json"] {
      #expect(try files.read(repository.path(name)) == Array("{}".utf8), "\(name)")
    }
    for (name, message) in [
      ("out/passwd", "a symbolic link refers to '/etc', outside the repository"),
      ("loop", "a symbolic link refers to itself"),
    ] {
      #expect(throws: FileError(path: repository.path(name), reason: .system(message))) {
        try files.read(repository.path(name))
      }
    }
  }

  /// An overlay extends the other catalogue in the same revision, even if the work tree no longer has either.
  @Test func readsAnOverlayOfTheSameRevision() throws {
    func below(_ folder: String, _ files: [String: String]) -> [String: String] {
      Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) })
    }
    try repository.write(below("Catalogs/Base", SmallCatalogue.files))
    try repository.write([
      "Catalogs/Apps/Shop/catalog.json": #"{ "formatVersion": 1, "name": "Shop", "extends": "../../Base" }"#,
      "Catalogs/Apps/Shop/titles/en.json": #"{ "back": "Return" }"#,
    ])
    try repository.commit("first")
    try repository.remove("Catalogs")
    let folder = repository.path("Catalogs/Apps/Shop")
    let source = try CatalogReader(files: GitFiles(revision: "HEAD", at: folder)).read(folder)
    #expect(source.report == [])
    #expect(source.text("back", in: "en") == "Return")
    #expect(source.text("delete", in: "ar") == "حذف")
    #expect(source.layers.map(\.folder) == [folder, repository.path("Catalogs/Base")])
    #expect(throws: FileError(path: repository.path("catalog.json"), reason: .notFound)) {
      try CatalogReader(files: GitFiles(revision: "HEAD", at: repository.path())).read(repository.path())
    }
  }

  /// Many threads use one git process.
  @Test func servesManyThreads() throws {
    let names = (0..<50).map { "file-\($0).json" }
    try repository.write(Dictionary(uniqueKeysWithValues: names.map { ($0, String(repeating: $0, count: 1_000)) }))
    try repository.commit("first")
    let files = try files("main")
    let paths = names.map { repository.path($0) }
    let read = concurrentMap(paths.count, inParallel: true) { try? files.read(paths[$0]) }
    #expect(read == names.map { Array(String(repeating: $0, count: 1_000).utf8) })
  }

  // MARK: Errors

  /// None of these names a commit, and none is parsed as an option.
  @Test(
    arguments: [
      "nothing", "", "-", "--all", "--help", "-x", "main:a", "main\nmain", "main..main", "^main", "main --all",
    ])
  func reportsAnUnknownRevision(revision: String) throws {
    try repository.write(["a": "a"])
    try repository.commit("first")
    #expect(throws: GitError.noRevision(revision, message: "")) { try files(revision) }
    #expect(
      GitError.noRevision("nothing", message: "").description
        == "there is no commit 'nothing' here; correct the name, or fetch it first")
  }

  @Test func reportsAMissingRepository() throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: GitError.self) { try GitFiles(revision: "HEAD", at: folder.path) }
    #expect(
      error.description.hasPrefix("cannot read '\(folder.path)' from git; git says: fatal: not a git repository"))
  }

  @Test func reportsMissingGit() throws {
    #expect(throws: Errno.noSuchFileOrDirectory) { _ = try ChildProcess("no-such-program-anywhere", []) }
    #expect(
      GitError.notInstalled.description == "git is not installed; install it, on Debian with: apt-get install git")
  }

  /// For a broken repository the error has git's message; a damaged file does not count as missing.
  @Test(arguments: ["HEAD:a", "HEAD:a/b.json"])
  func reportsGitsMessage(broken: String) throws {
    try repository.write(["a/b.json": "text"])
    try repository.commit("first")
    let object = try repository.git("rev-parse", broken)
    let file = ".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: repository.path(file))
    try repository.write([file: "rubbish"])
    let files = try files("main")
    let error = #expect(throws: FileError.self) { try files.read(repository.path("a/b.json")) }
    let message = try #require(error).description
    #expect(message.hasPrefix("cannot read '\(repository.path("a/b.json"))': cannot read from git; git says: error: "))
    #expect(message.contains(object))
    #expect(throws: FileError.self, "git may have ended") { try files.read(repository.path("a/b.json")) }
  }
}
