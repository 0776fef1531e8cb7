internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// Findings that follow from another one: once their cause is corrected, they are gone.
///
/// A report lists the cause and counts the others, so that the cause is not lost among them.
struct FollowUps {
  /// A finding, and which others follow from it.
  struct Cause {
    let finding: Finding
    /// True if the others are the same in other locales, so that each stays to be corrected unless the source is.
    var isRepeated = false
    /// The identities of a group of findings, of which there may be thousands: they are looked up, and not asked for.
    var group: Set<String> = []
    let followsBesides: (Finding) -> Bool

    /// - Parameter follows: returns true for a finding that follows, besides those of the group.
    init(
      finding: Finding, isRepeated: Bool = false, group: Set<String> = [], follows: @escaping (Finding) -> Bool
    ) {
      (self.finding, self.isRepeated, self.group, followsBesides) = (finding, isRepeated, group, follows)
    }

    func follows(_ finding: Finding) -> Bool { group.contains(finding.identity) || followsBesides(finding) }
  }

  let source: CatalogSource
  private let renamed: RenamedPurposes

  init(in source: CatalogSource) {
    self.source = source
    renamed = RenamedPurposes(source)
  }

  /// The findings in report order, with those that follow from a cause counted in one line for each severity.
  func counted(_ findings: [Finding]) -> [Finding] {
    let causes = causes(among: findings)
    let identities = Set(causes.map(\.finding.identity))
    let known = Dictionary(
      causes.enumerated().flatMap { index, cause in cause.group.map { ($0, index) } }
    ) { first, _ in first }
    let asked = causes.indices.filter { !causes[$0].isRepeated }
    var kept: [Finding] = []
    var followers = [[Finding]](repeating: [], count: causes.count)
    for finding in findings {
      let cause =
        identities.contains(finding.identity)
        ? nil : known[finding.identity] ?? asked.first { causes[$0].follows(finding) }
      if let cause { followers[cause].append(finding) } else { kept.append(finding) }
    }
    let unusable = UnusableTexts(kept, reach: reach)
    let others =
      zip(causes, followers) + unusable.others.map { (Cause(finding: $0.cause) { _ in false }, $0.followers) }
    guard others.contains(where: { !$0.1.isEmpty }) else { return findings }
    kept = kept.filter { !unusable.follows($0) }
    for (cause, followers) in others {
      guard let rule = AllRules.description(of: cause.finding.rule) else { continue }
      for (severity, alike) in Dictionary(grouping: followers, by: \.severity) {
        let place = cause.isRepeated ? sourcePlace(of: cause.finding.subject) : nil
        kept.append(
          Finding(
            counting: alike, severity, relation: cause.relation(to: alike), to: cause.finding, of: rule, at: place))
      }
    }
    return kept.sorted(by: Finding.isInReportOrder)
  }

  /// The causes that are independent of each other: repeated findings, then those about files, locales and definitions.
  private func causes(among findings: [Finding]) -> [Cause] {
    if let base = source.problemOfBase {
      let cause = findings.first {
        $0.rule == base.kind.rawValue && $0.message == base.message && $0.position == base.place.position
      }
      // Problems inside the overlay's own files do not depend on its base.
      return cause.map { [Cause(finding: $0) { !Self.standingAlone.contains($0.rule) }] } ?? []
    }
    let wide = findings.lazy.compactMap(wideCause).prefix(1)
    // With so many causes, none explains the report, and comparing each with each finding would be slow.
    let narrow = findings.lazy.compactMap(narrowCause).prefix(Self.mostCauses + 1)
    let causes = Self.independent(Array(wide) + (narrow.count > Self.mostCauses ? [] : Array(narrow)))
    let repeated = repeated(among: findings.filter { finding in !causes.contains { $0.follows(finding) } })
    // Of thousands of groups, each finding is in one: comparing them with each other would be slow.
    let others = repeated.reduce(into: Set<String>()) { identities, cause in
      if cause.isRepeated { identities.formUnion(cause.group.subtracting([cause.finding.identity])) }
    }
    let single = Self.independent(repeated.filter { !$0.isRepeated } + causes)
      .filter { !others.contains($0.finding.identity) }
    return repeated.filter { cause in cause.isRepeated && !single.contains { $0.follows(cause.finding) } } + single
  }

  /// The causes that do not follow from another one; of two that follow from each other, the first.
  private static func independent(_ causes: [Cause]) -> [Cause] {
    causes.enumerated().filter { index, cause in
      !causes.enumerated().contains { other, wider in
        guard other != index, wider.finding.identity != cause.finding.identity, wider.follows(cause.finding) else {
          return false
        }
        return other < index || !cause.follows(wider.finding)
      }
    }.map(\.element)
  }

