internal import CatalogFiles
internal import CatalogModel

extension FollowUps {
  /// The first of many findings that are the same in other locales or in the whole file, and the third of many syntax errors.
  func repeated(among findings: [Finding]) -> [Cause] {
    let sameInLocales = findings.filter {
      reach(of: $0).contains(.otherLocales) && $0.fix == nil && $0.subject.purpose != nil && $0.subject.locale != nil
    }
    func key(_ finding: Finding) -> [String?] {
      [finding.rule, finding.subject.purpose, finding.subject.message, finding.subject.argument]
    }
    let groups = Dictionary(grouping: sameInLocales, by: key).values.filter {
      Set($0.map(\.subject.locale)).count >= Self.manyLocales
    }
    let syntax = Dictionary(
      grouping: findings.filter { $0.rule == CatalogProblem.Kind.jsonSyntax.rawValue }, by: \.file
    )
    .values.filter { $0.count > 3 }.map { Array($0.dropFirst()) }
    let files = Dictionary(grouping: findings.filter { reach(of: $0).contains(.wholeFile) }) { [$0.rule, $0.file] }
      .values.filter { $0.count >= Self.manyInFile }
    return (groups + syntax + files).sorted { Finding.isInReportOrder($0[0], $1[0]) }.map { group in
      let identities = Set(group.map(\.identity))
      let spoiled = spoiledLocale(group)
      return Cause(finding: group[0]) { other in
        identities.contains(other.identity)
          || spoiled != nil && other.subject.locale == spoiled && other.subject.purpose != nil && isTitles(other)
      }
    }
  }

  /// The locale whose texts cannot be judged, since a tool spoiled its whole file; nil for other repeated findings.
  private func spoiledLocale(_ group: [Finding]) -> LanguageTag? {
    reach(of: group[0]).contains(.wholeFile) && isTitles(group[0]) ? group[0].subject.locale : nil
  }

  /// The number of locales from which on the same finding has one cause, outside of their files.
  private static let manyLocales = 5
  /// The number of findings of one rule in a file from which on a tool made them all.
  private static let manyInFile = 10
}
