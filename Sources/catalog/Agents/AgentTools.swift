import AgentServer
import ArgumentParser
import CatalogReports
import CatalogValidation
import PurposeCatalog
import SourceText

/// The tools for agents: the command's own look-ups, with the same answers and errors.
struct AgentTools {
  /// The catalogue's folder; nil for the default one.
  let catalogue: String?

  /// Calls a tool.
  func call(_ tool: AgentTool, _ arguments: JSONValue?) -> MCPServer.Answer {
    do {
      let values = try ToolArguments(arguments, of: tool)
      switch tool.name {
      case "find_purpose": return MCPServer.Answer(try find(values))
      case "resolve": return MCPServer.Answer(try resolve(values))
      case "header": return MCPServer.Answer(try header(values))
      default: return MCPServer.Answer(try check(values))
      }
    } catch let error as ToolArgumentError {
      return MCPServer.Answer(error: tool.inToolTerms("\(error)"))
    } catch {
      let message = (error as? CannotRun).map { "\($0)" } ?? CatalogCommand.message(for: error)
      return MCPServer.Answer(error: tool.inToolTerms(message))
    }
  }

  private var location: [String] { catalogue.map { ["--catalog", $0] } ?? [] }

  // MARK: Tools

  private func find(_ values: ToolArguments) throws -> JSONTree {
    let command = try FindCommand.parse(location + ["--", values.text("query") ?? ""])
    let found = try command.found(limit: max(1, values.number("limit") ?? 10))
    return .fields([("total", .integer(found.total)), ("matches", .array(found.matches.map(\.tree)))])
  }

  private func resolve(_ values: ToolArguments) throws -> JSONTree {
    var options = location + ["--locale=\(values.text("locale") ?? "")"]
    // As over HTTP, a count without a message selects the counted text.
    let isCounted = values.pairs("arguments").contains { $0.0 == "count" }
    if let message = values.text("message") ?? (isCounted ? "counted" : nil) { options.append("--message=\(message)") }
    for name in ["icons", "wording"] {
      if let value = values.text(name) { options.append("--\(name)=\(value)") }
    }
    for (name, value) in values.pairs("arguments") { options.append("--argument=\(name)=\(value)") }
    let command = try LookupCommand.parse(options + ["--", values.text("purpose") ?? ""])
    let answer = try command.answer()
    guard case .object(let members) = answer.tree, let warning = answer.warning else { return answer.tree }
    return .object(members + [JSONTree.Member("warning", .string(warning.onOneLine))])
  }

  private func header(_ values: ToolArguments) throws -> JSONTree {
    var options = location
    for name in ["locale", "platform", "confirm", "dismiss", "title", "wording"] {
      if let value = values.text(name) { options.append("--\(name)=\(value)") }
    }
    let trailing = values.list("trailing")
    if !trailing.isEmpty { options.append("--trailing=\(trailing.joined(separator: ","))") }
    let command = try ScreenDrawCommand.parse(options + ["--", values.text("kind") ?? ""])
    return try command.tree()
  }

  private func check(_ values: ToolArguments) throws -> JSONTree {
    let command = try CheckCommand.parse(location)
    let report = try command.check()
    let limit = values.number("limit") ?? 20
    let findings = report.findings.prefix(max(1, limit)).map { finding in
      JSONTree.fields([
        ("rule", .string(finding.rule)), ("severity", .string("\(finding.severity)")),
        ("message", .string(finding.message)), ("file", .string(finding.file)),
        ("line", .integer(finding.position.line)), ("column", .integer(finding.position.column)),
      ])
    }
    return .fields([("total", .integer(report.findings.count)), ("findings", .array(Array(findings)))])
  }
}
