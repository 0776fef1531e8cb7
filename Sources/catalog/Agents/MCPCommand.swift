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
    if guide { return try Terminal.standardOutput.write(document: try CatalogGuide(location).text) }
    let server = MCPServer(catalogue: location.folder)
    var lines = InputLines(of: CommandRun.current.input)
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
}

/// The part of the Model Context Protocol that a stateless server needs.
struct MCPServer {
  let catalogue: String?

  /// The supported versions of the protocol, the newest first. If a client requests another one, the first is offered.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  private static let guide = "catalog://guide"

  /// The answer to a line; nil for a notification.
  func answer(to line: InputLines.Line) -> JSONTree? {
    guard case .bytes(let line) = line else {
      return RPCError.invalidRequest("a message has more than a megabyte").answer(to: .null)
    }
    if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return nil }
    do throws(RPCRequest.Refusal) {
      guard let request = try RPCRequest(line: line) else { return nil }
      guard let id = request.id else { return nil }
      do throws(RPCError) {
        return .fields([("jsonrpc", .string("2.0")), ("id", id), ("result", try result(of: request))])
      } catch {
        return error.answer(to: id)
      }
    } catch {
      return error.error.answer(to: error.id)
    }
  }

  private func result(of request: RPCRequest) throws(RPCError) -> JSONTree {
    switch request.method {
    case "initialize": initialized(request.parameters)
    case "ping": .object([])
    case "tools/list": .fields([("tools", .array(AgentTool.all.map(\.tree)))])
    case "tools/call": try called(request.parameters)
    case "resources/list": .fields([("resources", .array([Self.resource]))])
    case "resources/templates/list": .fields([("resourceTemplates", .array([]))])
    case "resources/read": try read(request.parameters)
    case "prompts/list": .fields([("prompts", .array([]))])
    default: throw .unknownMethod(request.method)
    }
  }

  // MARK: Methods

  private func initialized(_ parameters: JSONValue?) -> JSONTree {
    let wanted = parameters?["protocolVersion"]?.string
    let version = Self.versions.first { $0 == wanted } ?? Self.versions[0]
    return .fields([
      ("protocolVersion", .string(version)),
      ("capabilities", .fields([("tools", .object([])), ("resources", .object([]))])),
      (
        "serverInfo",
        .fields([
          ("name", .string("catalog")), ("title", .string("Purpose catalogue")),
          ("version", .string(ProgramVersion.number)),
        ])
      ),
      (
        "instructions",
        .string(
          "A catalogue of what buttons are for. Use a purpose wherever an app shows a button: find it, and write its identifier; "
            + "never write a title or an icon's name of your own where there is a purpose.")
      ),
    ])
  }

  private func called(_ parameters: JSONValue?) throws(RPCError) -> JSONTree {
    guard let name = parameters?["name"]?.string else { throw .invalidParameters("there is no \"name\" of a tool") }
    guard let answer = AgentTools(catalogue: catalogue).call(name, parameters?["arguments"]) else {
      let hint = NearestName.suggestion(for: name, in: AgentTool.all.map(\.name))
      throw .invalidParameters("unknown tool '\(name.onOneLine)'\(hint)")
    }
    let text = JSONTree.fields([("type", .string("text")), ("text", .string(CompactJSON.text(of: answer.tree)))])
    return .fields([
      ("content", .array([text])), ("structuredContent", answer.isError ? nil : answer.tree),
      ("isError", .bool(answer.isError)),
    ])
  }

  private static let resource = JSONTree.fields([
    ("uri", .string(guide)), ("name", .string("guide")), ("title", .string("Guide to this catalogue")),
    ("mimeType", .string("text/markdown")),
  ])

  private func read(_ parameters: JSONValue?) throws(RPCError) -> JSONTree {
    guard parameters?["uri"]?.string == Self.guide else {
      throw RPCError(code: -32002, message: "there is no such resource; 'resources/list' lists them")
    }
    let text: String
    do {
      var location = CatalogOption()
      location.folder = catalogue
      text = try CatalogGuide(location).text
    } catch {
      throw RPCError(code: -32603, message: (error as? CannotRun).map { "\($0)" } ?? "\(error)")
    }
    let content = JSONTree.fields([
      ("uri", .string(Self.guide)), ("mimeType", .string("text/markdown")), ("text", .string(text)),
    ])
    return .fields([("contents", .array([content]))])
  }
}
