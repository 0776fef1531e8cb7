internal import CatalogFiles
internal import CatalogModel
package import CatalogValidation
internal import SourceText

/// Writes the differences of two catalogues as a comment for a pull request (GitHub Flavored Markdown).
///
/// New findings come first and are never folded; long tables are. The length of a comment is limited: the rest is left
/// out and counted.
package struct DifferenceMarkdown: Sendable {
  /// Tables with at least this many rows are folded.
  private static let foldedFrom = 12

  private var document: MarkdownDocument
  private let difference: CatalogDifference
  private let groups: TextGroups

  private init(_ difference: CatalogDifference, limit: Int) {
    document = MarkdownDocument(limit: limit)
    self.difference = difference
    groups = TextGroups(difference)
  }

  /// - Parameter limit: the approximate maximum length in Unicode scalars.
  package static func text(_ difference: CatalogDifference, limit: Int = MarkdownDocument.commentLimit) -> String {
    var writer = DifferenceMarkdown(difference, limit: limit)
    writer.write()
    return writer.document.text
  }

  private mutating func write() {
    let name = difference.new.report.source.manifest.name
    document.paragraph("### Catalogue changes: \(Markdown.escaped(name))")
    let summary = difference.summary.joined(separator: ", ")
    document.paragraph(
      "\(Markdown.code(difference.old.name)) → \(Markdown.code(difference.new.name)): "
        + (summary.isEmpty ? "nothing changed." : "\(summary)."))
    for note in difference.notes { document.paragraph("Note: \(Markdown.escaped(note))") }
    writeBreakingChanges()
    writeFindings()
    writePurposes()
    writeLocales()
    writeTexts()
    writeIcons()
    write(difference.screens, heading: "Headers and screens", title: "Fields")
    write(difference.manifest, heading: "Catalogue", title: "Settings")
    if document.omitted > 0 {
      document.paragraph("*\(document.omitted) more rows do not fit here; `catalog diff` lists more.*")
    }
  }
}

// MARK: - Sections

extension DifferenceMarkdown {
  private mutating func writeBreakingChanges() {
    guard !difference.breaking.isEmpty else { return }
    document.heading("Breaking changes for generated code")
    document.table(["what"], difference.breaking.map { [Markdown.text($0)] })
  }

  private mutating func writeFindings() {
    document.findings(difference.newFindings, heading: "New findings")
    document.foldedFindings(difference.resolvedFindings, title: "Findings that are gone")
  }

  private mutating func writePurposes() {
    let purposes = difference.purposes
    guard !purposes.isEmpty else { return }
    document.heading("Purposes")
    table(
      headings: ["added", "role", "what it does"],
      rows: purposes.added.map {
        [Markdown.code($0.identifier), $0.role.rawValue, Markdown.text($0.description.onOneLine)]
      }, title: "Added purposes")
    for purpose in purposes.added { writeDetails(of: purpose) }
    table(
      headings: ["removed", "role"], rows: purposes.removed.map { [Markdown.code($0.identifier), $0.role.rawValue] },
      title: "Removed purposes"
    )
    table(
      headings: ["renamed from", "to"], rows: purposes.renamed.map { [Markdown.code($0.old), Markdown.code($0.new)] },
      title: "Renamed purposes")
    let fields = (purposes.renamed + purposes.changed).flatMap { purpose in
      purpose.fields.map { [Markdown.code(purpose.new), Markdown.code($0.field)] + cells($0.value) }
    }
    table(headings: ["purpose", "field", "before", "after"], rows: fields, title: "Changed purposes")
  }

  /// The texts and icons of an added purpose.
  private mutating func writeDetails(of purpose: PurposeDefinition) {
    let texts = (groups.ofAddedPurposes[purpose.identifier] ?? []).map { locale, text in
      [Markdown.code(locale), Markdown.code(text.message), cell(text.text.new.map(\.onOneLine))]
    }
    let icons = purpose.icons.sorted { $0.key < $1.key }.map { set, icon in
      [Markdown.code("\(set)"), "icon", Markdown.code(icon.text)]
    }
    guard !texts.isEmpty || !icons.isEmpty else { return }
    let count = "\(counted(texts.count, "text")), \(counted(icons.count, "icon"))"
    document.table(
      ["locale or icon set", "message", "text or icon"], icons + texts,
      foldedBehind: "<code>\(Markdown.html(purpose.identifier))</code>: \(count)")
  }

