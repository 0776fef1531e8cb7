internal import AppReading
internal import CatalogReports
internal import CatalogValidation
internal import SourceText

/// Purposes with several icons or titles, and icons with several purposes.
struct AuditPageVariants {
  private let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: String {
    [
      page.section(
        "icons", "One purpose, several icons", intro: "The icon that most buttons have is the one to keep.",
        [page.table(["purpose", "icons", "the others"], page.summary.icons.map { row($0, isCode: true) })]),
      page.section(
        "titles", "One purpose, several titles",
        intro: "Some differ for a reason, such as <q>Copying</q> while it copies; most do not.",
        [page.table(["purpose", "titles", "the others"], page.summary.titles.map { row($0, isCode: false) })]),
      page.section(
        "shared", "One icon, several purposes", intro: "People read the picture first: one of these is misread.",
        [
          page.table(
            ["icon", "purposes", "where"],
            page.summary.sharedIcons.map { shared in
              [
                "<code>\(HTMLText.escaped(shared.icon))</code>", page.chips(shared.purposes, isCode: true),
                page.places(shared.purposes.dropFirst().flatMap(\.sites)),
              ]
            })
        ]),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func row(_ variants: AuditSummary.Variants, isCode: Bool) -> [String] {
    [
      "<code>\(HTMLText.escaped(variants.purpose))</code>", page.chips(variants.variants, isCode: isCode),
      page.places(variants.variants.dropFirst().flatMap(\.sites)),
    ]
  }
}

/// Buttons with a wrong title, icon or translation.
struct AuditPageButtons {
  private let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: String { [done, silent, literals].filter { !$0.isEmpty }.joined(separator: "\n") }

  private var done: String {
    let rows = page.summary.done.closing.map { named in
      [
        "<code>\(HTMLText.escaped(named.site.owner ?? Self.file(named)))</code>",
        "<code>\(HTMLText.escaped(named.site.actions.joined(separator: ", ")))</code>", page.places([named]),
      ]
    }
    return page.section(
      "done", "Done that only closes",
      intro: "Done ends a task and keeps its result. These only close: name them Close, or keep something.",
      [page.table(["screen", "calls", "where"], rows)])
  }

  /// The name of a site's file, without its extension.
  private static func file(_ named: NamedSite) -> String {
    let name = named.site.file.path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  private var silent: String {
    let byIcon = Dictionary(grouping: page.summary.withoutTitle) { $0.site.icons[0].name }
      .sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
    let rows = byIcon.map { icon, sites in
      [
        "<code>\(HTMLText.escaped(icon))</code>", "\(sites.count)",
        sites.lazy.compactMap { $0.evidence.first { $0.signal == .icon }?.purpose }.first
          .map { "<code>\(HTMLText.escaped($0))</code>" } ?? "–",
        page.places(sites),
      ]
    }
    return page.section(
      "silent", "Buttons without words",
      intro: "A screen reader says only <q>button</q> here, and voice control cannot press it (WCAG 2.2, 4.1.2).",
      [page.table(["icon", "buttons", "may be", "where"], rows, numbers: [1])])
  }

  private var literals: String {
    let rows = page.summary.literals.map { literal in
      [
        "<bdi>\(HTMLText.escaped(literal.title))</bdi>", "<code>\(HTMLText.escaped(literal.key))</code>",
        page.places(literal.sites),
      ]
    }
    return page.section(
      "literals", "Titles beside their translated twin",
      intro: "These stay in the source language for everybody, although a string table has the same text.",
      [page.table(["title in the source", "key in the string table", "where"], rows)])
  }
}

/// Titles without a purpose, by frequency.
struct AuditPageCandidates {
  private let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: String {
    let most = page.summary.candidates.first?.sites.count ?? 0
    let rows = page.summary.candidates.map { candidate in
      let count = candidate.sites.count
      let icons = candidate.icons.map { "<li><code>\(HTMLText.escaped($0))</code></li>" }
      return [
        "<bdi>\(HTMLText.escaped(candidate.title))</bdi>",
        "<span class=\"share\">\(page.bar([("plain", count)], of: most, label: "\(count)"))<span>\(count)</span></span>",
        icons.isEmpty ? "–" : "<ul class=\"chips\">\(icons.joined())</ul>", page.places(candidate.sites),
      ]
    }
    return page.section(
      "candidates", "Candidates for the overlay",
      intro:
        "Titles that the catalogue has no purpose for, and that more than one button has. They are no fault: a purpose of "
        + "your own gives them one title, one icon and one translation.",
      [page.table(["title", "buttons", "icons", "where"], rows)])
  }
}
