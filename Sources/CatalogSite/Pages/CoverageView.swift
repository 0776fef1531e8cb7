internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import GeneratedCode
internal import TextFormats

/// The number of texts of each kind that a locale has itself, inherits, or lacks.
struct CoverageView {
  let site: PageSite
  let locale: Int

  private var coverage: Coverage.Locale { site.report.coverage(locale) }

  var section: HTML {
    let source = site.report.source
    let names = (0..<source.slots.count).map { source.declaration(ofSlot: $0).name }
    let kinds = Set(names).sorted { Self.place($0) < Self.place($1) }
    let rows = kinds.map { kind in
      row(kind, zip(names, coverage.texts).filter { $0.0 == kind }.map(\.1))
    }
    let table = Table(
      head: ["Texts", "Own", "Inherited", "Missing", "Share"].map { .column($0) }, rows: rows,
      classes: "numbers", label: "Coverage"
    ).html
    return .section("Coverage", id: "coverage", content: [table, inherited, attested].compactMap(\.self))
  }

  /// Titles first, then the others by name.
  private static func place(_ name: String) -> (Int, String) { (name == MessageDeclaration.title ? 0 : 1, name) }

  private func row(_ kind: String, _ texts: [Coverage.Provenance]) -> HTML {
    let (own, inherited) = (texts.count { $0 == .translated }, texts.count { $0 == .inherited })
    let missing = texts.count { $0 == .missing }
    let cells = ["\(own)", "\(inherited)", "\(missing)", Self.share(own + inherited, of: own + inherited + missing)]
    return .element(
      "tr",
      content: [.rowHead([.code(kind)])]
        + cells.enumerated().map { index, cell in
          .element("td", [("class", index == 2 && missing > 0 ? "bad" : nil)], text: cell)
        })
  }

  /// In percent, rounded down so that only a complete locale has 100 %.
  static func share(_ part: Int, of whole: Int) -> String { whole == 0 ? "none needed" : "\(part * 100 / whole) %" }

  /// The number of titles that programs also print; nil if the catalogue has no evidence.
  private var attested: HTML? {
    guard site.report.hasAttestation(locale) else { return nil }
    let own = site.catalog.locales[locale]
    let entries = zip(site.catalog.purposes, own.titles).compactMap {
      site.report.attestation(ofTitle: $1, $0.identifier, locale)
    }
    let attested = entries.count { !$0.programs.isEmpty }
    let printed = entries.count { !$0.programs.isEmpty || !$0.others.isEmpty }
    return .english(
      "Of \(printed) titles whose English text other programs print in this language, \(attested) are the programs' "
        + "own: \(Self.share(attested, of: printed)). The texts below say which.")
  }

  private var inherited: HTML? {
    guard !coverage.inheritedFrom.isEmpty else { return nil }
    let links = coverage.inheritedFrom.flatMap { tag, count in
      [
        HTML.text(" "),
        .link(LanguageNames.english(tag.identifier), to: "\(tag.identifier).html"),
        .text(" (\(count))"),
      ]
    }
    return .element(
      "p", [("class", "note"), ("dir", "ltr")], content: [.text("Inherited from")] + links + [.text(".")])
  }
}
