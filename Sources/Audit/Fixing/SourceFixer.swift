internal import AppReading
internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import CodeWriting
package import PurposeCatalog
internal import SourceReading
internal import SourceText

/// Rewrites hand-made buttons whose purpose is certain.
///
/// A button is rewritten only if people see and hear the same before and after, in every locale, and if each of its
/// arguments is understood. Every other button is reported with the reason.
package struct SourceFixer: Sendable {
  private let report: AuditReport
  private let names: GeneratedNames
  private let texts: FixTexts
  private let icons: FixIcons
  private let purposes: [String: PurposeDefinition]
  /// The folders of Swift packages, whose targets need an import to see code of other targets.
  private let packages: [String]
  /// The buttons whose title the audit reports as that of another purpose, so their purpose is not certain after all.
  private let mistaken: Set<Place>
  /// The buttons that a comment accepts.
  private let accepted: Set<Place>

  private struct Place: Hashable {
    let file: String
    let position: SourcePosition
  }

  /// - Parameters:
  ///   - report: an audit of the app's current state.
  ///   - names: the names of generated code in the app.
  ///   - catalog: the catalogue from which the code is generated.
  ///   - translations: the app's string tables.
  package init(
    _ report: AuditReport, names: GeneratedNames, catalog: Catalog, translations: any AppTranslations
  ) {
    packages = report.manifests.filter { $0.hasSuffix("Package.swift") }.map {
      String($0.dropLast("Package.swift".count))
    }
    mistaken = Self.places(of: TitleOfAnotherPurposeRule.self, in: report.findings)
    accepted = Self.places(
      of: HandMadeButtonRule.self, in: report.suppressed.filter { $0.origin == .comment }.map(\.finding))
    self.report = report
    self.names = names
    texts = FixTexts(
      catalog, translations, language: report.app.language, isAdopted: report.app.catalog.hasAdoptedTexts)
    icons = FixIcons(report.app.catalog, catalog)
    purposes = Dictionary(report.app.catalog.purposes.map { ($0.identifier, $0) }) { first, _ in first }
  }

  /// The files that change, and the buttons that are not rewritten.
  ///
  /// - Parameter path: the only file to look at; nil for all.
  package func outcome(ofFile path: String? = nil) -> FixOutcome {
    let sites = report.app.sites.filter {
      $0.certainty == .certain && $0.purpose != nil && $0.site.adoptedPurpose == nil
        && (path == nil || path == $0.site.file.path)
    }
    var outcome = FixOutcome()
    for (_, sites) in Dictionary(grouping: sites, by: { $0.site.file.path }).sorted(by: { $0.key < $1.key }) {
      add(sites, to: &outcome)
    }
    return outcome
  }

  private func add(_ sites: [NamedSite], to outcome: inout FixOutcome) {
    guard let file = sites.first?.site.file, let language = SourceLanguage(path: file.path) else { return }
    let text = FixedText(tree: SourceReader.read(file, as: language))
    var fixes: [SourceFix] = []
    var left: [LeftButton] = []
    for named in sites {
      do throws(FixRefusal) {
        let fix = try fix(named, text)
        // A button inside another one is rewritten in the next run.
        guard !fixes.contains(where: { $0.range.overlaps(fix.range) }) else { throw .nested }
        fixes.append(fix)
      } catch {
        left.append(LeftButton(path: file.path, position: named.site.position, reason: error))
      }
    }
    guard !fixes.isEmpty else { return outcome.add(nil, left: left) }
    let imports = text.missingImports(of: language, names.imported(by: file.path, below: report.paths), fixes)
    outcome.add(
      FixedFile(path: file.path, old: file.bytes, new: text.bytes(with: fixes, imports), fixes: fixes), left: left)
  }

  // MARK: One button

  private func fix(_ named: NamedSite, _ text: FixedText) throws(FixRefusal) -> SourceFix {
    let site = named.site
    guard let identifier = named.purpose, let purpose = purposes[identifier], let name = report.app.names[identifier]
    else {
      throw .noText
    }
    let place = Place(file: site.file.path, position: site.position)
    if accepted.contains(place) { throw .accepted }
    if let wrapper = site.wrapper { throw .use(of: wrapper) }
    if let missing = GeneratedForms.withoutForm(site) { throw .noForm(missing) }
    // A button with two titles is a toggle, whose other state would be lost.
    if Set(site.texts.filter { $0.use == .title }.compactMap(\.text)).count > 1 { throw .toggle }
    if mistaken.contains(place) { throw .mistaken }
    guard let node = text.node(at: site.range.lowerBound) else { throw .notPlain }
    let fixed = FixSite(
      named: named, purpose: purpose, purposeName: name, text: text, texts: texts, icons: icons, names: names)
    let code = try code(fixed, node)
    return SourceFix(range: code.range, text: code.text, line: site.position.line, purpose: identifier)
  }

  private func code(_ site: FixSite, _ node: SourceNode) throws(FixRefusal) -> FixedCode {
    guard let write = FixForms.writers[site.named.site.framework] else { throw .notPlain }
    let code = try write(site, node)
    return SourceLanguage(path: site.named.site.file.path) == .swift ? try ofModule(site, code) : code
  }

  /// Throws if a target of a Swift package cannot see generated code.
  private func ofModule(_ site: FixSite, _ code: FixedCode) throws(FixRefusal) -> FixedCode {
    let path = site.named.site.file.path
    if names.swift == nil, packages.contains(where: path.hasPrefix) { throw .unnamed(["swift"]) }
    return code
  }

  private static func places(of rule: any AuditRule.Type, in findings: [Finding]) -> Set<Place> {
    let identifier = rule.description.identifier
    return Set(
      findings.lazy.filter { $0.rule == identifier }.map { Place(file: $0.file, position: $0.position) })
  }
}