  func reach(of finding: Finding) -> Reach { AllRules.description(of: finding.rule)?.reach ?? [] }

  /// A finding as the cause of all that are not about a single file: the catalogue's settings, its purposes or its source
  /// texts are not read as they are meant.
  private func wideCause(_ finding: Finding) -> Cause? {
    guard reach(of: finding).contains(.file) else { return nil }
    let isWhole = Self.unread.contains(finding.rule)
    switch Path.relative(finding.file, to: source.folder) {
    case "catalog.json":
      // Another field was meant, or one of two was taken. A file that cannot be read is named here, where the catalogue
      // needs it.
      let isUnread =
        isWhole && finding.subject.file.map { Path.name(of: $0) == "purposes.json" } ?? true
      let isMisread =
        isUnread || finding.rule == CatalogProblem.Kind.duplicateKey.rawValue
        || finding.rule == CatalogProblem.Kind.unknownField.rawValue && finding.fix != nil
          && setting(of: finding) != nil
        || finding.rule == CatalogProblem.Kind.wrongType.rawValue && setting(of: finding) == "locales"
        || finding.subject.locale == source.manifest.sourceLocale
      guard isMisread, finding.subject.iconSet == nil else { return nil }
      return Cause(finding: finding) { !Self.standingAlone.contains($0.rule) }
    case "purposes.json" where isWhole:
      return Cause(finding: finding) {
        $0.file == finding.file && $0.rule != finding.rule || !Self.standingAlone.contains($0.rule)
      }
    default:
      // Other locales fall back to the source locale and are compared with it.
      guard isTitles(finding), locale(of: finding) == source.manifest.sourceLocale, finding.subject.purpose == nil
      else { return nil }
      return Cause(finding: finding) { Self.comparing.contains($0.rule) && $0.identity != finding.identity }
    }
  }

  /// The field of catalog.json whose name or value a finding is about; nil for a part of a value.
  private func setting(of finding: Finding) -> String? {
    let manifest = source.layers[0].manifest
    return manifest.root.members?.first { member in
      [member.keyRange.lowerBound, member.value.offset].contains {
        manifest.source.position(at: $0) == finding.position
      }
    }?.key
  }

  /// A finding as the cause of others of the same file, icon set, locale, purpose or message; nil for an independent one.
  private func narrowCause(_ finding: Finding) -> Cause? {
    let reach = reach(of: finding)
    if reach.contains(.file), let cause = causeInFile(finding) { return cause }
    if let locale = finding.subject.locale, reach.contains(.locale) {
      return Cause(finding: finding) { $0.subject.locale == locale || Self.isFileOfTag(in: finding, $0) }
    }
    // Letters, words and forms of another language are wrong in each of its texts.
    if let locale = finding.subject.locale, reach.contains(.texts) {
      return Cause(finding: finding) { $0.subject.locale == locale && $0.subject.purpose != nil }
    }
    // A misspelt set leaves the purpose without an icon of the one that was meant.
    if finding.rule == UnknownIconRule.description.identifier, let set = finding.subject.iconSet,
      !source.manifest.iconSets.contains(set)
    {
      return Cause(finding: finding) { other in
        other.rule == MissingIconRule.description.identifier && other.subject.purpose == finding.subject.purpose
          && other.subject.iconSet.map { isMeant(set, by: $0) } ?? false
      }
    }
    return reach.contains(.definition) ? causeInDefinition(finding) : nil
  }

  /// A finding about a whole file as the cause of those about what the file should hold.
  private func causeInFile(_ finding: Finding) -> Cause? {
    if let set = iconSet(of: finding) {
      return Cause(finding: finding) { $0.subject.iconSet.map { isMeant($0, by: set) } ?? false }
    }
    // A misspelt tag is a file that belongs to no locale.
    if finding.rule == CatalogProblem.Kind.wrongType.rawValue, Path.name(of: finding.file) == "catalog.json" {
      return Cause(finding: finding) { Self.isFileOfTag(in: finding, $0) }
    }
    let isInManifest = Path.relative(finding.file, to: source.folder) == "catalog.json"
    guard isTitles(finding) || isInManifest else {
      // A brace that was lost puts the rest of the file one level deeper.
      return finding.rule == CatalogProblem.Kind.jsonSyntax.rawValue
        ? Cause(finding: finding) { $0.file == finding.file && $0.rule != finding.rule } : nil
    }
    guard let locale = locale(of: finding), finding.subject.purpose == nil else { return nil }
    // The texts that were read are still judged one by one.
    return Cause(finding: finding) { $0.subject.locale == locale && Self.comparing.contains($0.rule) }
  }

