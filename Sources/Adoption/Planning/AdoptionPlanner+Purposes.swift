internal import Audit
internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import SourceText
internal import StringTables

extension AdoptionPlanner {
  /// Plans a purpose of the app's own, or says why it cannot be one.
  func planPurpose(_ candidate: OwnPurposeCandidate, _ plan: inout AdoptionPlan) {
    let identifier = candidate.identifier
    let place = candidate.entry.map { entry in
      KeyPlace.text(key: entry.key, path: entry.texts[source]?.place.path ?? entry.table)
    }
    let doubt = Doubt(
      .ownPurpose, purpose: identifier ?? "", locale: source, appText: candidate.title, key: place ?? "",
      uses: candidate.uses)
    var reasons: [String] = []
    if candidate.uses.count < Self.leastUses { reasons.append("fewer than \(Self.leastUses) buttons") }
    if let identifier {
      if base.purposeIndex[identifier] != nil || base.purposes.nameNow(of: identifier) != nil {
        reasons.append("the catalogue has a purpose '\(identifier)'")
      } else if plan.purposes.contains(where: { $0.definition.identifier == identifier }) {
        reasons.append("another title makes '\(identifier)', too")
      }
    } else {
      reasons.append("its title makes no identifier")
    }
    let drawn = icons(of: candidate, in: plan.iconSets ?? base.manifest.iconSets)
    if !drawn.missing.isEmpty { reasons.append("no icon in \(drawn.missing.map(\.rawValue).joined(separator: ", "))") }
    let titles = ownTitles(of: candidate, plan.locales)
    if !titles.missing.isEmpty { reasons.append(missingTitles(titles.missing, hasKey: candidate.entry != nil)) }
    guard reasons.isEmpty, let identifier else {
      plan.doubts.append(doubt.because(.ownPurpose, reasons.joined(separator: "; ")))
      return
    }
    let definition = PurposeDefinition(
      identifier: identifier, role: candidate.role, description: description(of: candidate), icons: drawn.icons,
      messages: [MessageDeclaration(name: MessageDeclaration.title, description: nil, arguments: [], limit: nil)])
    plan.purposes.append(AdoptionPlan.Purpose(definition: definition, doubt: doubt))
    plan.texts += titles.texts.map { locale, text, place in
      AdoptionPlan.Text(
        purpose: identifier, locale: locale, text: text, comment: "Adopted from \(place).", isChosen: false,
        doubt: doubt)
    }
  }

  private func missingTitles(_ locales: [LanguageTag], hasKey: Bool) -> String {
    guard hasKey else { return "its title is written in the sources, so that it has no translations" }
    let shown = locales.prefix(6).map(\.identifier).joined(separator: ", ")
    return "no title in \(shown)" + (locales.count > 6 ? " and \(locales.count - 6) more" : "")
  }

  private func description(of candidate: OwnPurposeCandidate) -> String {
    let comment = candidate.entry?.texts[source]?.comment?.onOneLine ?? ""
    // Xcode writes this where a developer wrote nothing.
    let isUseful = !comment.isEmpty && comment.utf8.count <= 300 && !comment.hasPrefix("No comment provided")
    return isUseful ? comment : "\(candidate.title.onOneLine): used in \(candidate.uses.count) places."
  }

  // MARK: Icons and titles

  private func icons(
    of candidate: OwnPurposeCandidate, in sets: [IconSetIdentifier]
  ) -> (icons: [IconSetIdentifier: IconReference], missing: [IconSetIdentifier]) {
    var found: [IconSetIdentifier: IconReference] = [:]
    for set in sets {
      let names = candidate.uses.filter { $0.icons.count == 1 }.compactMap {
        icons.names(of: $0.icons[0], $0.framework)[set]
      }
      let counts = names.reduce(into: [:] as [String: Int]) { $0[$1, default: 0] += 1 }
      found[set] = counts.min { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { .name($0.key) }
    }
    return (found, sets.filter { found[$0] == nil })
  }

  private typealias OwnTitle = (locale: LanguageTag, text: String, place: String)

  private func ownTitles(
    of candidate: OwnPurposeCandidate, _ locales: [LanguageTag]
  ) -> (texts: [OwnTitle], missing: [LanguageTag]) {
    guard let entry = candidate.entry else {
      let place = candidate.uses[0].place
      return (
        [(source, AppString.message(of: candidate.title), place)], locales.filter { $0.language != source.language }
      )
    }
    func usable(_ locale: LanguageTag) -> AppString? {
      entry.texts[locale].flatMap { text in
        text.needsReview || text.text.isEmpty || AuditWords.hasArguments(text.text) ? nil : text
      }
    }
    // A parent that only its region has a text for, such as `pt` of an app in Brazilian Portuguese.
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
