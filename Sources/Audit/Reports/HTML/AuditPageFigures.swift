internal import CatalogReports
internal import CatalogValidation
internal import SourceText

/// The figures at the top of the page.
struct AuditPageFigures {
  let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: String {
    "<section class=\"figures\" aria-label=\"Figures\">\n"
      + [adoption, buttons, screens, findings].joined(separator: "\n") + "\n</section>"
  }

  private func card(_ label: String, _ number: String, _ content: [String]) -> String {
    "<article>\n<h2>\(label)</h2>\n<p class=\"large\">\(number)</p>\n\(content.joined(separator: "\n"))\n</article>"
  }

  private var adoption: String {
    let adoption = page.summary.adoption
    let bar = page.bar([("adopted", adoption.adopted)], of: adoption.total, label: adoption.words)
    let words =
      adoption.total == 0
      ? "No button has a certain purpose."
      : "\(adoption.adopted) of \(counted(adoption.total, "button")) with a certain purpose "
        + "\(adoption.adopted == 1 ? "comes" : "come") from the catalogue."
    return card("Adoption", adoption.percent.map { "\($0)&#8239;%" } ?? "–", [bar, "<p>\(words)</p>"])
  }

  private var buttons: String {
    let pressed = page.report.app.pressed.count
    let parts = page.summary.certainties.map { certainty, count in
      (
        style: certainty.rawValue, size: count,
        words: "\(count) \(certainty == .none ? "no purpose" : certainty.rawValue)"
      )
    }
    let label = "Buttons by certainty: \(parts.map(\.words).joined(separator: ", "))"
    return card(
      "Buttons", "\(pressed)",
      [
        page.bar(parts.map { ($0.style, $0.size) }, of: pressed, label: label),
        page.legend(parts.map { ($0.style, $0.words) }), notFollowed,
      ].filter { !$0.isEmpty })
  }

  private var notFollowed: String {
    let count = page.report.notFollowed.count
    return count == 0 ? "" : "<p><a href=\"#not-followed\">\(count) more were not followed.</a></p>"
  }

  private var screens: String {
    let count = page.report.app.screens.count
    let kinds = page.summary.kinds
    let most = kinds.first?.count ?? 0
    let rows = kinds.map { kind, count in
      "<li><span>\(HTMLText.escaped(kind))</span>\(page.bar([("plain", count)], of: most, label: "\(count)"))<b>\(count)</b></li>"
    }
    return card("Screens", "\(count)", rows.isEmpty ? [] : ["<ul class=\"bars\">\(rows.joined())</ul>"])
  }

  private var findings: String {
    let findings = page.report.reported
    let parts = [Severity.error, .warning, .note].map { severity in
      let count = findings.count { $0.severity == severity }
      return (style: severity.rawValue, size: count, words: counted(count, severity.rawValue))
    }
    let accepted = page.report.suppressed.count
    return card(
      page.report.changes == nil ? "Findings" : "New findings", "\(findings.count)",
      [
        page.bar(
          parts.map { ($0.style, $0.size) }, of: findings.count, label: parts.map(\.words).joined(separator: ", ")),
        page.legend(parts.map { ($0.style, $0.words) }),
        accepted == 0 ? "" : "<p>\(accepted) more accepted by the team.</p>",
      ].filter { !$0.isEmpty })
  }
}

/// The changes since an earlier revision.
struct AuditPageChanges {
  let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: String {
    guard let changes = page.report.changes else { return "" }
    let revision = "<code>\(HTMLText.escaped(changes.revision))</code>"
    func share(_ adoption: Adoption) -> String {
      adoption.percent.map { "\(adoption.adopted) of \(adoption.total) (\($0) %)" } ?? "–"
    }
    let rows = [
      ["Adoption", share(changes.before.adoption), share(changes.after.adoption)],
      ["Buttons", "\(changes.before.buttons)", "\(changes.after.buttons)"],
      ["Screens", "\(changes.before.screens)", "\(changes.after.screens)"],
      ["Findings", "\(changes.before.findings)", "\(changes.after.findings)"],
    ]
    let fixed = changes.fixed.map {
      "<li><code>\(HTMLText.escaped(page.places.place($0)))</code> \(HTMLText.message($0.message))</li>"
    }
    let list =
      fixed.isEmpty
      ? "" : "<details><summary>\(fixed.count) fixed</summary><ul class=\"list\">\(fixed.joined())</ul></details>"
    return page.section(
      "changes", "Since the last revision",
      intro: "Compared with \(revision), by the same catalogue and the same rules.",
      [page.table(["", "before", "now"], rows, numbers: [1, 2]), list])
  }
}

/// The adoption and the counts of the app's parts.
struct AuditPageGroups {
  let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: String {
    guard let groups = page.report.groups else { return "" }
    let rows = groups.groups.map { group in
      let adoption = group.adoption
      let words = "\(adoption.adopted) of \(adoption.total)"
      let bar = page.bar([("adopted", adoption.adopted)], of: adoption.total, label: words)
      return [
        "<code>\(HTMLText.escaped(group.name))</code>",
        "<span class=\"share\">\(bar)<span>\(adoption.total == 0 ? "–" : words)</span></span>", "\(group.buttons)",
        "\(group.screens)", "\(group.count(.error))", "\(group.count(.warning))", "\(group.count(.note))",
      ]
    }
    let name = groups.grouping.rawValue
    return page.section(
      "groups", "By \(name)", intro: "Those with the most hand-made buttons first.",
      [
        page.table(
          [name, "adopted", "buttons", "screens", "errors", "warnings", "notes"], rows, numbers: [2, 3, 4, 5, 6])
      ])
  }
}
