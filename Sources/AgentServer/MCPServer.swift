package import SourceText

/// The part of the Model Context Protocol that a stateless server needs.
package struct MCPServer {
  /// The result of a tool.
  package struct Answer {
    let tree: JSONTree
    let isError: Bool

    package init(_ tree: JSONTree) {
      self.tree = tree
      isError = false
    }

    /// A tool that could not answer.
    package init(error message: String) {
      tree = .fields([("error", .string(message))])
      isError = true
    }
  }

  /// The reason why the guide cannot be made.
  package struct GuideRefusal: Error {
    let message: String

    package init(_ message: String) { self.message = message }
  }

  /// The version of the program.
  private let version: String
  /// Calls one of ``AgentTool/all``.
  private let call: (AgentTool, _ arguments: JSONValue?) -> Answer
  /// Makes the guide to the catalogue as it is now.
  private let guide: () throws(GuideRefusal) -> String

  package init(
    version: String, call: @escaping (AgentTool, _ arguments: JSONValue?) -> Answer,
    guide: @escaping () throws(GuideRefusal) -> String
  ) {
    self.version = version
    self.call = call
    self.guide = guide
  }

  /// The supported versions of the protocol, the newest first. If a client requests another one, the first is offered.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  private static let address = "catalog://guide"

  /// The answer to a line; nil for a notification.
  package func answer(to line: InputLines.Line) -> JSONTree? {
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
          ("version", .string(self.version)),
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
    guard let name = parameters?["name"]?.string else {
      throw .invalidParameters("the request names no tool in \"name\"")
    }
    guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
      let hint = NearestName.suggestion(for: name, in: AgentTool.all.map(\.name))
      throw .invalidParameters("unknown tool '\(name.onOneLine)'\(hint)")
    }
    let answer = call(tool, parameters?["arguments"])
    let text = JSONTree.fields([("type", .string("text")), ("text", .string(CompactJSON.text(of: answer.tree)))])
    return .fields([
      ("content", .array([text])), ("structuredContent", answer.isError ? nil : answer.tree),
      ("isError", .bool(answer.isError)),
    ])
  }

  private static let resource = JSONTree.fields([
    ("uri", .string(address)), ("name", .string("guide")), ("title", .string("Guide to this catalogue")),
    ("mimeType", .string("text/markdown")),
  ])

  private func read(_ parameters: JSONValue?) throws(RPCError) -> JSONTree {
    guard parameters?["uri"]?.string == Self.address else {
      throw RPCError(code: -32002, message: "unknown resource; 'resources/list' lists them")
    }
    let text: String
    do throws(GuideRefusal) {
      text = try guide()
    } catch {
      throw RPCError(code: -32603, message: error.message)
    }
    let content = JSONTree.fields([
      ("uri", .string(Self.address)), ("mimeType", .string("text/markdown")), ("text", .string(text)),
    ])
    return .fields([("contents", .array([content]))])
  }
}
