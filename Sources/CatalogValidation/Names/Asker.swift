/// The one who asks a question, whose words an error has: a person with a command line, an agent with the tools of
/// `catalog mcp`, or a client over HTTP.
package enum Asker: Sendable {
  case person, agent, client

  /// An option or an argument of a tool: `--confirm`, `'confirm'`.
  package func option(_ name: String) -> String {
    switch self {
    case .person: "--\(name)"
    case .agent, .client: "'\(name)'"
    }
  }

  /// An option with a value: `'--confirm save'`, `"confirm": "save"`.
  package func option(_ name: String, _ value: String) -> String {
    switch self {
    case .person: "'--\(name) \(value)'"
    case .agent: "\"\(name)\": \"\(value)\""
    case .client: "'\(name)=\(value)'"
    }
  }

  /// An argument of a message with a value: `--argument count=3`, `"arguments": {"count": 3}`.
  package func argument(_ name: String, _ value: String) -> String {
    switch self {
    case .person: "--argument \(name)=\(value)"
    case .agent: "\"arguments\": {\"\(name)\": \(Double(value) == nil ? "\"\(value)\"" : value)}"
    case .client: "\(name)=\(value)"
    }
  }

  /// The search for purposes: `'catalog find nope'`, `the tool 'find_purpose'`.
  ///
  /// - Parameter query: the words; nil for none in particular.
  package func search(_ query: String?) -> String {
    switch self {
    case .person: "'catalog find\(query.map { " \($0)" } ?? "")'"
    case .agent: "the tool 'find_purpose'"
    case .client: "'/v1/search'"
    }
  }
}
