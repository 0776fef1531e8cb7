import AgentServer
import ArgumentParser
import CatalogValidation
import SourceText

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answer coding agents over the Model Context Protocol.",
    discussion: """
      A server for standard input and output, which an agent's program starts. It only reads: it finds purposes, looks them \
      up, draws bars and checks the catalogue. Every answer is of the files as they are then.

      --guide prints a page of Markdown instead: what a purpose is, how to use one, and every purpose, header and screen of the \
      catalogue in a line. Put it where an agent reads it, such as AGENTS.md.

      Examples:
        catalog mcp --catalog Catalogs/MyApp
        catalog mcp --guide --catalog Catalogs/MyApp > AGENTS.md
        claude mcp add purposes -- catalog mcp --catalog Catalogs/MyApp
      """
  )

  @OptionGroup var location: CatalogOption

  @Flag(help: "Print a page about the catalogue for agents and people in a hurry, and exit.")
  var guide = false

  func run() throws {
    if guide { return try Terminal.standardOutput.write(document: try guideText()) }
    let location = try location.resolved()
    // A folder that was misspelt in the agent's settings is said at the start.
    _ = try location.find()
    let tools = AgentTools(location: location)
    let server = MCPServer(version: ProgramVersion.number, call: tools.call) { () throws(MCPServer.GuideRefusal) in
      do { return try guideText() } catch { throw MCPServer.GuideRefusal("\(error)") }
    }
    var input = CommandRun.current.input
    var lines = InputLines { try input.read() }
    do {
      while let line = try lines.next() {
        guard let answer = server.answer(to: line) else { continue }
        try Terminal.standardOutput.write(document: CompactJSON.text(of: answer) + "\n")
      }
    } catch let error as CannotRun {
      throw error
    } catch {
      throw CannotRun("cannot read standard input: \(error)")
    }
  }

  private func guideText() throws -> String {
    CatalogGuide(try location.read(looksAtAll: false, orStandard: true)).text
  }
}
