import SourceText
import Testing

@testable import AgentServer

/// The server with tools that answer with their arguments.
@Suite struct MCPServerTests {
  private static func answer(_ line: String, guide: String? = "# Guide") -> String? {
    let server = MCPServer(
      version: "1.2",
      call: { tool, arguments in
        do throws(ToolArgumentError) {
          return MCPServer.Answer(.string(try ToolArguments(arguments, of: tool).text("query") ?? tool.name))
        } catch {
          return MCPServer.Answer(error: "\(error)")
        }
      },
      guide: { () throws(MCPServer.GuideRefusal) in
        guard let guide else { throw MCPServer.GuideRefusal("no catalogue") }
        return guide
      })
    return server.answer(to: .bytes(Array(line.utf8))).map(CompactJSON.text)
  }

  private static func call(_ method: String, _ parameters: String = "{}", guide: String? = "# Guide") -> String {
    answer(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(parameters)}"#, guide: guide) ?? "none"
  }

  @Test(
    "A client gets the version that it asks for, or the newest",
    arguments: [("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-06-18")])
  func negotiates(wanted: String, given: String) {
    let answer = Self.call("initialize", #"{"protocolVersion":"\#(wanted)"}"#)
    #expect(answer.contains(#""protocolVersion":"\#(given)""#) && answer.contains(#""version":"1.2""#), "\(answer)")
  }

  @Test("Every tool is listed with a schema of its arguments")
  func listsTools() {
    let answer = Self.call("tools/list")
    for tool in AgentTool.all {
      #expect(answer.contains(#""name":"\#(tool.name)""#))
      for argument in tool.arguments { #expect(answer.contains(#""\#(argument.name)":{"type":"#)) }
    }
  }

  @Test(
    "Arguments are checked before a tool is called",
    arguments: [
      (#"{"query":"trash"}"#, #"\"trash\""#), (#"{"query":"trash","limit":null}"#, #"\"trash\""#),
      ("{}", "'query' is missing"), (#"{"query":" "}"#, "'query' is empty"),
      (#"{"query":3}"#, "'query' is not of the type 'string'"), (#"{"query":"a","limit":0}"#, "'limit' is less than 1"),
      (#"{"query":"a","limit":1.5}"#, "'limit' is not of the type 'integer'"),
      (#"{"querry":"a"}"#, "has no argument 'querry'; did you mean 'query'?"),
      ("[]", "the arguments are not an object"),
    ])
  func checksArguments(arguments: String, text: String) {
    let answer = Self.call("tools/call", #"{"name":"find_purpose","arguments":\#(arguments)}"#)
    #expect(answer.contains(text), "\(answer)")
  }

  @Test func readsTheGuide() {
    #expect(Self.call("resources/read", ##"{"uri":"catalog://guide"}"##).contains(##""text":"# Guide""##))
    #expect(Self.call("resources/read", #"{"uri":"catalog://guide"}"#, guide: nil).contains(#""code":-32603"#))
    #expect(Self.call("resources/read", #"{"uri":"file:///etc/passwd"}"#).contains(#""code":-32002"#))
  }

  @Test func answersLongAndEmptyLines() {
    #expect(Self.answer("  \t\r") == nil)
    let server = MCPServer(
      version: "", call: { _, _ in MCPServer.Answer(.null) }, guide: { () throws(MCPServer.GuideRefusal) in "" })
    let answer = server.answer(to: .tooLong).map(CompactJSON.text)
    #expect(answer?.contains("a message has more than a megabyte") == true)
  }
}
