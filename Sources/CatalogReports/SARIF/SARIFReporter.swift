internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import SourceText

/// Writes a report as a log of the Static Analysis Results Interchange Format (SARIF 2.1.0, errata 01).
///
/// Columns count Unicode scalars, which the run states (§3.14.17). Accepted findings are results with a suppression, in
/// source if catalog.json accepts them and external if a baseline does (§3.35.2). Braces in messages are not doubled,
/// since no viewer unescapes those of a message without arguments.
package struct SARIFReporter {
  private let log: FindingLog
  /// The rules that results refer to: the help of all others would be most of the file.
  private let rules: [(description: RuleDescription, severity: Severity)]
  private let ruleIndices: [String: Int]

  package init(_ log: FindingLog) {
    self.log = log
    let found = Set(log.findings.map(\.rule) + log.suppressed.map(\.finding.rule))
    rules = log.rules.filter { found.contains($0.description.identifier) }
    ruleIndices = Dictionary(
      rules.enumerated().map { ($1.description.identifier, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package var text: String {
    ReportJSON.text(
      of: .fields([
        ("$schema", .string(Self.schema)),
        ("version", .string("2.1.0")),
        ("runs", .array([run])),
      ]))
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private var run: JSONTree {
    .fields([
      ("tool", .fields([("driver", driver)])),
      // Servers separate the results of several catalogues by the category, which ends at the last slash.
      ("automationDetails", .fields([("id", .string("\(log.category)/\(log.name)/"))])),
      ("columnKind", .string("unicodeCodePoints")),
      (
        "originalUriBaseIds",
        .fields([
          (
            SARIFLocation.root,
            .fields([("description", .fields([("text", .string("the folder that the command was started in"))]))])
          )
        ])
      ),
      ("invocations", invocations),
      ("results", .array(results)),
    ])
  }

  /// Notifications of the run about unread parts (SARIF 2.1.0, § 3.20.21), or nil.
  private var invocations: JSONTree? {
    guard !log.notifications.isEmpty else { return nil }
    let notifications = log.notifications.map { text in
      JSONTree.fields([("level", .string("note")), ("message", .fields([("text", .string(text))]))])
    }
    return .array([
      .fields([("executionSuccessful", .bool(true)), ("toolExecutionNotifications", .array(notifications))])
    ])
  }

  private var driver: JSONTree {
    .fields([
      ("name", .string("catalog")),
      ("version", .string(ProgramVersion.number)),
      ("semanticVersion", .string(ProgramVersion.number)),
      ("rules", .array(rules.map { SARIFRule.tree($0.description, in: $0.severity) })),
      (
        "properties",
        log.versions.isEmpty
          ? nil : .fields(log.versions.map { ("\($0.name.lowercased())Version", .string($0.version)) })
      ),
    ])
  }

  /// All findings in report order, accepted or not.
  private var results: [JSONTree] {
    let open = log.findings.map { ($0, nil as SuppressedFinding?) }
    let accepted = log.suppressed.map { ($0.finding, $0 as SuppressedFinding?) }
    return (open + accepted).sorted { Finding.isInReportOrder($0.0, $1.0) }.map { result($0, $1) }
  }

  private func result(_ finding: Finding, _ accepted: SuppressedFinding?) -> JSONTree {
    .fields([
      ("ruleId", .string(finding.rule)),
      ("ruleIndex", ruleIndices[finding.rule].map(JSONTree.integer)),
      ("level", .string(finding.severity.rawValue)),
      ("message", .fields([("text", .string(finding.message))])),
      ("locations", .array([SARIFLocation.location(finding.file, finding.position)])),
      ("relatedLocations", finding.related.map { .array([SARIFLocation.location($0.file, $0.position)]) }),
      ("partialFingerprints", .fields([("identity/v1", .string(finding.identity))])),
      ("fixes", finding.fix.flatMap(fix).map { .array([$0]) }),
      // Empty if nothing is accepted: without the member, a result's state would be unknown (§3.27.23).
      ("suppressions", .array(accepted.map { [suppression($0)] } ?? [])),
      ("properties", properties(finding)),
    ])
  }

  private func suppression(_ accepted: SuppressedFinding) -> JSONTree {
    .fields([
      ("kind", .string(accepted.origin == .baseline ? "external" : "inSource")),
      ("status", .string("accepted")),
      ("justification", .string(accepted.reason)),
    ])
  }

  private func fix(_ fix: Fix) -> JSONTree? {
    log.excerpts.places(of: fix.range, in: fix.file).map { start, end in
      .fields([
        ("description", .fields([("text", .string("what '\(log.command) --fix' does"))])),
        (
          "artifactChanges",
          .array([
            .fields([
              ("artifactLocation", SARIFLocation.artifact(fix.file)),
              (
                "replacements",
                .array([
                  .fields([
                    ("deletedRegion", SARIFLocation.region(from: start, to: end)),
                    ("insertedContent", .fields([("text", .string(fix.replacement))])),
                  ])
                ])
              ),
            ])
          ])
        ),
      ])
    }
  }

  /// The subject of the finding; nil if it is about a whole file.
  private func properties(_ finding: Finding) -> JSONTree? {
    let subject = finding.subject
    let members: [(String, String?)] = [
      ("purpose", subject.purpose), ("messageName", subject.message), ("locale", subject.locale?.identifier),
      ("category", subject.category), ("iconSet", subject.iconSet?.rawValue),
      ("screen", subject.screen), ("platform", subject.platform?.rawValue),
    ]
    guard members.contains(where: { $0.1 != nil }) else { return nil }
    return .fields(members.map { ($0.0, $0.1.map(JSONTree.string)) })
  }
}
