import Foundation
import TestSupport
import Testing

/// `catalog publish`: what is written, kept, replaced and left alone.
@Suite struct PublishCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in SmallCatalogue.whole { try folder.write(text.utf8, to: "catalogue/\(name)") }
  }

  private func publish(_ arguments: String...) throws -> Program.Result {
    try Program().run(
      ["publish", "--catalog", "\(folder.path)/catalogue", "--output", "\(folder.path)/public"] + arguments)
  }

  private func paths(below name: String = "") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/public/\(name)").sorted()
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/public/\(path)", encoding: .utf8)
  }

  private func bundles(_ tag: String) throws -> [String] {
    try paths(below: "v1/bundles").filter { $0.hasPrefix("\(tag).") && $0.hasSuffix(".json") }
  }

  /// Changes a title of the catalogue.
  private func rename(_ title: String, to other: String) throws {
    let path = "catalogue/titles/en.json"
    let text = try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
    try #require(text.contains(title))
    try folder.write(text.replacing(title, with: other).utf8, to: path)
  }

  @Test func writesWhatAManifestNames() throws {
    let first = try publish()
    #expect(first.status == 0, "\(first)")
    let manifest = try JSONSerialization.jsonObject(with: Data(read("v1/manifest.json").utf8)) as? [String: Any]
    #expect(manifest?["catalog"] as? String == "Small" && manifest?["sourceLocale"] as? String == "en")
    let locales = try #require(manifest?["locales"] as? [String: [String: Any]])
    #expect(locales.keys.sorted() == ["ar", "en"])
    #expect(locales["ar"]?["direction"] as? String == "rtl")
    let generated = try Program().run(
      "generate", "json", "--catalog", "\(folder.path)/catalogue", "--output", "\(folder.path)/json")
    #expect(generated.status == 0)
    for (tag, entry) in locales {
      let address = try #require(entry["bundle"] as? String)
      let json = try String(contentsOfFile: "\(folder.path)/json/\(tag).json", encoding: .utf8)
      #expect(try read("v1/\(address)") == json)
    }
    let again = try publish()
    #expect(again.output.hasSuffix("; 0 written\n"), "the same input gives the same bytes: \(again)")
  }

  @Test("A catalogue with errors is not published, unless they are accepted")
  func refusesErrors() throws {
    let arabic = try #require(SmallCatalogue.files["titles/ar.json"])
    try folder.write(arabic.utf8, to: "catalogue/titles/ar.json")
    let refused = try publish()
    #expect(refused.status == 1 && refused.error.contains("add it to titles/ar.json [missing-title]"), "\(refused)")
    #expect(refused.error.hasSuffix("correct it, or accept it with --baseline FILE\n"), "\(refused)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/public"))
    let baseline = "\(folder.path)/baseline.json"
    _ = try Program().run(
      "check", "\(folder.path)/catalogue", "--baseline", baseline, "--update-baseline", "--grow", "--reason", "later")
    #expect(try publish("--baseline", baseline).status == 0)
    let missing = try publish("--baseline", "\(folder.path)/nothing.json")
    #expect(missing.status == 2 && missing.error.contains("nothing.json"), "\(missing)")
  }

  @Test(
    "Problems in files that publishing does not need are errors, too",
    arguments: [
      ("audit.json", #"{ "formatVersion": 1, "wrappers": { "A": { "framework": "swiftui", "purpose": "burn" } } }"#),
      ("attestation.tsv", "locale\tpurpose\ttitle\tprograms\tothers\nxx\tback\tA\t\t\n"),
    ])
  func refusesProblemsOfOtherFiles(file: String, text: String) throws {
    try folder.write(text.utf8, to: "catalogue/\(file)")
    let check = try Program().run("check", "\(folder.path)/catalogue", "--quiet")
    let refused = try publish()
    #expect(check.status == 1 && refused.status != 0, "\(check) \(refused)")
    #expect(check.output.contains("/\(file):") && refused.error.contains("/\(file):"), "\(check) \(refused)")
    let baseline = "\(folder.path)/baseline.json"
    _ = try Program().run(
      "check", "\(folder.path)/catalogue", "--baseline", baseline, "--update-baseline", "--grow", "--reason", "later")
    let accepted = try publish("--baseline", baseline)
    #expect(accepted.status == 0, "\(accepted)")
  }

  @Test("A publication that was killed leaves nothing that the next one does not remove")
  func removesAbandonedFiles() throws {
    #expect(try publish().status == 0)
    for name in [
      "v1/.manifest.json.1x2y.catalog-part", "purposes/.back.html.3.catalog-part", "purposes/.mine.catalog-part",
    ] {
      try folder.write("part".utf8, to: "public/\(name)")
    }
    #expect(try publish().output.hasSuffix("; 0 written\n"))
    #expect(try paths().filter { $0.contains("catalog-part") } == ["purposes/.mine.catalog-part"])
  }

  @Test("An empty name of a folder, as of an unset variable, is not the current folder")
  func refusesAnEmptyName() throws {
    let result = try publish("--output", "")
    #expect(result.status != 0 && result.error.contains("--output is empty; name a folder"), "\(result)")
  }

  @Test(
    "What cannot be a folder is reported with what to do",
    arguments: [
      ("/dev/null", "'/dev/null' is not a folder; move it away, or name another folder"),
      (
        "/proc/x",
        "cannot make or write the folder '/proc/x': No such file or directory; name another one with --output"
      ),
      ("/dev/null/x", "'/dev/null' is not a folder; move it away, or name another folder"),
    ])
  func refusesFolders(output: String, message: String) throws {
    let result = try Program().run("publish", "--catalog", "\(folder.path)/catalogue", "--output", output)
    #expect(result.status == 2 && result.error == "Error: \(message)\n", "\(result)")
  }

  @Test("Old bundles stay for clients with an old manifest, until they are pruned")
  func isAdditive() throws {
    _ = try publish()
    let old = try bundles("en")
    try rename("\"Delete\"", to: "\"Remove\"")
    #expect(try publish().output.contains(" old kept (--prune removes them)"))
    #expect(try bundles("en").count == 2 && bundles("en").contains(old[0]))
    let pruned = try publish("--prune")
    #expect(pruned.status == 0 && pruned.output.contains(" removed"))
    #expect(try bundles("en").count == 1 && !bundles("en").contains(old[0]))
  }

  @Test("A file that was not published, or that somebody edited, stays; then nothing is written")
  func replacesOnlyItsOwn() throws {
    try folder.write("mine\n".utf8, to: "public/locales/en/translation.json")
    let refused = try publish()
    #expect(refused.status == 2 && refused.error.contains("translation.json' was not published"), "\(refused)")
    #expect(try paths() == ["locales", "locales/en", "locales/en/translation.json"])
    try FileManager.default.removeItem(atPath: "\(folder.path)/public/locales/en/translation.json")
    _ = try publish()
    try folder.write("edited\n".utf8, to: "public/v1/manifest.json")
    #expect(try publish().status == 2)
    #expect(try read("v1/manifest.json") == "edited\n")
  }

  @Test("Files of others are not pruned, and a list cannot name files outside")
  func prunesOnlyItsOwn() throws {
    _ = try publish()
    try folder.write("theirs\n".utf8, to: "public/v1/bundles/theirs.json")
    try folder.write("outside\n".utf8, to: "outside.txt")
    let list = try read("published.json").replacing(
      "\"files\": {", with: "\"files\": {\n    \"../outside.txt\": \"af63dc4c8601ec8c\",")
    try folder.write(list.utf8, to: "public/published.json")
    let result = try publish("--prune")
    #expect(result.status == 0, "\(result)")
    #expect(try read("v1/bundles/theirs.json") == "theirs\n")
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/outside.txt"))
  }

  @Test("A link in the folder that leads out of it is refused")
  func refusesLinks() throws {
    try FileManager.default.createDirectory(atPath: "\(folder.path)/elsewhere", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: "\(folder.path)/public", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/public/v1", withDestinationPath: "\(folder.path)/elsewhere")
    #expect(try publish().status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/elsewhere").isEmpty)
  }

  /// Weblate's own schema, from its package.
  @Test func weblateAcceptsItsManifest() throws {
    _ = try publish()
    let python = Program.root.appending(path: ".build/test-tools/bin/python")
    guard FileManager.default.isExecutableFile(atPath: python.path) else {
      throw MissingProgram(description: "Scripts/prerequisites test")
    }
    let program = """
      import hashlib, json, pathlib, sys
      from weblate_schemas import validate_schema
      path = pathlib.Path(sys.argv[1])
      manifest = json.loads(path.read_bytes())
      validate_schema(manifest, "weblate-cdn-manifest.schema.json")
      for files in manifest["locales"].values():
          for file in files:
              data = (path.parent / file["url"]).read_bytes()
              assert hashlib.sha256(data).hexdigest() == file["sha256"] and len(data) == file["size"], file
      print(sorted(manifest["locales"]))
      """
    let result = try Program(program: python).launch("-c", program, "\(folder.path)/public/locales/manifest.json")
    #expect(result.output == "['ar', 'en']\n", "\(result)")
  }
}
