internal import CatalogValidation
internal import SourceText
internal import TextFormats

/// The figures at the top of the page.
struct AuditPageFigures {
  let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: HTML {
    .element(
      "section", [("class", "figures"), ("aria-label", "Figures")], content: [adoption, buttons, screens, findings])
  }

  private func card(_ label: String, _ number: String, content: [HTML]) -> HTML {
    .element(
      "article",
      content: [.element("h2", text: label), .element("p", [("class", "large")], text: number)] + content)
  }

  private var adoption: HTML {
    let adoption = page.summary.adoption
    let bar = page.bar([("adopted", adoption.adopted)], of: adoption.total, label: adoption.words)
    let words =
      adoption.total == 0
      ? "No button has a certain purpose."
      : "\(adoption.adopted) of \(counted(adoption.total, "button")) with a certain purpose "
        + "\(adoption.adopted == 1 ? "comes" : "come") from the catalogue."
    return card(
      "Adoption", adoption.percent.map { "\($0)\u{202F}%" } ?? "–", content: [bar, .element("p", text: words)])
  }

  private var buttons: HTML {
    let pressed = page.report.app.pressed.count
    let parts = page.summary.certainties.map { certainty, count in
      let name = certainty == .none ? "no purpose" : certainty.rawValue
      return (style: certainty.rawValue, size: count, words: "\(count) \(name)")
    }
    let label = "Buttons by certainty: \(parts.map(\.words).joined(separator: ", "))"
    let notFollowed = page.report.notFollowed.count
    let link = HTML.link("\(notFollowed) more were not followed.", to: "#not-followed")
    return card(
      "Buttons", "\(pressed)",
      content: figures(parts, of: pressed, label: label)
        + (notFollowed == 0 ? [] : [.element("p", content: [link])]))
  }

  /// A bar with its legend.
  private func figures(_ parts: [(style: String, size: Int, words: String)], of whole: Int, label: String) -> [HTML] {
    [
      page.bar(parts.map { ($0.style, $0.size) }, of: whole, label: label),
      page.legend(parts.map { ($0.style, $0.words) }),
    ]
  }

  private var screens: HTML {
    let kinds = page.summary.kinds
    let most = kinds.first?.count ?? 0
    let rows: [[HTML]] = kinds.map { kind, count in
      [.element("span", text: kind), page.bar([("plain", count)], of: most, label: "\(count)"), .bold("\(count)")]
    }
    return card(
      "Screens", "\(page.report.app.screens.count)", content: rows.isEmpty ? [] : [.list("bars", items: rows)])
  }

  private var findings: HTML {
    let findings = page.report.reported
    let parts = [Severity.error, .warning, .note].map { severity in
      let count = findings.count { $0.severity == severity }
      return (style: severity.rawValue, size: count, words: counted(count, severity.rawValue))
    }
    let label = parts.map(\.words).joined(separator: ", ")
    let accepted = page.report.suppressed.count
    return card(
      page.report.changes == nil ? "Findings" : "New findings", "\(findings.count)",
      content: figures(parts, of: findings.count, label: label)
        + (accepted == 0 ? [] : [.element("p", text: "\(accepted) more accepted by the team.")]))
  }
}

/// The changes since an earlier revision.
struct AuditPageChanges {
  let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: HTML {
    guard let changes = page.report.changes else { return .empty }
    func share(_ adoption: Adoption) -> HTML {
      adoption.percent.map { "\(adoption.adopted) of \(adoption.total) (\($0) %)" } ?? "–"
    }
    let (before, after) = (changes.before, changes.after)
    let rows: [[HTML]] = [
      ["Adoption", share(before.adoption), share(after.adoption)],
      ["Buttons", "\(before.buttons)", "\(after.buttons)"],
      ["Screens", "\(before.screens)", "\(after.screens)"],
      ["Findings", "\(before.findings)", "\(after.findings)"],
    ]
    let fixed = changes.fixed.map(page.item)
    return page.section(
      "changes", "Since the last revision",
      intro: ["Compared with ", .code(changes.revision), ", by the same catalogue and the same rules."],
      content: [
        page.table(["", "before", "now"], rows: rows, numbers: [1, 2]),
        fixed.isEmpty
          ? .empty : .folded(summary: ["\(fixed.count) fixed"], content: [.list("list", items: fixed)]),
      ])
  }
}

/// The adoption and the counts of the app's parts.
struct AuditPageGroups {
  let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: HTML {
    guard let groups = page.report.groups else { return .empty }
    let rows: [[HTML]] = groups.groups.map { group in
      let adoption = group.adoption
      let words = "\(adoption.adopted) of \(adoption.total)"
      let share = page.share(
        adoption.adopted, of: adoption.total, style: "adopted", words: adoption.total == 0 ? "–" : words, label: words)
      return [
        .code(group.name), share, "\(group.buttons)", "\(group.screens)", "\(group.count(.error))",
        "\(group.count(.warning))", "\(group.count(.note))",
      ]
    }
    let name = groups.grouping.rawValue
    let headings = [name, "adopted", "buttons", "screens", "errors", "warnings", "notes"]
    return page.section(
      "groups", "By \(name)", intro: ["Those with the most hand-made buttons first."],
      content: [page.table(headings, rows: rows, numbers: [2, 3, 4, 5, 6])])
  }
}
