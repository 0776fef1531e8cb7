internal import AppReading
internal import SourceText
internal import TextFormats

/// Purposes with several icons or titles, and icons with several purposes.
struct AuditPageVariants {
  private let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: HTML {
    let shared: [[HTML]] = page.summary.sharedIcons.map { shared in
      [
        .code(shared.icon), page.chips(shared.purposes, isCode: true),
        page.places(shared.purposes.dropFirst().flatMap(\.sites)),
      ]
    }
    return .all([
      page.section(
        "icons", "One purpose, several icons", intro: ["The icon that most buttons have is the one to keep."],
        content: [table("icons", page.summary.icons, isCode: true)]),
      page.section(
        "titles", "One purpose, several titles",
        intro: [
          "Some differ for a reason, such as ", .element("q", text: "Copying"), " while it copies; most do not.",
        ],
        content: [table("titles", page.summary.titles, isCode: false)]),
      page.section(
        "platform-words", "One purpose, each platform's own word",
        intro: ["No differences: each platform of the app has the word that its own programs print."],
        content: [table("titles", page.summary.platformWords, isCode: false)]),
      page.section(
        "shared", "One icon, several purposes", intro: ["People read the picture first: one of these is misread."],
        content: [page.table(["icon", "purposes", "where"], rows: shared)]),
    ])
  }

  private func table(_ name: String, _ purposes: [AuditSummary.Variants], isCode: Bool) -> HTML {
    let rows: [[HTML]] = purposes.map { variants in
      [
        .code(variants.name), page.chips(variants.variants, isCode: isCode),
        page.places(variants.variants.dropFirst().flatMap(\.sites)),
      ]
    }
    return page.table(["purpose", name, "the others"], rows: rows)
  }
}

/// Buttons with a wrong title, icon or translation.
struct AuditPageButtons {
  private let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: HTML { .all([done, silent, literals]) }

  private var done: HTML {
    let rows: [[HTML]] = page.summary.done.closing.map { named in
      [
        .code(named.site.owner ?? Self.file(named)), .code(named.site.actions.joined(separator: ", ")),
        page.places([named]),
      ]
    }
    return page.section(
      "done", "Done that only closes",
      intro: ["Done ends a task and keeps its result. These only close: name them Close, or keep something."],
      content: [page.table(["screen", "calls", "where"], rows: rows)])
  }

  /// The name of a site's file, without its extension.
  private static func file(_ named: NamedSite) -> String {
    let name = named.site.file.path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  private var silent: HTML {
    let byIcon = Dictionary(grouping: page.summary.withoutTitle) { $0.site.icons[0].name }
      .sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
    let rows: [[HTML]] = byIcon.map { icon, sites in
      let purpose = sites.lazy.compactMap { $0.evidence.first { $0.signal == .icon }?.purpose }.first
      return [.code(icon), "\(sites.count)", purpose.map(HTML.code) ?? "–", page.places(sites)]
    }
    return page.section(
      "silent", "Buttons without words",
      intro: [
        "A screen reader says only ", .element("q", text: "button"),
        " here, and voice control cannot press it (WCAG 2.2, 4.1.2).",
      ],
      content: [page.table(["icon", "buttons", "may be", "where"], rows: rows, numbers: [1])])
  }

  private var literals: HTML {
    let rows: [[HTML]] = page.summary.literals.map { literal in
      [.isolated(literal.title), .code(literal.key), page.places(literal.sites)]
    }
    return page.section(
      "literals", "Titles beside their translated twin",
      intro: ["These stay in the source language for everybody, although a string table has the same text."],
      content: [page.table(["title in the source", "key in the string table", "where"], rows: rows)])
  }
}

/// Titles without a purpose, by frequency.
struct AuditPageCandidates {
  private let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: HTML {
    let most = page.summary.candidates.first?.sites.count ?? 0
    let rows: [[HTML]] = page.summary.candidates.map { candidate in
      let count = candidate.sites.count
      return [
        .isolated(candidate.title),
        page.share(count, of: most, style: "plain", words: "\(count)", label: "\(count)"),
        candidate.icons.isEmpty ? "–" : .list("chips", items: candidate.icons.map { [.code($0)] }),
        page.places(candidate.sites),
      ]
    }
    return page.section(
      "candidates", "Candidates for the overlay",
      intro: [
        "Titles that the catalogue has no purpose for, and that more than one button has. None is an error. A purpose",
        " of your catalogue gives them one title, one icon and one translation.",
      ],
      content: [page.table(["title", "buttons", "icons", "where"], rows: rows)])
  }
}
