import CatalogFiles
import Foundation
import Testing

/// The command in this process and the program in its own: the same status and the same bytes.
///
/// Most tests run the command in this process, so they rely on this.
@Suite("Runs in this process") struct InProcessTests {
  @Test(
    "A run in this process is like a launched program",
    arguments: [
      [], ["--help"], ["help", "add", "purpose"], ["check", "--help"], ["--version"], ["chekc"],
      ["check", "--fail-no"],
      ["check", "--format", "xml"], ["lookup"], ["add"], ["formats"], ["check", "nowhere"],
      ["--experimental-dump-help"], ["--generate-completion-script", "zsh"], ["--generate-completion-script", "none"],
      ["check"], ["check", "--format", "json"], ["lookup", "back", "--locale", "de"],
      ["lookup", "bakc", "--locale", "de"], ["export", "--locale", "de", "--format", "json"],
      ["check", "--format", "sarif", "--output", "/dev/null", "--format", "github"], ["set", "back", "--dry-run"],
      ["diff", "--git", "HEAD"],
    ])
  func isLikeALaunchedProgram(arguments: [String]) throws {
    let catalogue = try DiskCatalogue(german: "Zurück ")
    let program = Program(folder: catalogue.folder)
    let (run, launched) = (try program.run(arguments), try program.launch(arguments))
    #expect(run.status == launched.status)
    #expect(run.output == launched.output)
    #expect(run.error == launched.error)
  }

  @Test("Written files are the same")
  func writesTheSameFiles() throws {
    let texts = try [true, false].map { isLaunched in
      let catalogue = try DiskCatalogue()
      let program = Program(folder: catalogue.folder)
      let arguments = ["set", "back", "--locale", "de", "--title", "Rück"]
      let result = try isLaunched ? program.launch(arguments) : program.run(arguments)
      #expect(result.status == 0, "\(result.error)")
      return [result.output, try catalogue.read("titles/de.json")]
    }
    #expect(texts[0] == texts[1])
  }

  @Test("Each run has its own folder, also in threads that share its work")
  func hasItsOwnFolder() throws {
    let (one, other) = (try DiskCatalogue(german: "Eins"), try DiskCatalogue(german: "Zwei"))
    for (catalogue, title) in [(one, "Eins"), (other, "Zwei")] {
      let read = Surroundings.$current.withValue(Surroundings(folder: catalogue.folder.path, variables: [:])) {
        concurrentMap(8, inParallel: true) { _ in try? DiskFiles().read("titles/de.json") }
      }
      #expect(read.allSatisfy { $0.map { String(decoding: $0, as: UTF8.self) }?.contains(title) == true })
    }
  }
}
