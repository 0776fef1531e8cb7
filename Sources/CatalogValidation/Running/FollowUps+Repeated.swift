internal import CatalogFiles
internal import CatalogModel

extension FollowUps.Cause {
  /// The end of the sentence that counts the followers: "3 more errors …".
  func relation(to followers: [Finding]) -> String {
    guard isRepeated else {
      return "\(followers.total == 1 ? "follows" : "follow") from this; correct it and check again"
    }
    let locales = Set(followers.compactMap(\.subject.locale?.identifier)).sorted()
    let names = locales.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (locales.count > 3 ? ", …" : "")
    return
      "\(followers.total == 1 ? "is" : "are") the same in \(names); if the source text or purposes.json is wrong, correct that alone"
  }
}

extension FollowUps {
  /// The first of many findings that are the same in other locales or in the whole file, and the third of many syntax errors.
  func repeated(among findings: [Finding]) -> [Cause] {
    let sameInLocales = findings.filter {
      reach(of: $0).contains(.otherLocales) && $0.fix == nil && $0.subject.purpose != nil && $0.subject.locale != nil
    }
    func key(_ finding: Finding) -> [String?] {
      [finding.rule, finding.subject.purpose, finding.subject.message, finding.subject.argument]
    }
    let elsewhere = Dictionary(grouping: sameInLocales, by: key).values.filter {
      Set($0.map(\.subject.locale)).count >= Self.manyLocales
    }
    let syntax = Dictionary(
      grouping: findings.filter { $0.rule == CatalogProblem.Kind.jsonSyntax.rawValue }, by: \.file
    )
    .values.filter { $0.count > 3 }.map { Array($0.dropFirst()) }
    let files = Dictionary(grouping: findings.filter { reach(of: $0).contains(.wholeFile) }) { [$0.rule, $0.file] }
      .values.filter(isOfWholeFile)
    let groups = elsewhere.map { ($0, true) } + (syntax + files).map { ($0, false) }
    return groups.sorted { Finding.isInReportOrder($0.0[0], $1.0[0]) }.map { group, isRepeated in
      let spoiled = spoiledLocale(group)
      return Cause(finding: group[0], isRepeated: isRepeated, group: Set(group.map(\.identity))) { other in
        spoiled != nil && other.subject.locale == spoiled && other.subject.purpose != nil && isTitles(other)
      }
    }
  }

  /// The catalogue's own source text of a message; nil without one.
  func sourcePlace(of subject: Subject) -> SourcePlace? {
    guard let purpose = subject.purpose.flatMap({ source.purposeIndex[$0] }) else { return nil }
    let messages = source.purposes[purpose].messages
    let message = messages.firstIndex { $0.name == subject.message ?? MessageDeclaration.title }
    let entry = message.map { source.sourceEntry(ofSlot: source.slots.starts[purpose] + $0) } ?? .absent
    return source.isOwn(entry) ? source.place(of: entry) : nil
  }

  /// The locale whose texts cannot be judged, since a tool spoiled its whole file; nil for other repeated findings.
  private func spoiledLocale(_ group: [Finding]) -> LanguageTag? {
    reach(of: group[0]).contains(.wholeFile) && isTitles(group[0]) ? group[0].subject.locale : nil
  }

  /// True if so many findings are in a file that a tool made them all. Twelve texts of a thousand that are still to be written
  /// are twelve findings.
  private func isOfWholeFile(_ group: [Finding]) -> Bool {
    guard group.count >= Self.manyInFile else { return false }
    guard isTitles(group[0]), let locale = group[0].subject.locale,
      let index = source.locales.firstIndex(where: { $0.locale == locale })
    else { return true }
    return group.count * 5 >= source.locales[index].entries.count(where: source.isOwn)
  }

  /// The number of locales from which on the same finding has one cause, outside of their files.
  private static let manyLocales = 5
  /// The number of findings of one rule in a file from which on a tool made them all.
  private static let manyInFile = 10
}
