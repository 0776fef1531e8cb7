internal import SourceText

/// A message of JSON-RPC 2.0 (jsonrpc.org/specification), one in each line, as the Model Context Protocol sends them
/// over standard input and output (Model Context Protocol, Transports, § stdio).
struct RPCRequest {
  let method: String
  /// A text or a whole number; nil for a notification, which is never answered.
  let id: JSONTree?
  let parameters: JSONValue?

  /// The reason why a line is not a request, with the identifier if there is one.
  struct Refusal: Error {
    let error: RPCError
    var id = JSONTree.null
  }

  /// Reads a line.
  ///
  /// - Returns: nil for a response, since the server sends no requests.
  init?(line: [UInt8]) throws(Refusal) {
    let document = JSONDocument(SourceFile(path: "standard input", bytes: line))
    if let problem = document.problems.first { throw Refusal(error: .parse("\(problem.message)")) }
    guard let members = document.root.members else {
      let message =
        document.root.elements == nil ? "a request is an object" : "batches are not supported; send one request a line"
      throw Refusal(error: .invalidRequest(message))
    }
    let root = document.root
    let id = try Self.identifier(root["id"])
    guard root["jsonrpc"]?.string == "2.0" else {
      throw Refusal(error: .invalidRequest("\"jsonrpc\" is not \"2.0\""), id: id ?? .null)
    }
    guard let method = root["method"]?.string else {
      if members.contains(where: { ["result", "error"].contains($0.key) }) { return nil }
      throw Refusal(error: .invalidRequest("there is no \"method\""), id: id ?? .null)
    }
    self.method = method
    self.id = id
    parameters = root["params"]
  }

  private static func identifier(_ value: JSONValue?) throws(Refusal) -> JSONTree? {
    guard let value else { return nil }
    switch value.kind {
    case .string, .number: return JSONTree(readable: value)
    default: throw Refusal(error: .invalidRequest("\"id\" is neither a text nor a number"))
    }
  }
}

/// An error of JSON-RPC 2.0 (§5.1).
struct RPCError: Error {
  let code: Int
  let message: String

  static func parse(_ message: String) -> RPCError { RPCError(code: -32700, message: message) }
  static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }
  static func unknownMethod(_ name: String) -> RPCError {
    RPCError(code: -32601, message: "unknown method '\(name.onOneLine)'")
  }
  static func invalidParameters(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }

  /// The answer to a request.
  func answer(to id: JSONTree) -> JSONTree {
    .fields([
      ("jsonrpc", .string("2.0")), ("id", id),
      ("error", .fields([("code", .integer(code)), ("message", .string(message))])),
    ])
  }
}
