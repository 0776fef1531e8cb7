internal import Audit
internal import CatalogModel
internal import StringTables

extension AdoptionPlanner {
  /// Plans the titles of a purpose of the catalogue.
  func planTexts(of purpose: String, _ plan: inout AdoptionPlan) {
    let keys = chosenKeys(of: purpose, &plan)
    for locale in plan.locales { planText(of: purpose, keys, in: locale, &plan) }
  }

  // MARK: Keys

  /// The keys whose texts are the purpose's title; what is doubtful of the others is noted.
  private func chosenKeys(of purpose: String, _ plan: inout AdoptionPlan) -> [KeysOfPurposes.Key] {
    guard let found = keys.purposes[purpose] else { return [] }
    let title = TitleKey(titles.title(of: purpose, in: source) ?? "")
    var (approved, open): ([KeysOfPurposes.Key], [KeysOfPurposes.Key]) = ([], [])
    var doubts: [Doubt] = []
    for key in found.keys {
      switch choices.isChosen(key: place(of: key, in: source), of: purpose) {
      case true?: approved.append(key)
      case false?: break
      case nil:
        if let others = self.keys.shared[key.entry]?.subtracting([purpose]).sorted(), !others.isEmpty {
          doubts.append(doubt(.severalPurposes, others.joined(separator: ", "), purpose, key, in: source))
        } else if key.hasObject || key.title.says(moreThan: title) {
          doubts.append(doubt(.object, "", purpose, key, in: source))
        } else {
          open.append(key)
        }
      }
    }
    if !approved.isEmpty { return approved }
    plan.doubts += doubts
    let chosen = winners(of: purpose, open, found.counts, &plan)
    // Other words are the app's own where several buttons have them.
    let uses = found.counts[chosen.first?.title ?? title] ?? 0
    guard let key = chosen.first, key.title != title, uses < Self.leastUses else { return chosen }
    plan.doubts.append(doubt(.otherWords, "", purpose, key, in: source))
    return []
  }

  /// Of keys that say different things, those that say what the catalogue does, else what most buttons say.
  private func winners(
    of purpose: String, _ keys: [KeysOfPurposes.Key], _ counts: [TitleKey: Int], _ plan: inout AdoptionPlan
  ) -> [KeysOfPurposes.Key] {
    let title = TitleKey(titles.title(of: purpose, in: source) ?? "")
    let all = counts.values.reduce(0, +)
    let winner =
      keys.contains { $0.title == title }
      ? title : Set(keys.map(\.title)).first { (counts[$0] ?? 0) * 2 > all }
    for key in keys where key.title != winner {
      plan.doubts.append(doubt(.severalKeys, "", purpose, key, in: source))
    }
    return keys.filter { $0.title == winner }
  }

  // MARK: Texts

  private func planText(
    of purpose: String, _ keys: [KeysOfPurposes.Key], in locale: LanguageTag, _ plan: inout AdoptionPlan
  ) {
    if let choice = choices.choice(of: purpose, in: locale) {
      return planChosen(choice, of: purpose, keys, in: locale, &plan)
    }
    let known = shownTitle(of: purpose, in: locale, plan)
    var candidates: [KeysOfPurposes.Key] = []
    for key in keys {
      guard let text = usable(key, in: locale) else { continue }
      let isKnown = candidates.contains { TitleKey($0.entry.texts[locale]?.text ?? "") == TitleKey(text.text) }
      // Of texts that differ in form only, the more frequent one.
      if !isKnown { candidates.append(key) }
    }
    guard candidates.count < 2 else {
      for key in candidates where key.entry.texts[locale]?.message != known {
        plan.doubts.append(doubt(.severalKeys, "", purpose, key, in: locale))
      }
      return
    }
    guard let key = candidates.first, let text = key.entry.texts[locale], text.message != known else { return }
    let isTranslation = locale.language != source.language
    if let known, TitleKey(known) == TitleKey(text.text) {
      plan.doubts.append(doubt(.formOnly, "", purpose, key, in: locale))
    } else if isTranslation, known != nil, TitleKey(text.text) == key.title {
      plan.doubts.append(doubt(.equalsSource, "", purpose, key, in: locale))
    } else if let known, locale != source, TitleKey(text.text).says(moreThan: TitleKey(known)),
      choices.isChosen(key: place(of: key, in: source), of: purpose) != true
    {
      plan.doubts.append(doubt(.object, "", purpose, key, in: locale))
    } else {
      plan.texts.append(
        AdoptionPlan.Text(
          purpose: purpose, locale: locale, text: text.message,
          comment: "Adopted from \(place(of: key, in: locale)).", isChosen: false,
          doubt: doubt(.failsRule, "", purpose, key, in: locale)))
    }
  }

  /// What a locale shows before it has a text of the app: the catalogue's title, or what is planned for its parent.
  private func shownTitle(of purpose: String, in locale: LanguageTag, _ plan: AdoptionPlan) -> String? {
    for tag in titles.chain(of: locale) {
      if let planned = plan.texts.first(where: { $0.purpose == purpose && $0.locale == tag }) { return planned.text }
      if titles.hasOwn(purpose, in: tag) { break }
    }
    return titles.title(of: purpose, in: locale)
  }

  /// A text that can be a title: reviewed, and without arguments.
  private func usable(_ key: KeysOfPurposes.Key, in locale: LanguageTag) -> AppString? {
    guard let text = key.entry.texts[locale], !text.needsReview, !TitleKey(text.text).isEmpty,
      !AuditWords.hasArguments(text.text)
    else { return nil }
    return text
  }

  private func planChosen(
    _ entry: ReviewChoices.Entry, of purpose: String, _ keys: [KeysOfPurposes.Key], in locale: LanguageTag,
    _ plan: inout AdoptionPlan
  ) {
    let text: String
    switch entry.choice {
    case .catalogue: return
    case .app: text = AppString.message(of: entry.appText)
    case .text(let other): text = other
    }
    guard text != titles.title(of: purpose, in: locale) else { return }
    let key = entry.identity.key
    let comment = entry.choice == .app ? "Adopted from \(key)." : "Chosen in a review of \(key)."
    plan.texts.append(
      AdoptionPlan.Text(
        purpose: purpose, locale: locale, text: text, comment: comment, isChosen: true,
        doubt: Doubt(
          .failsRule, purpose: purpose, locale: locale, catalogueText: titles.title(of: purpose, in: locale) ?? "",
          appText: entry.appText, key: key, uses: keys.flatMap(\.uses))))
  }

  // MARK: Doubts

  private func doubt(
    _ kind: Doubt.Kind, _ detail: String, _ purpose: String, _ key: KeysOfPurposes.Key, in locale: LanguageTag
  ) -> Doubt {
    Doubt(
      kind, detail, purpose: purpose, locale: locale, catalogueText: titles.title(of: purpose, in: locale) ?? "",
      appText: key.entry.texts[locale]?.text ?? key.text, key: place(of: key, in: locale), uses: key.uses)
  }

  private func place(of key: KeysOfPurposes.Key, in locale: LanguageTag) -> String {
    KeyPlace.text(key: key.entry.key, path: key.entry.texts[locale]?.place.path ?? key.entry.table)
  }
}

extension TitleKey {
  /// Whether it has all words of another title, and more: "Delete photo" and "Delete".
  fileprivate func says(moreThan other: TitleKey) -> Bool {
    words.count > other.words.count && !other.isEmpty && Set(words).isSuperset(of: other.words)
  }
}
