import AgentServer
import ArgumentParser
import CatalogFiles
import CatalogReports
import CatalogValidation
import PurposeCatalog
import ScreenDrawing
import SourceText

/// The tools for agents: the questions of the command's look-ups, with the same answers.
struct AgentTools {
  let location: CatalogOption

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
    } catch {
      return MCPServer.Answer(error: Self.message(for: error))
    }
  }

  private static func message(for error: any Error) -> String {
    switch error {
    case let error as NameError: error.text(for: .agent)
    case let error as LookupError: error.lines(for: .agent).joined(separator: "\n")
    case let error as BarRequestError: error.text(for: .agent)
    case is ToolArgumentError, is SearchQuery.Refusal, is CannotRun: "\(error)"
    default: CatalogCommand.message(for: error)
    }
  }

  /// - Parameter platform: that of a bar; nil for other questions.
  private func source(_ values: ToolArguments, needsBase: Bool = true, on platform: String? = nil) throws
    -> CatalogSource
  {
    let source = try location.read(needsBase: needsBase, looksAtAll: false)
    return try CatalogNames(of: source).worded(values.text("wording"), for: nil, on: platform)
  }

  // MARK: Tools

  private func find(_ values: ToolArguments) throws -> JSONTree {
    let query = try SearchQuery(values.text("query") ?? "")
    let found = PurposeSearch(try source(values)).find(query, limit: values.number("limit") ?? 10) {}
    return .fields([("total", .integer(found.total)), ("matches", .array(found.matches.map(\.tree)))])
  }

  private func resolve(_ values: ToolArguments) throws -> JSONTree {
    let question = PurposeLookup.Question(
      purpose: values.text("purpose") ?? "", locale: values.text("locale") ?? "", message: values.text("message"),
      arguments: values.pairs("arguments"), iconSet: values.text("icons"))
    let answer = try PurposeLookup(question, in: try source(values, needsBase: false))
    guard case .object(let members) = answer.tree, let warning = answer.warning else { return answer.tree }
    return .object(members + [JSONTree.Member("warning", .string(warning.onOneLine))])
  }

  private func header(_ values: ToolArguments) throws -> JSONTree {
    var bar = RequestedBar(values.text("kind") ?? "")
    bar.dismiss = values.text("dismiss")
    let trailing = values.list("trailing")
    bar.items = RequestedItems(
      confirm: values.text("confirm"), trailing: trailing.isEmpty ? nil : trailing.joined(separator: ","))
    var question = BarQuestion(bar)
    question.title = values.text("title")
    question.place.locale = values.text("locale")
    if let platform = values.text("platform") { question.place.platform = platform }
    let answer = try question.answer(in: try source(values, on: question.place.platform ?? Platform.iOS.rawValue))
    return answer.bar.tree(answer.layout, locale: answer.locale)
  }

  private func check(_ values: ToolArguments) throws -> JSONTree {
    let source = try location.read(needsBase: false)
    var settings = CheckSettings()
    settings.ceiling = settings.reportCeiling
    let report = CatalogCheck.run(on: source, settings: settings)
    let findings = report.findings.prefix(values.number("limit") ?? 20).map { finding in
      JSONTree.fields([
        ("rule", .string(finding.rule)), ("severity", .string("\(finding.severity)")),
        ("message", .string(finding.message)), ("file", .string(finding.file)),
        ("line", .integer(finding.position.line)), ("column", .integer(finding.position.column)),
      ])
    }
    return .fields([("total", .integer(report.findings.count)), ("findings", .array(Array(findings)))])
  }
}
