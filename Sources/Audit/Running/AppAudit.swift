package import AppReading
package import CatalogFiles
internal import CatalogModel
package import CatalogValidation
internal import CodeWriting
internal import SourceText

/// Compares an app's buttons and screens with a catalogue.
package struct AppAudit: Sendable {
  private let catalog: CatalogSource
  private let settings: AuditSettings

  package init(catalog: CatalogSource, settings: AuditSettings) {
    self.catalog = catalog
    self.settings = settings
  }

  /// Reads an app and checks it by all rules; of several apps, each alone.
  ///
  /// - Parameters:
  ///   - app: the app's files.
  ///   - files: the tree that they are read from.
  ///   - scope: the sites that count.
  ///   - baseline: the findings that the team has accepted for now.
  ///   - translations: reads the app's texts in other languages, which an app for several platforms is compared by; nil to
  ///     compare the source texts alone.
  ///   - progress: called with the numbers of files that are read and of all.
  package func report(
    on app: AppFiles, from files: any FileTree, scope: Scope = .all, baseline: BaselineFile? = nil,
    today: CalendarDate = .today, translations: ((_ paths: [String]) -> any AppTranslations)? = nil,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) -> AuditReport {
    var read = ReadApp()
    var acceptances: [String: Acceptances] = [:]
    var parts: [AuditedApp] = []
    let purposes = settings.reading.purposes ?? PurposeNames(catalog)
    for app in app.apps {
      let one = AppReader(files: files, settings: settings.reading, progress: progress).read(app)
      let accepted = Self.acceptances(one)
      acceptances.merge(accepted) { first, _ in first }
      let language = LanguageOfTitles.locale(of: one, in: catalog)
      let named = names(one, accepted, language: language).filter { scope.contains($0.site) }
      let screens = ScreenSurvey(facts: one.screens, sites: named).screens()
      var part = AuditedApp(
        catalog: catalog, names: purposes, sites: named, screens: screens, keys: one.texts.translatedKeysByText,
        mistakes: Self.mistakes(accepted, one.files))
      part.language = language
      if WordedTitles.wordings(of: named, catalog.manifest).count > 1 { part.translations = translations?(app.paths) }
      parts.append(part)
      read.add(one)
    }
    var audited = AuditedApp(catalog: catalog, names: purposes, parts: parts)
    if parts.count == 1 { audited.translations = parts.first?.translations }
    audited.language = parts.lazy.compactMap(\.language).first
    let (findings, suppressed) = accepted(Finding.ordered(parts.flatMap(findings)), acceptances)
    let silent = audited.pressed.compactMap(\.notFollowed)
    let notFollowed = (read.lookalikes.filter { scope.contains($0.container) } + silent).sorted {
      ($0.path, $0.position) < ($1.path, $1.position)
    }
    return AuditReport(
      app: audited, read: app, unread: read.unread, notFollowed: notFollowed, findings: findings,
      suppressed: suppressed, rules: rules, files: read.files
    ).accepting(baseline, today: today)
  }

  /// The acceptances in an app's comments, by the paths of files.
  private static func acceptances(_ read: ReadApp) -> [String: Acceptances] {
    let rules = AuditRules.descriptions.map(\.identifier)
    return read.comments.reduce(into: [:]) { found, entry in
      guard let file = read.files[entry.key] else { return }
      let acceptances = Acceptances(entry.value, in: file, rules: rules)
      if !acceptances.isEmpty { found[entry.key] = acceptances }
    }
  }

  /// Comments that should accept something, but do not, in the order of files and places.
  private static func mistakes(
    _ acceptances: [String: Acceptances], _ files: [String: SourceFile]
  ) -> [(file: SourceFile, mistake: Acceptances.Mistake)] {
    acceptances.sorted { $0.key < $1.key }.flatMap { path, acceptances in
      files[path].map { file in acceptances.mistakes.map { (file, $0) } } ?? []
    }
  }

  private func names(
    _ read: ReadApp, _ acceptances: [String: Acceptances], language: LanguageTag?
  ) -> [NamedSite] {
    let source = catalog.manifest.sourceLocale
    let languages = read.languages.union([language].compactMap(\.self)).subtracting([source])
    let naming = PurposeNaming(catalog, locales: [source] + languages.sorted())
    return read.sites.map { site in
      let site = withExportedText(site)
      guard let acceptances = acceptances[site.file.path],
        let reason = acceptances.reason(for: .noPurpose, on: site.position.line)
      else { return naming.name(site) }
      return NamedSite(site: site, purpose: nil, certainty: .none, evidence: [], acceptance: reason)
    }
  }

  /// Marks the site as one that uses the catalogue if one of its keys is an exported text's.
  private func withExportedText(_ site: Site) -> Site {
    guard site.adoptedPurpose == nil, !settings.exportedKeys.isEmpty else { return site }
    var site = site
    site.adoptedPurpose =
      site.texts.lazy.filter { $0.use != .tooltip }.compactMap(\.key)
      .compactMap(settings.purpose(ofExportedKey:)).first
    return site
  }

  /// The rules that run, each with its severity.
  package var rules: [(description: RuleDescription, severity: Severity)] {
    AuditRules.descriptions.compactMap { rule in settings.severity(of: rule).map { (rule, $0) } }
  }

  private func findings(of app: AuditedApp) -> [Finding] {
    var collector = AuditCollector(catalog)
    for rule in AuditRules.all where settings.severity(of: rule.description) != nil { rule.check(app, &collector) }
    let severities = Dictionary(rules.map { ($0.description.identifier, $0.severity) }) { first, _ in first }
    return collector.findings.map { $0.with(severities[$0.rule] ?? $0.severity) }
  }

  /// Separates the findings that comments in the sources accept.
  private func accepted(
    _ findings: [Finding], _ acceptances: [String: Acceptances]
  ) -> (open: [Finding], suppressed: [SuppressedFinding]) {
    var open: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    for finding in findings {
      if let reason = acceptances[finding.file]?.reason(for: .rule(finding.rule), on: finding.position.line) {
        suppressed.append(SuppressedFinding(finding: finding, origin: .comment, reason: reason))
      } else {
        open.append(finding)
      }
    }
    return (open, suppressed)
  }
}

extension AppAudit {
  /// The sites that an audit looks at.
  package enum Scope: String, CaseIterable, Sendable {
    case all
    /// Those in navigation bars and bars at the bottom.
    case bars

    func contains(_ site: Site) -> Bool { contains(site.container) }

    func contains(_ container: Container?) -> Bool {
      self == .all || container == .navigationBar || container == .bottomBar
    }
  }
}
