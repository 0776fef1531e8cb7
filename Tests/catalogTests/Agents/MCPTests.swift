import Foundation
import TestSupport
import Testing

/// `catalog mcp`: with clients that others wrote, and line by line.
@Suite struct MCPTests {
  // MARK: Clients

  private func run(_ program: String) throws -> String {
    let python = Program.root.appending(path: ".build/test-tools/bin/python")
    guard FileManager.default.isExecutableFile(atPath: python.path) else {
      throw MissingProgram(description: "Scripts/prerequisites test")
    }
    let result = try Program(program: python).launch("-c", program, Program.executable.path)
    #expect(result.status == 0, "\(result.error)")
    return result.output
  }

  @Test("The client of the protocol's authors finds, resolves, draws and checks")
  func answersTheOfficialClient() throws {
    let output = try run(
      """
      import asyncio, json, sys
      from mcp import ClientSession, StdioServerParameters
      from mcp.client.stdio import stdio_client

      async def main():
          server = StdioServerParameters(command=sys.argv[1], args=["mcp", "--catalog", "Catalogs/Examples/Cycling"])
          async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
              await session.initialize()
              tools = await session.list_tools()
              print(*sorted(tool.name for tool in tools.tools))
              async def call(name, **arguments):
                  return json.loads((await session.call_tool(name, arguments)).content[0].text)
              print((await call("find_purpose", query="Löschen"))["matches"][0]["purpose"])
              print((await call("resolve", purpose="save", locale="de", wording="apple"))["text"])
              print((await call("resolve", purpose="delete", locale="ar-EG", message="counted", arguments={"count": 3}))["text"])
              bar = await call("header", kind="dialog", confirm="save", trailing=["share"], locale="ar", platform="android")
              print(*[item["purpose"] for item in bar["items"]])
              print((await call("check"))["total"])
              # A count alone asks for the counted text.
              assert (await call("resolve", purpose="delete", locale="ar-EG", arguments={"count": 3}))["message"] == "counted"
              print((await session.call_tool("resolve", {"purpose": "delet", "locale": "ar"})).content[0].text)
              guide = await session.read_resource("catalog://guide")
              print(guide.contents[0].text.splitlines()[0])
      asyncio.run(main())
      """)
    #expect(
      output == """
        check find_purpose header resolve
        delete
        Sichern
        حذف ٣ عناصر
        cancel share save
        0
        {"error":"unknown purpose 'delet'; did you mean 'delete'?"}
        # Cycling: what buttons are for

        """)
  }

  @Test func answersFastMCP() throws {
    let output = try run(
      """
      import asyncio, sys
      from fastmcp import Client
      from fastmcp.client.transports import StdioTransport

      async def main():
          transport = StdioTransport(command=sys.argv[1], args=["mcp", "--catalog", "Catalogs/Examples/Cycling"])
          async with Client(transport) as client:
              await client.ping()
              result = await client.call_tool("resolve", {"purpose": "back", "locale": "he", "icons": "lucide"})
              print(result.structured_content["text"], result.structured_content["icons"]["lucide"]["name"])
      asyncio.run(main())
      """)
    #expect(output == "חזרה chevron-right\n")
  }

  // MARK: Lines

  /// The answers to some lines.
  private func answers(_ lines: String) throws -> [String] {
    let result = try Program().run("mcp", "--catalog", "Catalogs/Examples/Cycling", input: lines)
    #expect(result.status == 0 && result.error == "")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "A wrong line has an error and nothing else; the server goes on",
    arguments: [
      ("nonsense", "-32700"), ("{", "-32700"), ("[]", "-32600"), ("[{\"jsonrpc\":\"2.0\"}]", "-32600"), ("3", "-32600"),
      ("{}", "-32600"), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, "-32600"),
      (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, "-32600"),
      (#"{"jsonrpc":"2.0","id":1,"method":"nothing"}"#, "-32601"),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nothing"}}"#, "-32602"),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}"#, "-32602"),
      (#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}}"#, "-32002"),
      (String(repeating: "[", count: 5_000), "-32700"), (String(repeating: "x", count: 3 << 20), "-32600"),
    ])
  func refuses(line: String, code: String) throws {
    let answers = try answers("\(line)\n{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"method\":\"ping\"}\n")
    #expect(answers.count == 2 && answers[0].contains("\"code\":\(code),"), "\(answers.first?.prefix(200) ?? "")")
    #expect(answers.last == #"{"jsonrpc":"2.0","id":"last","result":{}}"#)
  }

  @Test(
    "A wrong question has an answer that says what to ask",
    arguments: [
      (#"{"name":"resolve","arguments":{"locale":"ar"}}"#, "'purpose' is missing"),
      (#"{"name":"resolve","arguments":{"purpose":3,"locale":"ar"}}"#, "not of the type 'string'"),
      (#"{"name":"resolve","arguments":{"purpos":"delete","locale":"ar"}}"#, "did you mean 'purpose'?"),
      (#"{"name":"resolve","arguments":{"purpose":"--help","locale":"ar"}}"#, "unknown purpose '--help'"),
      (#"{"name":"resolve","arguments":{"purpose":"delete","locale":"--version"}}"#, "is not a locale"),
      (#"{"name":"header","arguments":{"kind":"dialogue"}}"#, "did you mean 'dialog'?"),
      (#"{"name":"find_purpose","arguments":"trash"}"#, "the arguments are not an object"),
      // In the words of the tool's arguments, not of the command's options.
      (#"{"name":"resolve","arguments":{"purpose":"delete","locale":""}}"#, "'locale' is empty: A language tag"),
      (
        #"{"name":"resolve","arguments":{"purpose":"delete","locale":"ar","message":"counted"}}"#,
        #"as in \\\"arguments\\\": {\\\"count\\\": 3}"#
      ),
      (#"{"name":"header","arguments":{"kind":"dialog","title":""}}"#, #"such as \\\"confirm\\\": \\\"save\\\""#),
      (#"{"name":"header","arguments":{"kind":"page","trailing":["zzzqqq"]}}"#, "the tool 'find_purpose' searches"),
      (
        #"{"name":"resolve","arguments":{"purpose":"nope","locale":"de"}}"#, "the tool 'find_purpose' lists all matches"
      ),
      (#"{"name":"find_purpose","arguments":{"query":"a","limit":0}}"#, "'limit' is less than 1"),
      (
        #"{"name":"find_purpose","arguments":{"query":"\#(String(repeating: "a", count: 101))"}}"#,
        "the query has 101 characters; write at most 100"
      ),
    ])
  func explains(parameters: String, message: String) throws {
    let answer = try #require(
      try answers(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(parameters)}"# + "\n").first)
    #expect(answer.contains("\"isError\":true") && answer.contains(message), "\(answer)")
    #expect(!answer.contains("--") || parameters.contains("--"), "\(answer)")
  }

  @Test("Notifications, answers and empty lines have no answer, and a last line needs no end")
  func isSilent() throws {
    let lines = """
      {"jsonrpc":"2.0","method":"notifications/initialized"}

      {"jsonrpc":"2.0","id":7,"result":{}}
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1999-01-01"}}
      """
    let answers = try answers(lines)
    #expect(answers.count == 1 && answers[0].contains("\"protocolVersion\":\"2025-06-18\""), "\(answers)")
  }
}
