import Foundation
import TestSupport
import Testing

/// Pairs of `--format` and `--output`.
@Suite struct OutputTests {
  /// Each report goes to the file given after its format.
  @Test func writesSeveralReports() throws {
    let catalogue = try DiskCatalogue(german: " Zurück")
    let program = Program(folder: catalogue.folder)
    let result = try program.run("check", "--format", "text", "--format", "json", "--output", "findings.json")
    #expect(result.output.contains("[edge-whitespace]"))
    let written = try Data(contentsOf: catalogue.folder.appending(path: "findings.json"))
    #expect(try JSONSerialization.jsonObject(with: written) is [String: Any])
    let other = try program.run("check", "--format=json", "--output=a.json", "--format=text", "--output=b.txt")
    #expect(other.output.isEmpty)
    #expect(try String(contentsOf: catalogue.folder.appending(path: "b.txt"), encoding: .utf8) == result.output)
    #expect(try Data(contentsOf: catalogue.folder.appending(path: "a.json")) == written)
  }

  /// The options, and the format of each file. An `--output` before every `--format` belongs to the first format.
  @Test(
    arguments: [
      (["--format", "text", "--output", "a"], ["a": "text"]),
      (["--format", "text", "--output", "a", "--format", "json"], ["a": "text"]),
      (["--format", "text", "--format", "json", "--output", "a"], ["a": "json"]),
      (["--output", "a", "--format", "json"], ["a": "json"]),
      (["--output", "a", "--format", "json", "--format", "text"], ["a": "json"]),
      (["--output", "a", "--format", "json", "--format", "text", "--output", "b"], ["a": "json", "b": "text"]),
      (["--format", "text", "--format", "json", "--output", "a", "--output", "b"], ["a": "text", "b": "json"]),
      (["--output", "a"], ["a": "text"]),
    ] as [([String], [String: String])])
  func pairsFormatsWithOutputs(options: [String], files: [String: String]) throws {
    let catalogue = try DiskCatalogue()
    let result = try Program(folder: catalogue.folder).run(["check"] + options)
    #expect(result.status == 0 && result.error == "")
    for (name, format) in files {
      #expect(try catalogue.read(name).hasPrefix("{") == (format == "json"))
    }
    // A format without a file is printed.
    let isPrinted = options.count { $0 == "--format" } > files.count
    #expect(result.output.isEmpty != isPrinted)
    if isPrinted { #expect(result.output.hasPrefix("{") != files.values.contains("json")) }
  }

  /// As many `--output` as `--format`, but one format has two of them.
  @Test(
    arguments: [
      (["--format", "text", "--output", "a", "--output", "b", "--format", "json"], "text"),
      (["--format", "text", "--format", "json", "--output", "a", "--output", "b", "--output", "c"], "json"),
      (["--output", "a", "--format", "text", "--output", "b", "--format", "json"], "text"),
      (["--output", "a", "--output", "b"], "text"),
    ])
  func refusesTwoOutputsOfOneFormat(options: [String], format: String) throws {
    let catalogue = try DiskCatalogue()
    let result = try Program(folder: catalogue.folder).run(["check"] + options)
    #expect(result.status == 2)
    #expect(result.error.contains("one --format \(format) has several --output: 'a' and 'b'"))
    #expect(!FileManager.default.fileExists(atPath: catalogue.folder.appending(path: "a").path))
  }

  /// A file directly in the root folder, where no parent needs to be created. Only the program sees this root folder.
  @Test func exportsIntoTheRootFolder() throws {
    let catalogue = try DiskCatalogue()
    let export = ["export", "--locale", "de", "--format", "json", "--output", "/exported.json"]
    let result = try Program(folder: catalogue.folder).runInMountNamespace(
      Self.inOwnRoot, export + ["--catalog", catalogue.folder.path])
    #expect(result.status == 0 && result.error == "")
    #expect(result.output.hasPrefix("wrote /exported.json\n{"), "\(result)")
    #expect(result.output.contains("Zurück"))
    withExtendedLifetime(catalogue) {}
  }

  /// Runs the program in a root folder that holds only the system's folders, and prints the file that it wrote.
  private static let inOwnRoot = """
    mkdir root && mount -t tmpfs none root || exit
    for entry in /*; do
      if [ -L "$entry" ]; then cp -P "$entry" root
      elif [ -d "$entry" ]; then mkdir "root$entry" && mount --rbind "$entry" "root$entry"
      fi
    done
    /usr/sbin/chroot root "$0" "$@" && cat root/exported.json
    """

  /// Differences are written as reports are: hard links survive, and devices and pipes work.
  @Test func replacesAFileOfDifferences() throws {
    let repository = try GitRepository()
    try repository.write([
      "catalog.json":
        #"{ "formatVersion": 1, "name": "App", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
      "purposes.json": "{}", "titles/en.json": "{}", "changes.txt": "old",
    ])
    try repository.commit("first")
    let (file, other) = (repository.path("changes.txt"), repository.path("other.txt"))
    try FileManager.default.linkItem(atPath: file, toPath: other)
    let program = Program(folder: repository.folder)
    let printed = try program.run("diff", "--git", "HEAD").output
    #expect(try program.run("diff", "--git", "HEAD", "--output", "changes.txt").status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == printed)
    #expect(try program.launch("diff", "--git", "HEAD", "--output", "/dev/stdout").output == printed)
    #expect(try program.run("diff", "--git", "HEAD", "--output", "/dev/null").status == 0)
    withExtendedLifetime(repository) {}
  }
}
