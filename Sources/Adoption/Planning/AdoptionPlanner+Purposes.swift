internal import Audit
internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import SourceText
internal import StringFormats

extension AdoptionPlanner {
  /// Plans a new purpose of the app, or notes why that is not possible.
  func planPurpose(_ candidate: OwnPurposeCandidate, _ plan: inout AdoptionPlan) {
    let identifier = candidate.identifier
    let place = candidate.entry.map { entry in
      KeyPlace.text(key: entry.key, path: entry.texts[source]?.place.path ?? entry.table)
    }
    let doubt = Doubt(
      .ownPurpose, purpose: identifier ?? "", locale: source, appText: candidate.title, key: place ?? "",
      uses: candidate.uses)
    let choice = choices.decision(on: doubt)
    if choice?.choice == .catalogue { return }
    let drawn = icons(of: candidate, in: plan.iconSets ?? base.manifest.iconSets)
    let titles = ownTitles(of: candidate, plan.locales)
    let obstacles = obstacles(candidate, drawn.missing, locales: titles.missing, plan: plan)
    let doubts = doubts(candidate, drawn.guesses, titles.texts)
    guard obstacles.isEmpty, let identifier else {
      let reason = (obstacles + doubts).joined(separator: "; ")
      if let choice { plan.refused.append(ReviewRefusal(choice, reason: reason, offer: .addPurpose)) }
      return plan.doubts.append(doubt.because(.ownPurpose, reason, offer: .addPurpose))
    }
    guard doubts.isEmpty || choice != nil else {
      return plan.doubts.append(doubt.because(.ownPurpose, doubts.joined(separator: "; ")))
    }
    let definition = PurposeDefinition(
      identifier: identifier, role: candidate.role, description: description(of: candidate), icons: drawn.icons,
      messages: [MessageDeclaration(name: MessageDeclaration.title, description: nil, arguments: [], limit: nil)])
    plan.purposes.append(AdoptionPlan.Purpose(definition: definition, choice: choice, doubt: doubt))
    plan.texts += titles.texts.map { locale, text, place in
      AdoptionPlan.Text(
        purpose: identifier, locale: locale, text: text, short: nil, catalogueShort: nil,
        comment: "\(TextRecord.adoptedComment) \(place).", choice: choice,
        doubt: doubt)
    }
  }

  /// The requirements of a purpose that a choice in the list cannot meet.
  private func obstacles(
    _ candidate: OwnPurposeCandidate, _ sets: [IconSetIdentifier], locales: [LanguageTag], plan: AdoptionPlan
  ) -> [String] {
    var reasons: [String] = []
    if let identifier = candidate.identifier {
      if base.purposeIndex[identifier] != nil || base.purposes.nameNow(of: identifier) != nil {
        reasons.append("the catalogue has a purpose '\(identifier)'")
      } else if plan.purposes.contains(where: { $0.definition.identifier == identifier }) {
        reasons.append("another title makes '\(identifier)', too")
      }
    } else {
      reasons.append("its title makes no identifier")
    }
    if !sets.isEmpty { reasons.append("no icon in \(sets.map(\.rawValue).joined(separator: ", "))") }
    if !locales.isEmpty { reasons.append(missingTitles(locales, hasKey: candidate.entry != nil)) }
    return reasons
  }

  /// The reasons why a person should decide.
  private func doubts(_ candidate: OwnPurposeCandidate, _ guesses: [String], _ titles: [OwnTitle]) -> [String] {
    var reasons: [String] = []
    if candidate.uses.count < Self.leastUses { reasons.append("fewer than \(Self.leastUses) buttons") }
    let translations = titles.filter { $0.locale.language != source.language }.map(\.text)
    if let form = OwnTitleForm.doubt(on: candidate.title, translations: translations) { reasons.append(form) }
    if let guess = guesses.first {
      reasons.append("its icon is only named by the drawable '\(DrawableName(guess).name)'")
    }
    return reasons
  }