  private func causeInDefinition(_ finding: Finding) -> Cause? {
    guard let purpose = finding.subject.purpose else { return nil }
    if finding.rule == CatalogProblem.Kind.unknownPurpose.rawValue {
      // A key that was renamed is a text that is missing.
      guard let locale = finding.subject.locale, let meant = finding.fix?.replacement ?? renamed.now[purpose] else {
        return nil
      }
      let isEverywhere = finding.fix == nil
      return Cause(finding: finding) { other in
        guard isEverywhere || other.subject.locale == locale else { return false }
        return other.subject.purpose == meant && other.isAboutMissingContent
          || isEverywhere && other.rule == finding.rule && other.subject.purpose == purpose
      }
    }
    guard Path.name(of: finding.file) == "purposes.json" else { return nil }
    return Cause(finding: finding) { other in
      if other.rule == CatalogProblem.Kind.unknownPurpose.rawValue {
        return [purpose, Self.kebabCase(purpose)].contains { other.message.contains("'\($0)'") }
      }
      guard other.subject.purpose == purpose, Self.declaring.contains(other.rule) else { return false }
      return finding.subject.message != nil && other.subject.message == finding.subject.message
    }
  }

  /// The icon set that is unreadable; nil if a finding is about something else.
  private func iconSet(of finding: Finding) -> IconSetIdentifier? {
    guard Self.unread.contains(finding.rule) else { return nil }
    let isFile = Path.name(of: Path.parent(of: finding.file)) == "icon-sets"
    return finding.subject.iconSet
      ?? (isFile ? IconSetIdentifier(rawValue: String(Path.name(of: finding.file).dropLast(".json".count))) : nil)
  }

  /// The locale of a finding, or of the file of titles that it is in.
  private func locale(of finding: Finding) -> LanguageTag? {
    if let locale = finding.subject.locale { return locale }
    guard isTitles(finding) else { return nil }
    return LanguageTag(String(Path.name(of: finding.file).prefix { $0 != "." }))
  }

  func isTitles(_ finding: Finding) -> Bool { Path.name(of: Path.parent(of: finding.file)) == "titles" }

  /// True if a finding is about the titles file of a locale that another finding asks to declare.
  private static func isFileOfTag(in cause: Finding, _ finding: Finding) -> Bool {
    guard finding.rule == CatalogProblem.Kind.undeclaredLocale.rawValue, let locale = finding.subject.locale else {
      return false
    }
    return cause.message.contains("'\(locale)'") || cause.fix?.replacement == locale.identifier
  }

  /// The identifier that a name in camel case or with underscores means: `save-as` for `saveAs`.
  private static func kebabCase(_ name: String) -> String {
    name.reduce(into: "") { result, letter in
      if letter.isUppercase, !result.isEmpty { result += "-" }
      result += letter == "_" ? "-" : letter.lowercased()
    }
  }

  /// True if the set is the one that the catalogue lists, or an unlisted one that probably means it: a misspelling, or
  /// `pedal` for `pedal-icons`.
  private func isMeant(_ set: IconSetIdentifier, by listed: IconSetIdentifier) -> Bool {
    if set == listed { return true }
    guard !source.manifest.iconSets.contains(set) else { return false }
    let names = [set.rawValue, listed.rawValue].sorted { $0.count < $1.count }
    return NearestName.of(set.rawValue, in: [listed.rawValue]) != nil || names[1].hasPrefix(names[0] + "-")
  }

  private static let mostCauses = 100

  /// The rules about files that are not read at all.
  private static let unread = Set(
    [CatalogProblem.Kind.jsonSyntax, .unreadableFile, .unknownFormatVersion].map(\.rawValue))

  /// The rules about single files and about one text alone.
  private static let standingAlone: Set<String> = {
    let naming: Set<CatalogProblem.Kind> = [
      .unknownPurpose, .unknownScreen, .unknownHeader, .undeclaredLocale, .unusedFile, .unknownWording,
    ]
    let files = CatalogProblem.Kind.allCases.filter { !naming.contains($0) }.map(\.rawValue)
    return Set(files + AllRules.text.map { $0.description.identifier })
  }()

  /// The rules that need the other texts of a locale, or those of the source locale.
  private static let comparing = Set(AllRules.locale.map { $0.description.identifier })

  /// The rules that compare texts with the declaration of their message.
  private static let declaring: Set<String> = Set(
    AllRules.message.map { $0.description.identifier }
      + [CatalogProblem.Kind.unknownField.rawValue]
      + [UnusedArgumentRule.description, TitleTooLongRule.description, UnneededShortRule.description].map(\.identifier))
}
