internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import SourceReading
internal import SourceText

/// Rewrites hand-made buttons whose purpose is certain.
///
/// A button is rewritten only if each of its arguments is understood: its words are the title of the purpose, its role is that
/// of the purpose, and its action is taken over as it is written. Anything else, a comment inside it too, leaves it as it is.
package struct SourceFixer: Sendable {
  private let report: AuditReport
  private let names: GeneratedNames
  private let roles: [String: Role]
  /// The folders of Swift packages, whose targets do not see the code of others without an import.
  private let packages: [String]

  package init(_ report: AuditReport, names: GeneratedNames) {
    packages = report.manifests.filter { $0.hasSuffix("Package.swift") }.map {
      String($0.dropLast("Package.swift".count))
    }
    self.report = report
    self.names = names
    roles = Dictionary(report.app.catalog.purposes.map { ($0.identifier, $0.role) }) { first, _ in first }
  }

  /// The files that change, in the order of their paths.
  package func files() -> [FixedFile] {
    let sites = report.app.sites.filter { isCertain($0) && !isAccepted($0) }
    return Dictionary(grouping: sites) { $0.site.file.path }.sorted { $0.key < $1.key }.compactMap { _, sites in
      file(sites)
    }
  }

  /// The number of buttons that are left because `names` lacks what their files would import.
  package var unnamedCount: Int {
    let named = SourceFixer(report, names: GeneratedNames(swift: "A", kotlin: "a", typeScript: "a", locale: "a"))
    return named.files().reduce(0) { $0 + $1.fixes.count } - files().reduce(0) { $0 + $1.fixes.count }
  }

  /// Whether the words or the system's item are the purpose's own; a synonym would change what people read.
  private func isCertain(_ named: NamedSite) -> Bool {
    guard named.certainty == .certain, named.purpose != nil, named.site.adoptedPurpose == nil,
      named.site.wrapper == nil, let signal = named.evidence.first?.signal
    else { return false }
    // A button with two titles is a toggle, whose other state would be lost.
    let titles = Set(named.site.texts.filter { $0.use == .title }.compactMap(\.text))
    return titles.count <= 1 && (signal == .title || signal == .systemItem) && !isMistaken(named)
  }

  /// Whether the audit says that its title is that of another purpose, so that the purpose is not certain after all.
  private func isMistaken(_ named: NamedSite) -> Bool {
    report.findings.contains {
      $0.rule == "title-of-another-purpose" && $0.file == named.site.file.path && $0.position == named.site.position
    }
  }

  private func isAccepted(_ named: NamedSite) -> Bool {
    report.suppressed.contains {
      $0.origin == .comment && $0.finding.rule == "hand-made-button" && $0.finding.file == named.site.file.path
        && $0.finding.position == named.site.position
    }
  }

  private func file(_ sites: [NamedSite]) -> FixedFile? {
    guard let file = sites.first?.site.file, let language = SourceLanguage(path: file.path) else { return nil }
    let tree = SourceReader.read(file, as: language)
    let text = FixedText(tree: tree)
    var fixes: [SourceFix] = []
    for named in sites {
      guard let purpose = named.purpose, let role = roles[purpose],
        let node = text.node(at: named.site.range.lowerBound),
        let form = form(named, purpose, role, node, text)
      else { continue }
      // A button inside another one is left for the next run.
      guard !fixes.contains(where: { $0.range.overlaps(node.range) }) else { continue }
      fixes.append(SourceFix(range: node.range, text: form, line: named.site.position.line, purpose: purpose))
    }
    guard !fixes.isEmpty else { return nil }
    let imports = text.missingImports(of: language, names, fixes)
    return FixedFile(path: file.path, old: file.bytes, new: text.bytes(with: fixes, imports), fixes: fixes)
  }

  private func form(
    _ named: NamedSite, _ purpose: String, _ role: Role, _ node: SourceNode, _ text: FixedText
  ) -> String? {
    let path = named.site.file.path
    if names.swift == nil, path.hasSuffix(".swift"), packages.contains(where: path.hasPrefix) { return nil }
    return switch (named.site.framework, node.kind) {
    case (.swiftUI, .call(let call)):
      SwiftUIForm(named: named, purpose: purpose, role: role, text: text).code(call, node.range)
    case (.uiKit, .call(let call)):
      UIKitForm(named: named, purpose: purpose, role: role, text: text).code(call, node.range)
    case (.compose, .call(let call)):
      names.kotlin == nil ? nil : ComposeForm(purpose: purpose, text: text).code(call, node.range)
    case (.react, .element(let element)):
      names.typeScript == nil
        ? nil : names.locale.flatMap { ReactForm(purpose: purpose, locale: $0, text: text).code(element, node.range) }
    default: nil
    }
  }
}