  private mutating func writeLocales() {
    guard !difference.locales.added.isEmpty || !difference.locales.removed.isEmpty else { return }
    document.heading("Locales")
    func list(_ locales: [LanguageTag]) -> String { locales.map { Markdown.code("\($0)") }.joined(separator: ", ") }
    if !difference.locales.added.isEmpty { document.paragraph("Added: \(list(difference.locales.added))") }
    if !difference.locales.removed.isEmpty { document.paragraph("Removed: \(list(difference.locales.removed))") }
    for changes in groups.ofAddedLocales {
      document.table(
        ["message", "text"],
        changes.texts.map { [Markdown.code($0.name), cell($0.text.new.map(\.onOneLine))] },
        foldedBehind: "<code>\(changes.locale)</code>: \(counted(changes.texts.count, "text"))")
    }
  }

  private mutating func writeTexts() {
    guard !groups.others.isEmpty else { return }
    document.heading("Texts")
    let rows = groups.others.map { changes in
      changes.texts.map { [Markdown.code(changes.name), Markdown.code($0.name)] + cells($0.text) }
    }
    guard rows.joined().count > Self.foldedFrom else {
      document.table(["locale", "message", "before", "after"], Array(rows.joined()))
      return
    }
    for (changes, rows) in zip(groups.others, rows) {
      let kinds = Change<String>.Kind.allCases.compactMap { kind in
        let count = changes.texts.count { $0.text.kind == kind }
        return count == 0 ? nil : "\(count) \(kind.rawValue)"
      }
      document.table(
        ["message", "before", "after"], rows.map { Array($0.dropFirst()) },
        foldedBehind: "<code>\(changes.name)</code>: \(kinds.joined(separator: ", "))")
    }
  }

  private mutating func writeIcons() {
    guard !difference.icons.isEmpty else { return }
    document.heading("Icons")
    for changes in difference.icons {
      let isFolded = changes.icons.count + changes.rightToLeft.count > Self.foldedFrom
      let summary = [
        changes.presence?.rawValue,
        changes.version.map { "\($0.old ?? "none") → \($0.new ?? "none")" }
          .map(isFolded ? Markdown.html : Markdown.escaped),
        changes.icons.isEmpty ? nil : counted(changes.icons.count, "icon"),
        changes.rightToLeft.isEmpty ? nil : counted(changes.rightToLeft.count, "behaviour") + " right-to-left",
      ].compactMap(\.self).joined(separator: ", ")
      guard !changes.icons.isEmpty || !changes.rightToLeft.isEmpty else {
        document.paragraph("\(Markdown.code("\(changes.set)")): \(summary)")
        continue
      }
      let rows =
        changes.icons.map { icon in
          [Markdown.code(icon.purpose)]
            + [icon.icon.old, icon.icon.new].map { $0.map { Markdown.code($0.text) } ?? Self.nothing }
        } + changes.rightToLeft.map { [Markdown.code($0.field)] + cells($0.value) }
      let heading = changes.rightToLeft.isEmpty ? "purpose" : changes.icons.isEmpty ? "icon" : "purpose or icon"
      if isFolded {
        document.table(
          [heading, "before", "after"], rows,
          foldedBehind: "<code>\(Markdown.html("\(changes.set)"))</code>: \(summary)")
      } else {
        document.paragraph("\(Markdown.code("\(changes.set)")): \(summary)")
        document.table([heading, "before", "after"], rows)
      }
    }
  }

  private mutating func write(_ fields: [FieldChange], heading: String, title: String) {
    guard !fields.isEmpty else { return }
    document.heading(heading)
    table(
      headings: ["field", "before", "after"], rows: fields.map { [Markdown.code($0.field)] + cells($0.value) },
      title: title)
  }
}

// MARK: - Cells

extension DifferenceMarkdown {
  private static let nothing = "–"

  /// A table, folded if it is long, left out if it is empty.
  private mutating func table(headings: [String], rows: [[String]], title: String) {
    guard !rows.isEmpty else { return }
    document.table(headings, rows, foldedBehind: rows.count > Self.foldedFrom ? "\(title): \(rows.count)" : nil)
  }

  private func cells(_ change: Change<String>) -> [String] {
    let shown = ShownText.pair(change)
    return [cell(shown.old), cell(shown.new)]
  }

  private func cell(_ text: String?) -> String { text.map(Markdown.text) ?? Self.nothing }
}

extension Severity {
  /// The severity as a symbol and a word, since colour alone is not accessible.
  package var symbol: String {
    switch self {
    case .error: "🔴 error"
    case .warning: "🟡 warning"
    case .note: "🔵 note"
    }
  }
}
