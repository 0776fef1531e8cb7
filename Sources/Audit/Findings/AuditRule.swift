internal import AppReading
package import CatalogFiles
internal import CatalogModel
package import CatalogValidation
internal import SourceText

/// A rule of `catalog audit`: its requirement, with examples, and its check.
package protocol AuditRule: Sendable {
  static var description: RuleDescription { get }
  static func check(_ app: AuditedApp, _ collector: inout AuditCollector)
}

/// Collects the findings of an audit.
package struct AuditCollector {
  package private(set) var findings: [Finding] = []
  /// The former identifiers of purposes.
  private let former: [String: [String]]

  package init(_ catalog: CatalogSource) {
    former = Dictionary(catalog.purposes.map { ($0.identifier, $0.formerly) }) { first, _ in first }
  }

  /// Reports something about a site.
  ///
  /// - Parameter detail: distinguishes findings of the same rule, type and construct; without numbers or places.
  mutating func report(
    _ rule: any AuditRule.Type, _ message: String, at named: NamedSite, about detail: String = ""
  ) {
    let site = named.site
    add(
      rule, message, purpose: named.purpose, key: [site.owner ?? fileName(site.file), site.construct, detail],
      file: site.file, at: site.range.lowerBound)
  }

  /// Reports something about a screen.
  mutating func report(_ rule: any AuditRule.Type, _ message: String, at screen: AuditedScreen) {
    findings.append(
      Finding(
        rule: rule.description, message: message, subject: Subject(screen: screen.name), key: screen.name,
        file: screen.file.path, position: screen.position))
  }

  /// Reports a comment.
  mutating func report(_ rule: any AuditRule.Type, _ message: String, in file: SourceFile, at offset: Int) {
    add(rule, message, purpose: nil, key: [fileName(file), message], file: file, at: offset)
  }

  private mutating func add(
    _ rule: any AuditRule.Type, _ message: String, purpose: String?, key rest: [String], file: SourceFile,
    at offset: Int
  ) {
    func key(_ purpose: String?) -> String {
      ([purpose ?? "*"] + rest).filter { !$0.isEmpty }.map(Self.stable).joined(separator: ":")
    }
    findings.append(
      Finding(
        rule: rule.description, message: message, subject: Subject(purpose: purpose), key: key(purpose),
        earlierKeys: purpose.flatMap { former[$0] }?.map(key) ?? [], file: file.path,
        position: file.position(at: offset)))
  }

  /// A word without digits, which edits renumber, and without the separators of an identity's parts.
  private static func stable(_ word: String) -> String {
    String(word.filter { !$0.isNumber && $0 != ":" && !$0.isNewline })
  }

  private func fileName(_ file: SourceFile) -> String { String(file.path.split(separator: "/").last ?? "") }
}
