internal import AppReading
package import CatalogModel
internal import CatalogFiles
internal import SourceText

/// The figures of an audit, for every report.
package struct AuditSummary: Sendable {
  /// The icons or titles of a purpose.
  package struct Variants: Sendable {
    package let purpose: String
    /// The language of titles that are translations; nil for icons and for the source texts.
    package var locale: LanguageTag?
    /// The most frequent first.
    package let variants: [Variant]

    /// `save`, `save (de)`
    package var name: String { purpose + (locale.map { " (\($0))" } ?? "") }

    /// True if buttons of one platform differ: each platform has icons of its set.
    var differOnOnePlatform: Bool {
      let sites = variants.enumerated().flatMap { index, variant in
        variant.sites.map { (platform: $0.site.framework.platform, variant: index) }
      }
      return Dictionary(grouping: sites, by: \.platform).values.contains { Set($0.map(\.variant)).count > 1 }
    }
  }

  /// An icon or a title, with the buttons that have it.
  package struct Variant: Sendable {
    package let name: String
    package let sites: [NamedSite]
    /// The wording whose word a title is on the platform of its buttons; nil for a shared or another word, and for icons.
    package var wording: Wording?

    /// `2 × Sichern (apple's word)`
    package var text: String { "\(sites.count) × \(name)" + (wording.map { " (\($0)'s word)" } ?? "") }
  }

  /// An icon that buttons for several purposes use.
  package struct SharedIcon: Sendable {
    package let icon: String
    /// The most frequent first.
    package let purposes: [Variant]
  }

  /// A title in the source that is also in a string table.
  package struct Literal: Sendable {
    package let title: String
    package let key: String
    package let sites: [NamedSite]
  }

  /// Buttons without a purpose that have the same title: candidates for new purposes of the app.
  package struct Candidate: Sendable {
    package let title: String
    package let icons: [String]
    package let sites: [NamedSite]
  }

  /// The dismissals of one kind of screens.
  package struct Dismissals: Sendable {
    package let framework: Framework
    package let kind: HeaderKind
    package let table: ExitTable
  }

  package let adoption: Adoption
  /// The sites that people press, by certainty.
  package let certainties: [(certainty: Certainty, count: Int)]
  package let purposes: [(purpose: String, count: Int)]
  package let dismissals: [Dismissals]
  package let confirmations: [(framework: Framework, table: ExitTable)]
  package let icons: [Variants]
  package let titles: [Variants]
  /// Purposes whose titles differ only because each platform has its own word.
  package let platformWords: [Variants]
  /// Icons that several purposes have.
  package let sharedIcons: [SharedIcon]
  /// The Done buttons, and the number of them that only close.
  package let done: (closing: [NamedSite], all: Int)
  /// Buttons that show only an icon.
  package let withoutTitle: [NamedSite]
  package let literals: [Literal]
  /// The screens of each kind, the most frequent first.
  package let kinds: [(kind: String, count: Int)]
  package let candidates: [Candidate]

  package init(_ app: AuditedApp) {
    let pressed = app.pressed
    adoption = Adoption(pressed)
    certainties = Certainty.allCases.reversed().map { certainty in
      (certainty, pressed.count { $0.certainty == certainty })
    }
    let sure = pressed.filter { $0.certainty >= .likely }
    purposes = Self.counts(sure.compactMap(\.purpose)).map { (purpose: $0.name, count: $0.count) }
    let frameworks = Framework.allCases
    dismissals = frameworks.flatMap { framework in
      [HeaderKind.dialog, .viewer, .page].map { kind in
        Dismissals(framework: framework, kind: kind, table: .dismissals(of: app.screens, framework, kind))
      }
    }.filter { !$0.table.rows.isEmpty }
    confirmations = frameworks.map { ($0, ExitTable.confirmations(of: app.screens, $0)) }.filter { !$0.1.rows.isEmpty }
    let parts = app.parts.isEmpty ? [app] : app.parts
    let certain = parts.map { app in app.sites.filter { $0.certainty == .certain && $0.site.wrapper == nil } }
    icons = certain.flatMap { sites in
      Self.variants(sites) { $0.site.icons.map { ($0.glyph, $0.name) } }.filter(\.differOnOnePlatform)
    }
    let variants = zip(parts, certain).map { app, sites in
      let words = WordedTitles(app.catalog, for: sites)
      let titles = Self.variants(sites, Self.titles) + (app.translations.map { Self.translated(sites, $0) } ?? [])
      return titles.map { (variants: $0.naming(words), words: words) }
    }.joined()
    titles = variants.filter { !$0.words.explain($0.variants) }.map(\.variants)
    platformWords = variants.filter { $0.words.explain($0.variants) }.map(\.variants)
    sharedIcons = certain.flatMap(Self.sharedIcons)
    let done = pressed.filter { $0.purpose == "done" && $0.certainty >= .likely }
    self.done = (done.filter(ScreenSurvey.onlyCloses), done.count)
    literals = Self.literals(app)
    kinds = Self.counts(app.screens.map(\.kind.rawValue)).map { (kind: $0.name, count: $0.count) }
    withoutTitle = app.sites.filter { named in
      named.site.texts.isEmpty && !named.site.icons.isEmpty && named.site.systemItem == nil
        && named.site.adoptedPurpose == nil && named.site.wrapper == nil && !named.site.isDefinition
    }
    candidates = Self.candidates(pressed)
  }

  // MARK: Counting

  private static func counts(_ names: [String]) -> [(name: String, count: Int)] {
    names.reduce(into: [:] as [String: Int]) { $0[$1, default: 0] += 1 }
      .sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { (name: $0.key, count: $0.value) }
  }

  /// The title of a button; empty for several titles, each of which belongs to a state.
  private static func titles(_ named: NamedSite) -> [(key: String, name: String)] {
    let titles = Set(named.site.texts.filter { $0.use == .title }.compactMap(\.text))
    return titles.count == 1 ? titles.map { ($0, $0) } : []
  }

  /// The titles of each purpose in each language in which the platforms of an app differ.
  private static func translated(_ sites: [NamedSite], _ translations: any AppTranslations) -> [Variants] {
    var texts: [LanguageTag: [(site: NamedSite, text: String)]] = [:]
    for named in sites {
      let titles = named.site.texts.filter { $0.use == .title }
      guard titles.count == 1, let title = titles.first, let key = title.key else { continue }
      for (locale, text) in translations.translations(ofKey: key, text: title.text, near: named.site.file.path) {
        texts[locale, default: []].append((named, text))
      }
    }
    return texts.sorted { $0.key < $1.key }.flatMap { locale, texts in
      Dictionary(grouping: texts) { $0.site.purpose ?? "" }.sorted { $0.key < $1.key }.compactMap { purpose, texts in
        let variants = Dictionary(grouping: texts, by: \.text).map { Variant(name: $0, sites: $1.map(\.site)) }
          .sorted { (-$0.sites.count, $0.name) < (-$1.sites.count, $1.name) }
        // The source texts are compared as the sources show them.
        let isSource = texts.allSatisfy { text in text.site.site.texts.contains { $0.text == text.text } }
        return variants.count > 1 && !isSource ? Variants(purpose: purpose, locale: locale, variants: variants) : nil
      }
    }
  }

  private static func variants(
    _ sites: [NamedSite], _ names: (NamedSite) -> [(key: String, name: String)]
  ) -> [Variants] {
    Dictionary(grouping: sites) { $0.purpose ?? "" }
      .map { purpose, sites in Variants(purpose: purpose, variants: grouped(sites, names)) }
      .filter { !$0.purpose.isEmpty && $0.variants.count > 1 }
      .sorted { (-$0.variants.count, $0.purpose) < (-$1.variants.count, $1.purpose) }
  }

  /// The sites grouped by a common property, each group under its most frequent spelling.
  private static func grouped(
    _ sites: [NamedSite], _ names: (NamedSite) -> [(key: String, name: String)]
  ) -> [Variant] {
    let named = sites.flatMap { site in names(site).map { (key: $0.key, name: $0.name, site: site) } }
    return Dictionary(grouping: named, by: \.key).values
      .map { group in Variant(name: counts(group.map(\.name)).first?.name ?? "", sites: group.map(\.site)) }
      .sorted { (-$0.sites.count, $0.name) < (-$1.sites.count, $1.name) }
  }

  private static func sharedIcons(_ sites: [NamedSite]) -> [SharedIcon] {
    let icons = sites.flatMap { named in named.site.icons.map { (glyph: $0.glyph, name: $0.name, site: named) } }
    return Dictionary(grouping: icons, by: \.glyph).values
      .map { uses in
        SharedIcon(
          icon: counts(uses.map(\.name)).first?.name ?? "",
          purposes: grouped(uses.map(\.site)) { [($0.purpose ?? "", $0.purpose ?? "")] })
      }
      .filter { $0.purposes.count > 1 }
      .sorted { (-$0.purposes.count, $0.icon) < (-$1.purposes.count, $1.icon) }
  }

  private static func literals(_ app: AuditedApp) -> [Literal] {
    let found = app.sites.filter { $0.site.wrapper == nil }.flatMap { named in
      named.site.texts.filter { $0.isLiteral && !$0.hasArguments }.compactMap { text -> (String, String, NamedSite)? in
        guard let title = text.text, let key = app.keys[title]?.first else { return nil }
        return (title, key, named)
      }
    }
    return Dictionary(grouping: found) { $0.0 }
      .compactMap { title, uses in
        uses.first.map { Literal(title: title, key: $0.1, sites: uses.map { $0.2 }) }
      }
      .sorted { (-$0.sites.count, $0.title) < (-$1.sites.count, $1.title) }
  }

  private static func candidates(_ sites: [NamedSite]) -> [Candidate] {
    let unnamed = sites.filter { $0.certainty < .likely && $0.acceptance == nil }
    let titled = unnamed.compactMap { named in
      named.site.texts.first { $0.use == .title && $0.text != nil && !$0.hasArguments }?.text.map { ($0, named) }
    }
    return Dictionary(grouping: titled) { $0.0 }.map { title, sites in
      Candidate(
        title: title, icons: Set(sites.flatMap { $0.1.site.icons.map(\.name) }).sorted(), sites: sites.map(\.1))
    }
    .filter { $0.sites.count > 1 && $0.title.contains { $0.isLetter || $0.isNumber } }
    .sorted { (-$0.sites.count, $0.title) < (-$1.sites.count, $1.title) }
  }
}

extension AuditSummary.Variants {
  /// The same with the wordings of titles that are a platform's own words.
  fileprivate func naming(_ words: WordedTitles) -> AuditSummary.Variants {
    let named = variants.map { variant in
      var variant = variant
      variant.wording = words.wording(of: variant.name, purpose: purpose, on: variant.sites)
      return variant
    }
    return AuditSummary.Variants(purpose: purpose, locale: locale, variants: named)
  }
}
