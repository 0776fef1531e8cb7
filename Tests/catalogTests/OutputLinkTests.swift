import Foundation
import Testing

/// `--output` through symbolic links.
@Suite struct OutputLinkTests {
  private let catalogue: DiskCatalogue

  init() throws {
    catalogue = try DiskCatalogue()
    try catalogue.write("mine\n", to: "elsewhere/file")
    try catalogue.write("", to: "here/real.md")
  }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: catalogue.folder.appending(path: name).path, withDestinationPath: destination)
  }

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program(folder: catalogue.folder).run(arguments)
  }

  /// The output path, the link's target, and whether it is refused.
  @Test(
    arguments: [
      ("here/link.md", "../elsewhere/file", true), ("here/link.md", "../elsewhere/new", true),
      ("here/link.md", "real.md", false), ("here/link.md", "/dev/null", false),
    ])
  func doesNotFollowLinksOutOfTheFolder(output: String, destination: String, isRefused: Bool) throws {
    try link(output, to: destination)
    for command in [["diff", ".", "."], ["check"]] {
      let result = try Program(folder: catalogue.folder).run(command + ["--output", output])
      #expect(result.status == (isRefused ? 2 : 0), "\(result)")
      if isRefused { #expect(result.error.contains("'\(output)'"), "\(result)") }
      #expect(try catalogue.read("elsewhere/file") == "mine\n")
    }
    #expect(!FileManager.default.fileExists(atPath: catalogue.folder.appending(path: "elsewhere/new").path))
    if destination == "real.md" { #expect(try catalogue.read("here/real.md").contains("0 errors")) }
  }

  @Test func reportsTheTargetOfALink() throws {
    try link("here/link.md", to: "../elsewhere/file")
    let place = catalogue.folder.resolvingSymlinksInPath().path + "/elsewhere/file"
    #expect(
      try run("diff", ".", ".", "--output", "here/link.md").error
        == "Error: 'here/link.md' leads out of its folder to '\(place)'; remove the link, or use that path directly\n")
  }

  /// An export writes only below the named folder, which itself may be a link.
  @Test func doesNotExportIntoLinkedFolders() throws {
    try link("here/values-de", to: "../elsewhere")
    let result = try run("export", "--locale", "de", "--format", "android", "--output", "here")
    #expect(result.status == 2 && result.error.contains("leads out of its folder"), "\(result)")
    try link("linked", to: "elsewhere")
    #expect(try run("export", "--locale", "de", "--format", "android", "--output", "linked").status == 0)
  }

  /// The system's own links, such as /dev/stdout, are followed.
  @Test func writesToSystemLinks() throws {
    let text = try run("diff", ".", ".").output
    let program = Program(folder: catalogue.folder)
    #expect(try program.launch("diff", ".", ".", "--output", "/dev/stdout").output == text)
    let file = catalogue.folder.appending(path: "redirected")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    _ = try program.launch("diff", ".", ".", "--output", "/dev/stdout", output: handle)
    #expect(try catalogue.read("redirected") == text)
  }
}
