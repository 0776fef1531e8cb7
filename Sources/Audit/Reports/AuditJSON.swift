internal import AppReading
internal import CatalogFiles
internal import CatalogModel
internal import CatalogReports
internal import CatalogValidation
internal import CodeWriting
internal import SourceText

/// Writes an audit for programs: all sites, screens and findings, and the summary's figures.
package enum AuditJSON {
  package static func text(_ report: AuditReport) -> String { ReportJSON.text(of: tree(report)) }

  static func tree(_ report: AuditReport) -> JSONTree {
    let summary = AuditSummary(report.app)
    let reasons = Dictionary(report.left.map { (Place($0), $0.reason) }) { first, _ in first }
    return .fields([
      ("formatVersion", .integer(1)),
      ("catalog", .string(report.app.catalog.manifest.name)),
      (
        "summary",
        .fields([
          ("files", .integer(report.fileCount)),
          ("buttons", .integer(report.app.pressed.count)),
          ("certainties", .fields(summary.certainties.map { ($0.certainty.rawValue, .integer($0.count)) })),
          ("screens", .integer(report.app.screens.count)),
          ("adopted", .integer(summary.adoption.adopted)),
          ("handMade", .integer(summary.adoption.handMade)),
          ("withoutForm", .integer(summary.adoption.withoutForm)),
          ("buttonsWithoutTitle", .integer(summary.withoutTitle.count)),
          ("notFollowed", .integer(report.notFollowed.count)),
        ])
      ),
      ("sites", .array(report.app.sites.map { tree($0, left: reasons[Place($0.site)]) })),
      ("screens", .array(report.app.screens.map { tree($0, report.app.names) })),
      ("findings", .array(report.findings.map(JSONReporter.tree))),
      ("candidates", .array(summary.candidates.map(tree))),
      ("titles", .array(summary.titles.map(tree))),
      ("platformWords", .array(summary.platformWords.map(tree))),
      ("notFollowed", .array(report.notFollowed.map(tree))),
      (
        "unread",
        .array(report.unread.map { .fields([("file", .string($0.path)), ("reason", .string($0.reason))]) })
      ),
      ("groups", report.groups.map(tree)),
      ("changes", report.changes.map(tree)),
    ])
  }

  /// The place of a button.
  private struct Place: Hashable {
    let path: String
    let position: SourcePosition

    init(_ site: Site) { (path, position) = (site.file.path, site.position) }
    init(_ button: LeftButton) { (path, position) = (button.path, button.position) }
  }

  private static func tree(_ named: NamedSite, left: FixRefusal?) -> JSONTree {
    let site = named.site
    return .fields([
      ("file", .string(site.file.path)),
      ("line", .integer(site.position.line)),
      ("column", .integer(site.position.column)),
      ("construct", .string(site.construct)),
      ("framework", .string(site.framework.rawValue)),
      ("container", .string(site.container.rawValue)),
      ("placement", site.placement.map { .string($0.rawValue) }),
      ("role", site.role.map { .string($0.rawValue) }),
      ("systemItem", site.systemItem.map(JSONTree.string)),
      ("owner", site.owner.map(JSONTree.string)),
      ("wrapper", site.wrapper.map(JSONTree.string)),
      ("definition", site.isDefinition ? .bool(true) : nil),
      ("accepted", named.acceptance.map(JSONTree.string)),
      ("texts", site.texts.isEmpty ? nil : .array(site.texts.map(tree))),
      ("icons", site.icons.isEmpty ? nil : .array(site.icons.map { .string($0.name) })),
      ("actions", site.actions.isEmpty ? nil : .array(site.actions.map(JSONTree.string))),
      ("purpose", named.purpose.map(JSONTree.string)),
      ("certainty", .string(named.certainty.rawValue)),
      ("adopted", site.adoptedPurpose == nil ? nil : .bool(true)),
      ("evidence", named.evidence.isEmpty ? nil : .array(named.evidence.map(tree))),
      ("notFixed", left.map { .string($0.description) }),
    ])
  }

  private static func tree(_ notFollowed: NotFollowed) -> JSONTree {
    .fields([
      ("name", .string(notFollowed.name)), ("reason", .string(notFollowed.reason.rawValue)),
      ("framework", .string(notFollowed.framework.rawValue)), ("file", .string(notFollowed.path)),
      ("line", .integer(notFollowed.position.line)), ("column", .integer(notFollowed.position.column)),
    ])
  }

  private static func tree(_ text: SiteText) -> JSONTree {
    let use =
      switch text.use {
      case .title: "title"
      case .accessibilityLabel: "accessibilityLabel"
      case .tooltip: "tooltip"
      }
    return .fields([
      ("use", .string(use)), ("text", text.text.map(JSONTree.string)), ("key", text.key.map(JSONTree.string)),
      ("literal", text.isLiteral ? .bool(true) : nil), ("arguments", text.hasArguments ? .bool(true) : nil),
    ])
  }

  private static func tree(_ evidence: Evidence) -> JSONTree {
    .fields([
      ("signal", .string(evidence.signal.rawValue)), ("seen", .string(evidence.seen)),
      ("purpose", .string(evidence.purpose)),
    ])
  }

  private static func tree(_ screen: AuditedScreen, _ names: PurposeNames) -> JSONTree {
    .fields([
      ("name", .string(screen.name)),
      ("file", .string(screen.file.path)),
      ("line", .integer(screen.position.line)),
      ("column", .integer(screen.position.column)),
      ("framework", .string(screen.framework.rawValue)),
      ("kind", .string(screen.kind.rawValue)),
      ("certainty", .string(screen.certainty.rawValue)),
      ("dismissals", .array(screen.dismissals.map { .string($0.description) })),
      ("confirmations", .array(screen.confirmations.map { .string($0.description) })),
      ("header", .string(screen.proposedHeader(names))),
      (
        "shownBy",
        screen.shownBy.isEmpty
          ? nil
          : .array(
            screen.shownBy.map { shown in
              .fields([
                ("screen", shown.by.map(JSONTree.string)), ("by", .string(shown.means)),
                ("as", .string(shown.showing.rawValue)),
              ])
            })
      ),
    ])
  }

  /// A purpose with several titles.
  private static func tree(_ titles: AuditSummary.Variants) -> JSONTree {
    .fields([
      ("purpose", .string(titles.purpose)), ("locale", titles.locale.map { .string($0.identifier) }),
      (
        "titles",
        .array(
          titles.variants.map { variant in
            .fields([
              ("title", .string(variant.name)), ("sites", .integer(variant.sites.count)),
              ("wording", variant.wording.map { .string($0.rawValue) }),
            ])
          })
      ),
    ])
  }

  private static func tree(_ candidate: AuditSummary.Candidate) -> JSONTree {
    .fields([
      ("title", .string(candidate.title)), ("sites", .integer(candidate.sites.count)),
      ("icons", .array(candidate.icons.map(JSONTree.string))),
    ])
  }

  // MARK: Parts and changes

  private static func tree(_ groups: AuditGroups) -> JSONTree {
    .fields([
      ("by", .string(groups.grouping.rawValue)),
      (
        "groups",
        .array(
          groups.groups.map { group in
            .fields([
              ("name", .string(group.name)), ("adopted", .integer(group.adoption.adopted)),
              ("handMade", .integer(group.adoption.handMade)), ("buttons", .integer(group.buttons)),
              ("screens", .integer(group.screens)), ("errors", .integer(group.count(.error))),
              ("warnings", .integer(group.count(.warning))), ("notes", .integer(group.count(.note))),
            ])
          })
      ),
    ])
  }

  private static func tree(_ changes: AuditChanges) -> JSONTree {
    .fields([
      ("since", .string(changes.revision)),
      ("commit", .string(changes.commit)),
      ("before", tree(changes.before)),
      ("after", tree(changes.after)),
      ("new", .array(changes.new.map(JSONReporter.tree))),
      ("fixed", .array(changes.fixed.map(JSONReporter.tree))),
    ])
  }

  private static func tree(_ figures: AuditChanges.Figures) -> JSONTree {
    .fields([
      ("adopted", .integer(figures.adoption.adopted)), ("handMade", .integer(figures.adoption.handMade)),
      ("buttons", .integer(figures.buttons)), ("screens", .integer(figures.screens)),
      ("findings", .integer(figures.findings)),
    ])
  }
}
