internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import TextFormats

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

  var html: HTML {
    let table = HTML.table(
      [("id", "matrix")], head: [groups, .row([.column("purpose")] + headings)],
      rows: report.source.purposes.indices.map(row))
    return .section("Coverage", content: [legend, .region("Coverage", classes: "matrix", content: [table])])
  }

  private var legend: HTML {
    let states = State.allCases.map { (style: $0.rawValue, sign: $0.sign, words: $0.words) }
    let marks = Severity.allCases.sorted(by: >).map { (style: $0.rawValue, sign: $0.sign, words: $0.rawValue) }
    let entries = (states + marks).map { entry in
      HTML.element(
        "span",
        content: [.element("span", [("class", "cell \(entry.style)")], text: entry.sign), " \(entry.words)"])
    }
    return .element("p", [("class", "legend")], content: entries.flatMap { [$0, " "] })
  }

  private var groups: HTML {
    func group(_ name: String, _ columns: Int) -> HTML {
      columns == 0 ? .empty : .element("th", [("scope", "colgroup"), ("colspan", "\(columns)")], text: name)
    }
    return .row([
      .element("td"), group("locales", report.coverage.locales.count),
      group("icon sets", report.source.manifest.iconSets.count),
    ])
  }

  private var headings: [HTML] {
    func heading(_ name: String, title: String? = nil) -> HTML {
      .element("th", [("scope", "col"), ("title", title)], content: [.element("span", text: name)])
    }
    let locales = report.coverage.locales.map { locale in
      let counts =
        "\(locale.tag): \(locale.count(.translated)) own, \(locale.count(.inherited)) inherited, "
        + "\(locale.count(.missing)) missing"
      return heading(locale.tag.identifier, title: counts)
    }
    return locales + report.source.manifest.iconSets.map { heading($0.rawValue) }
  }

  private func row(_ index: Int) -> HTML {
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
    return .row([.rowHead([.text(purpose.identifier)])] + locales + sets)
  }

  private func cell(purpose: String, column: String, state: State, missing: [String], isIcon: Bool) -> HTML {
    let found = findings[Cell(purpose: purpose, column: column, isIcon: isIcon)] ?? []
    let style = state == .own ? nil : state.rawValue
    var words = "\(purpose), \(column)"
    if !missing.isEmpty { words += ": no \(missing.joined(separator: ", "))" }
    guard let worst = found.max(by: { $0.finding.severity < $1.finding.severity }) else {
      return .element("td", [("class", style), ("title", missing.isEmpty ? nil : words)], text: state.sign)
    }
    words += (missing.isEmpty ? ": " : "; ") + (found.count == 1 ? worst.finding.message : "\(found.count) findings")
    let link = HTML.element(
      "a", [("class", worst.kind), ("href", "#\(found[0].anchor)"), ("title", words), ("aria-label", words)],
      text: worst.finding.severity.sign)
    return .element("td", [("class", style)], content: [link])
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
