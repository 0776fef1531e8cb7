import Foundation
import Testing

/// `catalog import` of a folder, which may hold any files.
@Suite("Importing folders") struct ImportFolderTests {
  private let catalogue: DiskCatalogue
  private let program: Program

  /// A folder `out` with one correct file.
  init() throws {
    catalogue = try DiskCatalogue()
    program = Program(folder: catalogue.folder)
    let export = try program.run(
      "export", "--locale", "de", "--format", "xliff-1.2", "--output", "out", "--no-instructions")
    try #require(export.status == 0 && export.output == "wrote out/de.xlf\n", "\(export.error)")
  }

  @Test("Files of unknown kinds are skipped, reported and counted")
  func unknown() throws {
    for name in ["README.txt", "empty.md", "more/index.ts", "pom.xml"] {
      try catalogue.write(name == "empty.md" ? "" : "<project/>", to: "out/\(name)")
    }
    let result = try program.run("import", "out")
    #expect(result.status == 0)
    #expect(result.output == "1 unit: 1 unchanged; nothing to write\n")
    let reason = "skipped: unknown kind of file"
    #expect(
      result.error == """
        out/README.txt: \(reason)
        out/empty.md: \(reason)
        out/more/index.ts: \(reason)
        out/pom.xml: \(reason)
        skipped 4 of 5 files

        """)
  }

  @Test(
    "A file whose locale nothing names is skipped and listed, unless it has our texts; one with two names is refused")
  func locales() throws {
    try catalogue.write("key,text\nmissing,x\n", to: "out/list.csv")
    let mixed = try program.run("import", "out")
    #expect(mixed.status == 0)
    #expect(mixed.error.contains("out/list.csv: skipped: the header names no locale"), "\(mixed.error)")
    // Texts of a translator would be lost.
    try catalogue.write("key,text\nback,x\n", to: "out/list.csv")
    let lost = try program.run("import", "out", "--quiet")
    #expect(lost.status == 1)
    #expect(lost.output.hasPrefix("out/list.csv:1:1: broken: the header names no locale"), "\(lost.output)")
    try FileManager.default.removeItem(at: catalogue.folder.appending(path: "out/list.csv"))
    try catalogue.write("key,text (de)\nback,x\n", to: "out/en.csv")
    let refused = try program.run("import", "out")
    #expect(refused.status == 1)
    #expect(
      refused.output.contains("out/en.csv:1:5: broken: the file is of 'de' here, and the file's name is of 'en'"),
      "\(refused.output)")
  }

  @Test(
    "An invalid file with a format's name is broken, and the others are imported",
    arguments: [
      ("en.xlf", "", "the file is empty; ask for it again"),
      ("en.po", "\n", "the file is empty; ask for it again"),
      ("values-en/strings.xml", "", "the file is empty; ask for it again"),
      ("en.json", " \r\n", "the file is empty; ask for it again"),
      ("en.xlf", "<?xml", "unknown kind of file; name its format with --format"),
      ("package.json", "{}", "the file could be 'i18next' or 'json'; name its format with --format"),
    ])
  func broken(name: String, text: String, reason: String) throws {
    try catalogue.write(text, to: "out/\(name)")
    let result = try program.run("import", "out")
    #expect(result.status == 1 && result.error.isEmpty, "\(result.error)")
    #expect(
      result.output == "out/\(name):1:1: broken: \(reason)\n2 units: 1 unchanged, 1 broken; nothing to write\n")
  }

  @Test("A pipe is not waited for")
  func pipe() throws {
    try #require(mkfifo(catalogue.folder.appending(path: "out/en.xlf").path, 0o600) == 0)
    let result = try program.run("import", "out")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("out/en.xlf:1:1: broken: 'out/en.xlf' is not a regular file"))
  }

  @Test(
    "An export that is empty because nothing was missing is imported without a problem",
    arguments: ["strings", "properties"])
  func nothing(format: String) throws {
    // No locale has a text of 'play'. If only German lacked it, the export would contain the source text.
    let purposes = ["back", "play"].map { name in
      #""\#(name)": { "role": "act", "description": "…", "messages": { "title": {} } }"#
    }
    try catalogue.write("{ \(purposes.joined(separator: ", ")) }", to: "purposes.json")
    let export = try program.run(
      "export", "--locale", "de", "--format", format, "--purposes", "play", "--output", "out")
    #expect(export.status == 0 && export.output.hasPrefix("wrote out/"), "\(export.output)\(export.error)")
    let result = try program.run("import", "out", "--dry-run")
    #expect(result.status == 0 && result.error.isEmpty, "\(result.output)\(result.error)")
  }

  @Test(
    "A command without any readable file is an error",
    arguments: [
      (["notes"], "Error: notes/a.txt: unknown kind of file; name its format with --format\n"),
      (["notes/a.txt"], "Error: notes/a.txt: unknown kind of file; name its format with --format\n"),
      (["empty"], "Error: empty/de.xlf: the file is empty; ask for it again\n"),
    ])
  func nothingRead(arguments: [String], reason: String) throws {
    try catalogue.write("a", to: "notes/a.txt")
    try catalogue.write("", to: "empty/de.xlf")
    let result = try program.run(["import"] + arguments)
    #expect(result.status == 2 && result.error == reason, "\(result.error)")
  }

  @Test("A named file of an unknown kind is broken, and the others are imported")
  func namedUnknown() throws {
    try catalogue.write("a", to: "notes/a.txt")
    let result = try program.run("import", "out", "notes/a.txt")
    #expect(result.status == 1 && result.error.isEmpty, "\(result)")
    let broken = "notes/a.txt:1:1: broken: unknown kind of file; name its format with --format\n"
    #expect(result.output == broken + "2 units: 1 unchanged, 1 broken; nothing to write\n", "\(result)")
  }
}
