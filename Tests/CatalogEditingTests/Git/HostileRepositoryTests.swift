import CatalogFiles
import Foundation
import TestSupport
import Testing

@testable import CatalogEditing

/// Repositories whose configuration names programs: none of them is run.
@Suite struct HostileRepositoryTests {
  private let repository: GitRepository
  /// The file that the program creates when it runs.
  private let canary: String
  private let program: String

  init() throws {
    repository = try GitRepository()
    (canary, program) = (repository.path("canary"), repository.path("program"))
    try repository.write([
      "App/catalog.json": "{}", "App/other.json": "[]", "program": "#!/bin/sh\ntouch \(canary)\n",
    ])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    try repository.commit("first")
  }

  private var hasRunAProgram: Bool { FileManager.default.fileExists(atPath: canary) }

  /// Ways in which a partial clone fetches a missing object, each through a program named in its settings.
  private static let transports: [[(name: String, value: String)]] = [
    [("remote.origin.url", "ssh://host/path"), ("core.sshCommand", "PROGRAM")],
    [("remote.origin.url", "ssh://host/path"), ("core.sshCommand", "PROGRAM"), ("protocol.ssh.allow", "always")],
    [("remote.origin.url", "ext::PROGRAM"), ("protocol.ext.allow", "always")],
    [("remote.origin.url", "SELF"), ("remote.origin.uploadpack", "PROGRAM")],
    [("remote.origin.url", "git://host/path"), ("core.gitProxy", "PROGRAM")],
  ]

  /// Makes a repository a partial clone that lacks one file.
  private func makePartial(_ gitFolder: String, with settings: [(name: String, value: String)]) throws {
    let object = try repository.git("rev-parse", "HEAD:App/other.json")
    try repository.remove("\(gitFolder)/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    let partial = [
      ("core.repositoryformatversion", "1"), ("extensions.partialClone", "origin"), ("remote.origin.promisor", "true"),
      ("remote.origin.partialclonefilter", "blob:none"),
    ]
    for (name, value) in partial + settings.map({ ($0.name, $0.value) }) {
      let value = value.replacing("PROGRAM", with: program).replacing("SELF", with: repository.path())
      try repository.git("config", "--file", repository.path("\(gitFolder)/config"), name, value)
    }
  }

  /// Commits a bare repository, as ordinary files, in place of the catalogue.
  private func commitBareRepository(with settings: [(name: String, value: String)]) throws {
    try repository.git("clone", "--quiet", "--bare", "--no-local", ".", "Bare")
    let pack = try FileManager.default.contentsOfDirectory(atPath: repository.path("Bare/objects/pack"))
    #expect(pack.contains { $0.hasSuffix(".pack") })
    // Unlike a pack, loose objects can be removed one by one.
    try repository.remove("Bare/objects")
    try FileManager.default.copyItem(atPath: repository.path(".git/objects"), toPath: repository.path("Bare/objects"))
    try makePartial("Bare", with: settings)
    try repository.write(["Bare/catalog.json": "{}", "Bare/App/catalog.json": "{}"])
    try repository.commit("a bare repository")
  }

  @Test(arguments: transports)
  func readsNothingFromACommittedBareRepository(settings: [(name: String, value: String)]) throws {
    try commitBareRepository(with: settings)
    for folder in ["Bare", "Bare/objects", "Bare/App"] {
      let error = #expect(throws: GitError.self) {
        try GitFiles(revision: "HEAD", at: repository.path(folder)).read(repository.path("\(folder)/App/other.json"))
      }
      #expect(try #require(error).description.contains("cannot use bare repository"), "\(folder)")
    }
    #expect(!hasRunAProgram)
    // Plain git runs the program: the attack works.
    _ = try? repository.git("-C", "Bare", "cat-file", "blob", "HEAD:App/other.json")
    #expect(hasRunAProgram, "these settings run no program in this version of git: \(settings)")
  }

  /// A work tree that came with its `.git`, such as from an archive.
  @Test(arguments: transports)
  func fetchesNothing(settings: [(name: String, value: String)]) throws {
    try makePartial(".git", with: settings)
    let files = try GitFiles(revision: "HEAD", at: repository.path("App"))
    #expect(throws: FileError.self) { try files.read(repository.path("App/other.json")) }
    #expect(!hasRunAProgram)
    _ = try? repository.git("cat-file", "blob", "HEAD:App/other.json")
    #expect(hasRunAProgram, "these settings run no program in this version of git: \(settings)")
  }

  /// All other settings that name a program; reading runs none of them.
  @Test(
    arguments: [
      "core.fsmonitor", "core.pager", "pager.cat-file", "pager.rev-parse", "core.sshCommand",
      "core.alternateRefsCommand",
      "core.editor", "core.askPass", "credential.helper", "diff.external", "diff.json.textconv", "diff.json.command",
      "filter.json.smudge", "filter.json.clean", "filter.json.process", "gpg.program", "uploadpack.packObjectsHook",
      "alias.cat-file", "alias.rev-parse", "alias.merge-base",
    ])
  func runsNoConfiguredProgram(setting: String) throws {
    try repository.write([".gitattributes": "*.json diff=json filter=json\n"])
    try repository.commit("attributes")
    try repository.git("config", setting, setting.hasPrefix("alias") ? "!\(program)" : program)
    let files = try GitFiles(revision: "HEAD", at: repository.path("App"))
    #expect(try files.read(repository.path("App/catalog.json")) == Array("{}".utf8))
    let common = try GitFiles(mergeBaseOf: files, files, at: repository.path("App"))
    #expect(common.commit == files.commit)
    #expect(!hasRunAProgram)
  }

  @Test func runsNoHook() throws {
    let hooks = [
      "post-checkout", "post-index-change", "pre-auto-gc", "reference-transaction", "fsmonitor-watchman",
      "post-rewrite",
    ]
    for hook in hooks {
      let path = ".git/hooks/\(hook)"
      try repository.write([path: "#!/bin/sh\ntouch \(canary)\n"])
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: repository.path(path))
    }
    let files = try GitFiles(revision: "HEAD", at: repository.path("App"))
    #expect(try files.read(repository.path("App/catalog.json")) == Array("{}".utf8))
    #expect(!hasRunAProgram)
  }

  /// A commit is read as it was made, even if the repository replaces its objects (git-replace(1)).
  @Test func readsNoReplacedObject() throws {
    try repository.write(["App/catalog.json": "[]"])
    let second = try repository.commit("second")
    try repository.git("replace", second, "HEAD^")
    #expect(try repository.git("cat-file", "blob", "\(second):App/catalog.json") == "{}")
    let files = try GitFiles(revision: second, at: repository.path("App"))
    #expect(try files.read(repository.path("App/catalog.json")) == Array("[]".utf8))
  }
}
