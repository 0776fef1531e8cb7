import Foundation
import TestSupport
import Testing

/// The lines with curl in README.md and Documentation/Server.md, run as printed; only the port is another one.
@Suite struct CurlTests {
  /// A command and what the document says that it prints.
  private struct Example {
    let place: String
    let command: String
    var output = ""
  }

  private static func examples() throws -> [Example] {
    try DocumentSnippet.all("text").filter { ["README.md", "Documentation/Server.md"].contains($0.file) }.flatMap(
      examples(in:))
  }

  private static func examples(in snippet: DocumentSnippet) -> [Example] {
    var examples: [Example] = []
    for (index, line) in snippet.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("curl ") {
        examples.append(Example(place: "\(snippet.file):\(snippet.line + index)", command: String(line)))
      } else if !line.isEmpty, !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }

  @Test func printsWhatTheDocumentsSay() throws {
    let examples = try Self.examples()
    #expect(examples.count >= 6)
    let service = try RunningService(catalog: Repository.standard.path)
    defer { service.stop() }
    let folder = try TemporaryFolder()
    for example in examples {
      let command = example.command.replacing("127.0.0.1:8080", with: "127.0.0.1:\(service.port)")
      #expect(command.contains(":\(service.port)/"), "\(example.place)")
      // Its figures about the transfer are for people at a terminal.
      let shell = "exec 2>/dev/null; cd \(folder.path); \(command)"
      var output = try Shell.run(["/bin/sh", "-c", shell]).output
      if !output.hasSuffix("\n") { output += "\n" }
      #expect(output == example.output, "\(example.place)")
    }
  }
}
