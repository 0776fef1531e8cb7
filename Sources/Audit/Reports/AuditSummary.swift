package import CatalogModel
internal import CatalogFiles
internal import SourceText

/// The figures of an audit, for every report.
package struct AuditSummary: Sendable {
  /// How often a purpose has an icon or a title.
  package struct Variants: Sendable {
    package let purpose: String
    /// The most frequent first.
    package let variants: [(name: String, count: Int)]
  }

  /// Buttons without a purpose that have the same title: candidates for a purpose of the app's own.
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
  /// Icons that several purposes have.
  package let sharedIcons: [(icon: String, purposes: [String])]
  /// Done buttons that only close, and those that may keep something.
  package let closingDone: (closing: Int, all: Int)
  package let withoutTitle: Int
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
    let certain = app.sites.filter { $0.certainty == .certain && $0.site.wrapper == nil }
    icons = Self.variants(certain) { $0.site.icons.map { $0.glyph } }
    titles = Self.variants(certain) { $0.site.texts.filter { $0.use == .title }.compactMap(\.text) }
    sharedIcons = Self.sharedIcons(certain)
    let done = pressed.filter { $0.purpose == "done" && $0.certainty >= .likely }
    closingDone = (done.count(where: ScreenSurvey.onlyCloses), done.count)
    withoutTitle = app.sites.count { named in
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

  private static func variants(_ sites: [NamedSite], _ names: (NamedSite) -> [String]) -> [Variants] {
    Dictionary(grouping: sites) { $0.purpose ?? "" }
      .map { purpose, sites in Variants(purpose: purpose, variants: counts(sites.flatMap(names))) }
      .filter { !$0.purpose.isEmpty && $0.variants.count > 1 }
      .sorted { (-$0.variants.count, $0.purpose) < (-$1.variants.count, $1.purpose) }
  }

  private static func sharedIcons(_ sites: [NamedSite]) -> [(icon: String, purposes: [String])] {
    var purposes: [String: Set<String>] = [:]
    for named in sites {
      for icon in named.site.icons { purposes[icon.glyph, default: []].insert(named.purpose ?? "") }
    }
    return purposes.filter { $0.value.count > 1 }
      .map { (icon: $0.key, purposes: $0.value.sorted()) }
      .sorted { (-$0.purposes.count, $0.icon) < (-$1.purposes.count, $1.icon) }
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
    .filter { $0.sites.count > 1 }
    .sorted { (-$0.sites.count, $0.title) < (-$1.sites.count, $1.title) }
  }
}
