import SourceText
import Testing

@testable import AgentServer

/// Lines as requests of JSON-RPC 2.0.
@Suite struct JSONRPCTests {
  private static func request(_ line: String) throws(RPCRequest.Refusal) -> RPCRequest? {
    try RPCRequest(line: Array(line.utf8))
  }

  @Test(
    "A request has a method, and an identifier that is a text or a number",
    arguments: [
      (#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, "1"), (#"{"jsonrpc":"2.0","id":"a","method":"ping"}"#, "\"a\""),
      (#"{"jsonrpc":"2.0","id":-3,"method":"ping","params":{}}"#, "-3"),
      (#" {"method":"ping","id":1,"jsonrpc":"2.0"} "#, "1"),
    ])
  func reads(line: String, id: String) throws {
    let request = try #require(try Self.request(line))
    #expect(request.method == "ping" && request.id.map(CompactJSON.text) == id)
  }

  @Test func knowsNotificationsAndAnswers() throws {
    #expect(try Self.request(#"{"jsonrpc":"2.0","method":"ping"}"#)?.id == nil)
    #expect(try Self.request(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == nil)
    #expect(try Self.request(#"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#) == nil)
  }

  @Test(
    "A wrong line is refused with the code of its fault, and its identifier if there is one",
    arguments: [
      ("", -32700, "null"), ("{", -32700, "null"), ("\u{0}", -32700, "null"), ("{} {}", -32700, "null"),
      (#"{"a":1,"a":2}"#, -32700, "null"), ("[]", -32600, "null"), ("3", -32600, "null"), ("{}", -32600, "null"),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "null"),
      (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600, "null"),
      (#"{"jsonrpc":2.0,"id":5,"method":"ping"}"#, -32600, "5"), (#"{"jsonrpc":"2.0","id":6}"#, -32600, "6"),
      (#"{"jsonrpc":"2.0","id":"x","method":7}"#, -32600, "\"x\""),
    ])
  func refuses(line: String, code: Int, id: String) {
    do throws(RPCRequest.Refusal) {
      _ = try Self.request(line)
      Issue.record("\(line) was not read as a request")
    } catch {
      #expect(error.error.code == code && CompactJSON.text(of: error.id) == id, "\(error.error.message)")
    }
  }

  @Test("Bytes that are not UTF-8 are refused")
  func refusesOtherEncodings() {
    #expect(throws: RPCRequest.Refusal.self) { try RPCRequest(line: [0x7B, 0xFF, 0x7D]) }
  }

  @Test func answersAnError() {
    let answer = RPCError.unknownMethod("a\nb").answer(to: .integer(1))
    #expect(
      CompactJSON.text(of: answer).hasPrefix(#"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"unknown"#))
    #expect(!CompactJSON.text(of: answer).contains("\n"))
  }
}