  private func missingTitles(_ locales: [LanguageTag], hasKey: Bool) -> String {
    guard hasKey else { return "its title is written in the sources, so that it has no translations" }
    let shown = locales.prefix(6).map(\.identifier).joined(separator: ", ")
    return "no title in \(shown)" + (locales.count > 6 ? " and \(locales.count - 6) more" : "")
  }

  private func description(of candidate: OwnPurposeCandidate) -> String {
    let comment = candidate.entry?.texts[source]?.comment?.onOneLine ?? ""
    // Xcode's placeholder for a missing comment.
    let isUseful = !comment.isEmpty && comment.utf8.count <= 300 && !comment.hasPrefix("No comment provided")
    return isUseful ? comment : "\(candidate.title.onOneLine): used in \(candidate.uses.count) places."
  }

  // MARK: Icons and titles

  /// The icons of a new purpose, the sets without one, and the drawables whose icon is guessed from the name.
  private typealias OwnIcons = (
    icons: [IconSetIdentifier: IconReference], missing: [IconSetIdentifier], guesses: [String]
  )

  private func icons(of candidate: OwnPurposeCandidate, in sets: [IconSetIdentifier]) -> OwnIcons {
    var found: OwnIcons = ([:], [], [])
    for set in sets {
      let drawn = candidate.uses.filter { $0.icons.count == 1 }.compactMap { use in
        icons.names(of: use.icons[0], use.framework)[set].map { (name: $0, use: use) }
      }
      let counts = drawn.reduce(into: [:] as [String: Int]) { $0[$1.name, default: 0] += 1 }
      guard let name = counts.min(by: { (-$0.value, $0.key) < (-$1.value, $1.key) })?.key else {
        found.missing.append(set)
        continue
      }
      found.icons[set] = .name(name)
      let uses = drawn.filter { $0.name == name }.map(\.use)
      if let guess = uses.first(where: { icons.isGuess($0.icons[0], $0.framework) }) {
        found.guesses.append(guess.icons[0])
      }
    }
    return found
  }

  private typealias OwnTitle = (locale: LanguageTag, text: String, place: String)

  private func ownTitles(
    of candidate: OwnPurposeCandidate, _ locales: [LanguageTag]
  ) -> (texts: [OwnTitle], missing: [LanguageTag]) {
    guard let entry = candidate.entry else {
      return (
        [(source, AppString.message(of: candidate.title), "a title in the sources")],
        locales.filter { $0.language != source.language }
      )
    }
    func usable(_ locale: LanguageTag) -> AppString? {
      entry.texts[locale].flatMap { text in
        text.needsReview || text.text.isEmpty || AuditWords.hasArguments(text.text) ? nil : text
      }
    }
    // The text of a region for its parent, such as `pt` in an app in Brazilian Portuguese.
    func ofRegion(_ locale: LanguageTag) -> AppString? {
      let regions = locales.filter { $0 != locale && titles.chain(of: $0).contains(locale) }
      let likely = regions.first {
        LocaleData.maximizedTag($0.identifier) == LocaleData.maximizedTag(locale.identifier)
      }
      return ([likely].compactMap(\.self) + regions).lazy.compactMap { usable($0) }.first
    }
    var (texts, missing): ([OwnTitle], [LanguageTag]) = ([], [])
    for locale in locales {
      let parents = titles.chain(of: locale).dropFirst().filter(locales.contains)
      let inherited = parents.lazy.compactMap { usable($0) ?? ofRegion($0) }.first
      if let text = usable(locale) ?? (inherited == nil ? ofRegion(locale) : nil) {
        if text.text != inherited?.text {
          texts.append((locale, text.message, KeyPlace.text(key: entry.key, path: text.place.path)))
        }
      } else if inherited == nil {
        missing.append(locale)
      }
    }
    return (texts, missing)
  }
}
