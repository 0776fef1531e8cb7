internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// The coverage as a table of purposes by locales and icon sets, with one small square each.
///
/// A square is a table cell with a sign in it, so that it can be read aloud and without styles; one with findings links
/// to the first of them. The most frequent cell has the shortest markup.
struct HTMLMatrix {
  private let report: CheckReport
  private let findings: [Cell: [HTMLFinding]]

  /// A purpose in a locale, or in an icon set.
  private struct Cell: Hashable {
    let purpose: String
    let column: String
    let isIcon: Bool
  }

  init(_ report: CheckReport, _ items: [HTMLFinding]) {
    self.report = report
    let open = items.filter { $0.accepted == nil }
    findings = open.reduce(into: [:]) { findings, item in
      let subject = item.finding.subject
      guard let purpose = subject.purpose else { return }
      if let locale = subject.locale {
        findings[Cell(purpose: purpose, column: locale.identifier, isIcon: false), default: []].append(item)
      } else if let set = subject.iconSet {
        findings[Cell(purpose: purpose, column: set.rawValue, isIcon: true), default: []].append(item)
      }
    }
  }

  var html: String {
    ([
      "<section>", "<h2>Coverage</h2>", legend,
      "<div class=\"matrix\" tabindex=\"0\" role=\"region\" aria-label=\"Coverage\">", "<table id=\"matrix\">",
      "<thead>", groups, "<tr><th scope=\"col\">purpose</th>\(headings)</tr>", "</thead>", "<tbody>",
    ] + report.source.purposes.indices.map(row) + ["</tbody>", "</table>", "</div>", "</section>"])
    .joined(separator: "\n")
  }

  private var legend: String {
    let states = State.allCases.map { "<span class=\"cell \($0.rawValue)\">\($0.sign)</span> \($0.words)" }
    let marks = Severity.allCases.sorted(by: >).map {
      "<span class=\"cell \($0.rawValue)\">\($0.sign)</span> \($0.rawValue)"
    }
    return "<p class=\"legend\">\((states + marks).map { "<span>\($0)</span>" }.joined(separator: " "))</p>"
  }

  private var groups: String {
    let (locales, sets) = (report.coverage.locales.count, report.source.manifest.iconSets.count)
    func group(_ name: String, _ columns: Int) -> String {
      columns == 0 ? "" : "<th scope=\"colgroup\" colspan=\"\(columns)\">\(name)</th>"
    }
    return "<tr><td></td>\(group("locales", locales))\(group("icon sets", sets))</tr>"
  }

  private var headings: String {
    let locales = report.coverage.locales.map { locale in
      let counts =
        "\(locale.tag): \(locale.count(.translated)) own, \(locale.count(.inherited)) inherited, "
        + "\(locale.count(.missing)) missing"
      return
        "<th scope=\"col\"\(HTMLText.attributes(["title": counts]))><span>\(HTMLText.escaped(locale.tag.identifier))</span></th>"
    }
    let sets = report.source.manifest.iconSets.enumerated().map { number, set in
      "<th scope=\"col\"\(number == 0 ? " class=\"first\"" : "")><span>\(HTMLText.escaped(set.rawValue))</span></th>"
    }
    return (locales + sets).joined()
  }

  private func row(_ index: Int) -> String {
    let purpose = report.source.purposes[index]
    let slots = report.source.slots.range(ofPurpose: index)
    let locales = report.coverage.locales.map { locale in
      let texts = slots.map { ($0, locale.texts[$0]) }.filter { $0.1 != .notNeeded }
      let missing = texts.filter { $0.1 == .missing }.map { report.source.declaration(ofSlot: $0.0).name }
      let state: State =
        if missing.count == texts.count, !texts.isEmpty { .missing } else if !missing.isEmpty { .partial } else {
          texts.contains { $0.1 == .inherited } ? .inherited : .own
        }
      return cell(
        purpose: purpose.identifier, column: locale.tag.identifier, state: state, missing: missing, isIcon: false)
    }
    let sets = report.source.manifest.iconSets.map { set in
      let state: State = purpose.icons[set] == nil ? .missing : .own
      return cell(
        purpose: purpose.identifier, column: set.rawValue, state: state, missing: state == .missing ? ["icon"] : [],
        isIcon: true)
    }
    return "<tr><th scope=\"row\">\(HTMLText.escaped(purpose.identifier))</th>\((locales + sets).joined())</tr>"
  }

  private func cell(purpose: String, column: String, state: State, missing: [String], isIcon: Bool) -> String {
    let found = findings[Cell(purpose: purpose, column: column, isIcon: isIcon)] ?? []
    let style = state == .own ? "" : " class=\"\(state.rawValue)\""
    var words = "\(purpose), \(column)"
    if !missing.isEmpty { words += ": no \(missing.joined(separator: ", "))" }
    guard let worst = found.max(by: { $0.finding.severity < $1.finding.severity }) else {
      return missing.isEmpty
        ? "<td\(style)>\(state.sign)" : "<td\(style)\(HTMLText.attributes(["title": words]))>\(state.sign)"
    }
    words += (missing.isEmpty ? ": " : "; ") + (found.count == 1 ? worst.finding.message : "\(found.count) findings")
    let attributes = HTMLText.attributes([
      "class": worst.kind, "href": "#\(found[0].anchor)", "title": words, "aria-label": words,
    ])
    return "<td\(style)><a\(attributes)>\(worst.finding.severity.sign)</a>"
  }

  /// The state of a purpose in a column; the raw value is the class of its cells.
  private enum State: String, CaseIterable {
    case own, inherited, partial, missing

    var sign: String {
      switch self {
      case .own: "●"
      case .inherited: "○"
      case .partial: "◐"
      case .missing: "·"
      }
    }

    var words: String {
      switch self {
      case .own: "own text or icon"
      case .inherited: "inherited"
      case .partial: "in part"
      case .missing: "missing"
      }
    }
  }
}

extension Severity {
  /// Its sign in a square, which does not depend on colours.
  fileprivate var sign: String {
    switch self {
    case .error: "×"
    case .warning: "!"
    case .note: "i"
    }
  }
}
