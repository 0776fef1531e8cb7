internal import AppReading
internal import CatalogModel
internal import CatalogReports
internal import CatalogValidation
internal import SourceText

/// The most important results: one sentence each, with a link to the details.
struct AuditPageHighlights {
  private let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: String {
    let sentences = exits + buttons + variants + candidates
    guard !sentences.isEmpty else { return "" }
    let items = sentences.map { section, words in "<li><a href=\"#\(section)\">\(words)</a></li>" }
    return page.section("highlights", "What stands out", ["<ul>\(items.joined(separator: "\n"))</ul>"])
  }

  private typealias Sentence = (section: String, words: String)

  private var exits: [Sentence] {
    page.summary.dismissals.filter { $0.kind != .page && $0.table.rows.count > 1 }.map { dismissals in
      let table = dismissals.table
      let subject = "\(dismissals.kind.plural) in \(dismissals.framework.description.title)"
      let verdict =
        table.majority.map { "\(table.share) by \(HTMLText.escaped($0.words))" } ?? "and no way has a majority"
      return ("exits", "<b>\(subject)</b> are left in \(table.rows.count) ways, \(verdict).")
    }
  }

  private var buttons: [Sentence] {
    let summary = page.summary
    var sentences: [Sentence] = []
    let closing = summary.done.closing.count
    if closing > 0 {
      let all = summary.done.all
      let rest = all - closing
      sentences.append(
        (
          "done",
          "<b>\(closing) of \(counted(all, "Done button"))</b> only \(closing == 1 ? "closes" : "close") the screen"
            + (rest == 0 ? "." : "; \(rest) may keep something.")
        ))
    }
    let silent = summary.withoutTitle.count
    if silent > 0 {
      sentences.append(
        (
          "silent",
          "<b>\(counted(silent, "button"))</b> \(silent == 1 ? "shows" : "show") an icon without words; a screen reader says the icon's name, or nothing."
        ))
    }
    let literals = summary.literals.count
    if literals > 0 {
      sentences.append(
        (
          "literals",
          "<b>\(counted(literals, "title"))</b> \(literals == 1 ? "is" : "are") written into the source, and translated elsewhere."
        ))
    }
    return sentences
  }

  private var variants: [Sentence] {
    let (icons, titles) = (page.summary.icons.count, page.summary.titles.count)
    var sentences: [Sentence] = []
    if icons > 0 {
      sentences.append(
        ("icons", "<b>\(counted(icons, "purpose"))</b> \(icons == 1 ? "has" : "have") more than one icon."))
    }
    if titles > 0 {
      sentences.append(
        ("titles", "<b>\(counted(titles, "purpose"))</b> \(titles == 1 ? "has" : "have") more than one title."))
    }
    return sentences
  }

  private var candidates: [Sentence] {
    guard let first = page.summary.candidates.first else { return [] }
    let count = page.summary.candidates.count
    return [
      (
        "candidates",
        "<b>\(counted(count, "title"))</b> without a purpose \(count == 1 ? "appears" : "appear") more than once; the most "
          + "frequent is “<bdi>\(HTMLText.escaped(first.title))</bdi>”."
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
