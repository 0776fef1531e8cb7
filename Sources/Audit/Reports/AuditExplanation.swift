internal import AppReading
internal import CatalogModel
internal import CatalogValidation
internal import SourceText

/// Explains what an audit read on a line, and how it found the purpose.
package struct AuditExplanation: Sendable {
  private let report: AuditReport

  package init(_ report: AuditReport) { self.report = report }

  /// The explanation of a line; nil if neither a button nor a screen begins there.
  package func text(file: String, line: Int) -> String? {
    let sites = report.app.sites.filter { $0.site.file.path == file && $0.site.position.line == line }
    let screens = report.app.screens.filter { $0.file.path == file && $0.position.line == line }
    let parts = sites.map(lines) + screens.map(lines)
    return parts.isEmpty ? nil : parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func lines(_ named: NamedSite) -> [String] {
    let site = named.site
    var lines = [AuditText.line(named)]
    var construct = "\(site.construct) in \(site.container.rawValue)"
    if let placement = site.placement { construct += ", \(placement.rawValue)" }
    lines.append("  construct: \(construct)")
    if let owner = site.owner { lines.append("  part of: \(owner)") }
    if let wrapper = site.wrapper { lines.append("  a use of: \(wrapper)") }
    if site.isDefinition { lines.append("  the definition of a component, whose uses are counted instead") }
    if let role = site.role { lines.append("  role: \(role.rawValue)") }
    lines += site.texts.map { text in
      let shown = text.text.map { "'\($0.onOneLine)'" } ?? "not followed"
      let key = text.key.map { " (\($0))" } ?? (text.isLiteral ? " (a literal)" : "")
      return "  \(text.use.description): \(shown)\(key)"
    }
    if !site.icons.isEmpty { lines.append("  icons: \(site.icons.map(\.name).joined(separator: ", "))") }
    if !site.actions.isEmpty { lines.append("  action calls: \(site.actions.joined(separator: ", "))") }
    lines += named.evidence.map { "  evidence: \($0.signal.rawValue) '\($0.seen.onOneLine)' says '\($0.purpose)'" }
    if let reason = named.acceptance { lines.append("  accepted: no purpose, \(reason)") }
    lines += findings(file: site.file.path, at: site.position)
    if let reason = report.reasonLeft(site) { lines.append("  not fixed: \(reason)") }
    return lines
  }

  private func lines(_ screen: AuditedScreen) -> [String] {
    [
      "\(screen.file.path.onOneLine):\(screen.position): screen \(screen.name), \(screen.kind.rawValue) "
        + screen.certainty.rawValue,
      "  left by: \(screen.dismissals.map(\.words).joined(separator: ", "))",
      "  confirmed by: \(screen.confirmations.isEmpty ? "nothing" : screen.confirmations.map(\.words).joined(separator: ", "))",
      "  header: \(screen.proposedHeader(report.app.names))",
    ]
      + screen.shownBy.map { "  shown by: \($0.by ?? "the app"), \($0.means) (\($0.showing.rawValue))" }
      + findings(file: screen.file.path, at: screen.position)
  }

  private func findings(file: String, at position: SourcePosition) -> [String] {
    let open = report.findings.filter { $0.file == file && $0.position == position }
    let accepted = report.suppressed.filter { $0.finding.file == file && $0.finding.position == position }
    return open.map { "  \($0.severity.rawValue): \($0.message) [\($0.rule)]" }
      + accepted.map { "  accepted: \($0.finding.message) [\($0.finding.rule)], \($0.reason)" }
  }
}

extension SiteText.Use {
  fileprivate var description: String {
    switch self {
    case .title: "title"
    case .accessibilityLabel: "accessibility label"
    case .tooltip: "tooltip"
    }
  }
}
