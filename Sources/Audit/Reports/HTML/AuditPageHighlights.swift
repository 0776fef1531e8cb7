internal import AppReading
internal import CatalogModel
internal import SourceText
internal import TextFormats

/// The most important results: one sentence each, with a link to the details.
struct AuditPageHighlights {
  private let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: HTML {
    let sentences = exits + buttons + variants + candidates
    guard !sentences.isEmpty else { return .empty }
    let items = sentences.map { [HTML.element("a", [("href", "#\($0.section)")], content: $0.words)] }
    return page.section("highlights", "What stands out", content: [.list(items: items)])
  }

  private typealias Sentence = (section: String, words: [HTML])

  private var exits: [Sentence] {
    page.summary.dismissals.filter { $0.kind != .page && $0.table.rows.count > 1 }.map { dismissals in
      let table = dismissals.table
      let subject = "\(dismissals.kind.plural) in \(dismissals.framework.description.title)"
      let verdict = table.majority.map { "\(table.share) by \($0.words)" } ?? "and no way has a majority"
      return ("exits", [.bold(subject), " are left in \(table.rows.count) ways, \(verdict)."])
    }
  }

  /// A sentence about the number of something; empty for 0.
  private func sentence(_ section: String, _ count: Int, of thing: String, words: String) -> [Sentence] {
    count == 0 ? [] : [(section, [.bold(counted(count, thing)), .text(words)])]
  }

  private var buttons: [Sentence] {
    let summary = page.summary
    let (closing, all) = (summary.done.closing.count, summary.done.all)
    let done: Sentence = (
      "done",
      [
        .bold("\(closing) of \(counted(all, "Done button"))"),
        " only \(closing == 1 ? "closes" : "close") the screen",
        all == closing ? "." : "; \(all - closing) may keep something.",
      ]
    )
    let (silent, literals) = (summary.withoutTitle.count, summary.literals.count)
    return (closing > 0 ? [done] : [])
      + sentence(
        "silent", silent, of: "button",
        words:
          " \(silent == 1 ? "shows" : "show") an icon without words; a screen reader says the icon's name, or nothing."
      )
      + sentence(
        "literals", literals, of: "title",
        words: " \(literals == 1 ? "is" : "are") written into the source, and translated elsewhere.")
  }

  private var variants: [Sentence] {
    let (icons, titles) = (page.summary.icons.count, page.summary.titles.count)
    return sentence("icons", icons, of: "purpose", words: " \(icons == 1 ? "has" : "have") more than one icon.")
      + sentence("titles", titles, of: "purpose", words: " \(titles == 1 ? "has" : "have") more than one title.")
  }

  private var candidates: [Sentence] {
    guard let first = page.summary.candidates.first else { return [] }
    let count = page.summary.candidates.count
    return [
      (
        "candidates",
        [
          .bold(counted(count, "title")),
          " without a purpose \(count == 1 ? "appears" : "appear") more than once; the most frequent is “",
          .isolated(first.title), "”.",
        ]
      )
    ]
  }
}

extension HeaderKind {
  /// `Dialogs`, at the beginning of a sentence.
  var plural: String {
    let name = rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    return name + "s"
  }
}
