package import SourceText

/// The arguments of a call, checked against the tool's declaration.
package struct ToolArguments {
  private var values: [String: JSONValue] = [:]

  /// - Throws: an error for an unknown argument, a wrong type, or a missing argument.
  package init(_ object: JSONValue?, of tool: AgentTool) throws(ToolArgumentError) {
    if let object, object.members == nil, object.kind != .null { throw .notObject }
    for member in object?.members ?? [] {
      guard let argument = tool.arguments.first(where: { $0.name == member.key }) else {
        throw .unknown(member.key, tool: tool.name, known: tool.arguments.map(\.name))
      }
      if member.value.kind == .null { continue }
      guard Self.has(member.value, argument.kind) else {
        let wrong = argument.kind == .pairs ? member.value.members?.first { !Self.isValue($0.value) } : nil
        if let wrong { throw .wrongValue(wrong.key, of: argument.name) }
        throw .wrong(argument.name, .type(argument.kind), argument.description)
      }
      if member.value.string?.allSatisfy(\.isWhitespace) ?? false {
        guard argument.isRequired else { continue }
        throw .wrong(argument.name, .empty, argument.description)
      }
      if argument.kind == .number, let number = member.value.numberText.flatMap({ Int($0) }), number < 1 {
        throw .wrong(argument.name, .lessThanOne, argument.description)
      }
      values[member.key] = member.value
    }
    for argument in tool.arguments where argument.isRequired && values[argument.name] == nil {
      throw .wrong(argument.name, .missing, argument.description)
    }
  }

  private static func has(_ value: JSONValue, _ kind: AgentTool.Argument.Kind) -> Bool {
    switch kind {
    case .text: value.string != nil
    case .number: value.numberText.flatMap { Int($0) } != nil
    case .list: value.elements?.allSatisfy { $0.string != nil } ?? false
    case .pairs: value.members?.allSatisfy { isValue($0.value) } ?? false
    }
  }

  private static func isValue(_ value: JSONValue) -> Bool { value.string != nil || value.numberText != nil }

  package func text(_ name: String) -> String? { values[name]?.string }

  package func number(_ name: String) -> Int? { values[name]?.numberText.flatMap { Int($0) } }

  package func list(_ name: String) -> [String] { values[name]?.elements?.compactMap(\.string) ?? [] }

  package func pairs(_ name: String) -> [(name: String, value: String)] {
    (values[name]?.members ?? []).map { ($0.key, $0.value.string ?? $0.value.numberText ?? "") }
  }
}

/// The reason why a tool cannot be called with some arguments.
package enum ToolArgumentError: Error {
  /// The fault of an argument.
  package enum Fault: Sendable {
    /// The declared type.
    case type(AgentTool.Argument.Kind)
    case empty
    case lessThanOne
    case missing
  }

  case notObject
  case unknown(String, tool: String, known: [String])
  /// A value of an object that is neither a text nor a number.
  case wrongValue(String, of: String)
  /// The argument's name, its fault and its description.
  case wrong(String, Fault, String)
}

extension ToolArgumentError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notObject: "the arguments are not an object"
    case .unknown(let name, let tool, let known):
      "'\(tool)' has no argument '\(name)'\(NearestName.suggestion(for: name, in: known))".onOneLine
    case .wrongValue(let name, let argument): "'\(name)' of '\(argument)' is neither a text nor a number".onOneLine
    case .wrong(let name, let fault, let description): "'\(name)' \(fault.text): \(description)"
    }
  }
}

extension ToolArgumentError.Fault {
  fileprivate var text: String {
    switch self {
    case .type(let kind): "is not of the type '\(kind.rawValue)'"
    case .empty: "is empty"
    case .lessThanOne: "is less than 1"
    case .missing: "is missing"
    }
  }
}
