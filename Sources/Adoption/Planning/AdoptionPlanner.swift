internal import Audit
internal import CatalogFiles
package import CatalogModel
internal import SourceText

/// Finds the texts and icons of an app that an overlay should take, and the decisions that a person must make.
///
/// The plan depends only on the app, the extended catalogue and the decisions. The overlay's contents are considered
/// when the plan is applied, so that a second run makes the same plan.
package struct AdoptionPlanner: Sendable {
  /// The declarations of an existing overlay, which do not change.
  package struct Declared: Sendable {
    package let locales: [LanguageTag]
    package let iconSets: [IconSetIdentifier]
    /// The wordings of generated code, by language.
    package let chosenWordings: [String: Wording]

    package init(
      locales: [LanguageTag], iconSets: [IconSetIdentifier], chosenWordings: [String: Wording] = [:]
    ) {
      self.locales = locales
      self.iconSets = iconSets
      self.chosenWordings = chosenWordings
    }
  }

  let base: CatalogSource
  let neighbours: Neighbours
  let titles: InheritedTitles
  let icons: IconNames
  let keyNames: KeyNames
  let uses: [ButtonUse]
  let tables: AppStringTables
  let choices: ReviewChoices
  let declared: Declared?
  let platformWords: PlatformWords
  let keys: KeysOfPurposes
  /// The buttons that certainly have a purpose.
  let usesByPurpose: [String: [ButtonUse]]
  /// By file, the purposes that its buttons certainly have.
  let purposesByFile: [String: Set<String>]

  /// The minimum number of buttons for a new purpose of the app.
  package static let leastUses = 3

  /// - Parameters:
  ///   - base: the catalogue that the overlay extends.
  ///   - declared: nil for an overlay that does not exist yet.
  ///   - platformWords: the words of platforms that are not titles of the overlay.
  init(
    base: CatalogSource, uses: [ButtonUse], tables: AppStringTables, choices: ReviewChoices = ReviewChoices(),
    declared: Declared? = nil, passingOver platformWords: PlatformWords = PlatformWords()
  ) {
    self.base = base
    self.platformWords = platformWords
    neighbours = Neighbours(of: base)
    titles = InheritedTitles(base)
    icons = IconNames(base)
    keyNames = KeyNames(base)
    self.uses = uses
    self.tables = tables
    self.choices = choices
    self.declared = declared
    keys = KeysOfPurposes(uses, tables)
    let certain = uses.filter { $0.certainty == .certain && $0.purpose != nil }
    usesByPurpose = Dictionary(grouping: certain) { $0.purpose ?? "" }
    purposesByFile = certain.reduce(into: [:]) { $0[$1.file, default: []].insert($1.purpose ?? "") }
  }

  /// The locale of the app's source texts.
  var source: LanguageTag { tables.source }

  package func plan() -> AdoptionPlan {
    var plan = AdoptionPlan(source: source)
    let candidates = ownPurposeCandidates()
    planLocales(&plan, candidates)
    plan.iconSets = declared?.iconSets ?? foundIconSets()
    let decided = choices.entries.map(\.identity).filter { $0.locale != nil && base.purposeIndex[$0.purpose] != nil }
    for purpose in Set(keys.purposes.keys).union(decided.map(\.purpose)).sorted() { planTexts(of: purpose, &plan) }
    for purpose in base.purposes { planIcons(of: purpose, &plan) }
    for candidate in candidates { planPurpose(candidate, &plan) }
    removeHomonyms(&plan)
    return plan
  }

  // MARK: Locales

  /// The catalogue's source, and the locales in which the app has at least half of the texts of recognised buttons, with those
  /// that they inherit from.
  private func planLocales(_ plan: inout AdoptionPlan, _ candidates: [OwnPurposeCandidate]) {
    let recognised = keys.purposes.values.flatMap { $0.keys.map(\.entry) }
    let entries = Set(recognised + candidates.compactMap { $0.uses.count >= Self.leastUses ? $0.entry : nil })
    var locales: Set<LanguageTag> = Set([base.manifest.sourceLocale] + titles.chain(of: source))
    for locale in base.manifest.locales where locale != base.manifest.sourceLocale {
      let chain = titles.chain(of: locale)
      guard entries.contains(where: { $0.texts[locale] != nil }) else { continue }
      let translated = entries.count { entry in chain.contains { entry.texts[$0] != nil } }
      let isComplete = translated * 2 >= entries.count
      if isComplete { locales.formUnion(chain) }
      if declared.map({ !$0.locales.contains(locale) }) ?? !isComplete {
        plan.doubts.append(
          Doubt(
            isComplete ? .undeclaredLocale : .incompleteLocale, purpose: "", locale: locale,
            appText: "\(translated) of \(counted(entries.count, "text"))", key: "", uses: []))
      }
    }
    plan.locales = declared?.locales ?? locales.sorted()
    plan.doubts.removeAll { $0.kind == .incompleteLocale && $0.locale.map(plan.locales.contains) == true }
  }

  // MARK: Icon sets

  /// The icon sets that at least two recognised buttons use; nil if there are none.
  private func foundIconSets() -> [IconSetIdentifier]? {
    var counts: [IconSetIdentifier: Int] = [:]
    for use in uses where use.certainty >= .likely {
      for set in Set(use.icons.flatMap { icons.names(of: $0, use.framework).keys }) { counts[set, default: 0] += 1 }
    }
    let most = counts.values.max() ?? 0
    // A few names in one set may be another's.
    let found = base.manifest.iconSets.filter { set in
      counts[set].map { $0 >= min(Self.leastUses, most) && $0 * 20 >= most } ?? false
    }
    return found.isEmpty ? nil : found
  }
}
