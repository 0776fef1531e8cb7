internal import Audit
internal import CatalogFiles
internal import CatalogModel
internal import StringFormats

extension AdoptionPlanner {
  /// Plans the titles of a purpose of the catalogue.
  func planTexts(of purpose: String, _ plan: inout AdoptionPlan) {
    let keys = chosenKeys(of: purpose, &plan)
    let names = keyNames.reader(of: purpose, title: titles.title(of: purpose, in: base.manifest.sourceLocale) ?? "")
    let others = keys.filter { key in
      key.choice == nil && key.uses.count < Self.leastUses && !names.fits(key.entry.key)
    }
    let fitting = keys.filter { key in !others.contains { $0.entry == key.entry } }
    let confirmed = fitting.filter { $0.choice != nil || isConfirmed($0, of: purpose, names) }
    let titles = keysOfTitle(confirmed, of: purpose)
    for locale in plan.locales { planText(of: purpose, titles, in: locale, &plan) }
    for key in others { note(key, .otherKey, of: purpose, plan: &plan) }
    for key in fitting where !confirmed.contains(where: { $0.entry == key.entry }) {
      note(key, .titleAlone, of: purpose, plan: &plan)
    }
  }

  /// Returns whether something besides its text confirms a key's purpose: a second button, an icon, a role, an action,
  /// a key that names only the purpose, a comment about a button, or a neighbouring button of a usual companion.
  private func isConfirmed(_ key: KeysOfPurposes.Key, of purpose: String, _ names: KeyNames.Reader) -> Bool {
    if Set(key.uses.map(\.place)).count > 1 || names.isOnlyName(key.entry.key, of: key.text) { return true }
    let comment = key.entry.texts[source]?.comment?.lowercased() ?? ""
    if Self.wordsOfButtons.contains(where: comment.contains) { return true }
    return key.uses.contains { use in
      use.hasSecondSign(of: purpose)
        || purposesByFile[use.file]?.contains { $0 != purpose && isBeside($0, purpose) } == true
    }
  }

  /// Words in comments about the texts of buttons.
  private static let wordsOfButtons = ["button", "menu item", "action", "click", "tap"]

  /// Notes a key whose text is the purpose's title in the source language, but whose translations may have another
  /// meaning: `timeline.latest` is "Refresh" and, in Chinese, "Jump to the newest".
  private func note(
    _ key: KeysOfPurposes.Key, _ kind: Doubt.Kind, of purpose: String, plan: inout AdoptionPlan
  ) {
    var trial = plan
    trial.doubts = []
    for locale in plan.locales where !plan.texts.contains(where: { $0.purpose == purpose && $0.locale == locale }) {
      planText(of: purpose, keysOfTitle([key], of: purpose), in: locale, &trial)
    }
    let texts = trial.texts.dropFirst(plan.texts.count)
    guard !texts.isEmpty else { return }
    let shown = texts.prefix(3).map { "\($0.locale): \($0.text)" }.joined(separator: "; ")
    let detail = shown + (texts.count > 3 ? " and \(texts.count - 3) more" : "")
    plan.doubts.append(doubt(kind, detail, purpose: purpose, key: key, in: source))
  }

  // MARK: Keys

  /// The keys whose texts are the purpose's title; doubts about the others are noted.
  private func chosenKeys(of purpose: String, _ plan: inout AdoptionPlan) -> [KeysOfPurposes.Key] {
    guard let found = keys.purposes[purpose] else { return [] }
    let title = TitleKey(titles.title(of: purpose, in: source) ?? "")
    var (approved, open): ([KeysOfPurposes.Key], [KeysOfPurposes.Key]) = ([], [])
    var doubts: [Doubt] = []
    for key in found.keys {
      switch choices.decision(onKey: place(of: key, in: source), of: purpose) {
      case let entry? where entry.choice == .app:
        var key = key
        key.choice = entry
        approved.append(key)
      case .some: break
      case nil:
        if let others = self.keys.shared[key.entry]?.subtracting([purpose]).sorted(), !others.isEmpty {
          doubts.append(doubt(.severalPurposes, others.joined(separator: ", "), purpose: purpose, key: key, in: source))
        } else if key.hasObject || key.title.says(moreThan: title, in: source) {
          doubts.append(doubt(.object, "", purpose: purpose, key: key, in: source))
        } else {
          open.append(key)
        }
      }
    }
    if !approved.isEmpty { return approved }
    plan.doubts += doubts
    let chosen = winners(of: purpose, open, found.counts, plan: &plan)
    // A title other than the catalogue's is the app's choice if several buttons use it.
    let uses = found.counts[chosen.first?.title ?? title] ?? 0
    guard let key = chosen.first, key.title != title, uses < Self.leastUses else { return chosen }
    plan.doubts.append(doubt(.otherText, "", purpose: purpose, key: key, in: source))
    return []
  }

  /// Keys whose text equals the catalogue's, else the most used text.
  private func winners(
    of purpose: String, _ keys: [KeysOfPurposes.Key], _ counts: [TitleKey: Int], plan: inout AdoptionPlan
  ) -> [KeysOfPurposes.Key] {
    let title = TitleKey(titles.title(of: purpose, in: source) ?? "")
    let all = counts.values.reduce(0, +)
    let winner =
      keys.contains { $0.title == title }
      ? title : Set(keys.map(\.title)).first { (counts[$0] ?? 0) * 2 > all }
    for key in keys where key.title != winner {
      plan.doubts.append(doubt(.severalKeys, "", purpose: purpose, key: key, in: source))
    }
    return keys.filter { $0.title == winner }
  }

  // MARK: Texts

  private func keysOfTitle(_ keys: [KeysOfPurposes.Key], of purpose: String) -> KeysOfTitle {
    KeysOfTitle(keys, source: source) { key, locale in
      key.choice == nil && platformWords.wording(of: key, purpose, in: locale) != nil
    }
  }

  /// Notes a word of the platform's wording, which an overlay need not take: its catalog.json can choose the wording.
  private func notePlatformWord(
    _ key: KeysOfPurposes.Key, of purpose: String, in locale: LanguageTag, _ plan: inout AdoptionPlan
  ) {
    guard let wording = platformWords.wording(of: key, purpose, in: locale), !platformWords.isChosen(wording)
    else { return }
    plan.offeredWordings[wording] = base.manifest.outputs(of: wording)
    plan.doubts.append(doubt(.platformWord, "'\(wording)'", purpose: purpose, key: key, in: locale))
  }

  private func planText(
    of purpose: String, _ keys: KeysOfTitle, in locale: LanguageTag, _ plan: inout AdoptionPlan
  ) {
    if let choice = choices.choice(of: purpose, in: locale) {
      return planChosen(choice, of: purpose, keys.keys, in: locale, plan: &plan)
    }
    for key in keys.keys where key.choice == nil { notePlatformWord(key, of: purpose, in: locale, &plan) }
    let known = shownTitle(of: purpose, in: locale, plan)
    let candidates = keys.candidates(in: locale)
    guard candidates.count < 2, !keys.differ else {
      for key in candidates where key.entry.texts[locale]?.message != known {
        plan.doubts.append(doubt(.severalKeys, "", purpose: purpose, key: key, in: locale))
      }
      return
    }
    guard let key = candidates.first, let text = key.entry.texts[locale], text.message != known else { return }
    let isTranslation = locale.language != source.language
    if let known, TitleKey(known) == TitleKey(text.text) {
      plan.doubts.append(doubt(.formOnly, "", purpose: purpose, key: key, in: locale))
    } else if isTranslation, known != nil, TitleKey(text.text) == key.title {
      plan.doubts.append(doubt(.equalsSource, "", purpose: purpose, key: key, in: locale))
    } else if let known, locale != source, key.choice == nil,
      TitleKey(text.text).says(moreThan: TitleKey(known), in: locale)
    {
      plan.doubts.append(doubt(.object, "", purpose: purpose, key: key, in: locale))
    } else {
      plan.texts.append(
        AdoptionPlan.Text(
          purpose: purpose, locale: locale, text: text.message,
          short: locale == source ? key.choice?.short : nil,
          catalogueShort: titles.short(of: purpose, in: locale),
          comment: "\(TextRecord.adoptedComment) \(place(of: key, in: locale)).",
          choice: locale == source ? key.choice : nil,
          doubt: doubt(.failsRule, "", purpose: purpose, key: key, in: locale)))
    }
  }

  /// The title that a locale shows without a text of the app: the catalogue's, or the one that is planned for its
  /// parent.
  private func shownTitle(of purpose: String, in locale: LanguageTag, _ plan: AdoptionPlan) -> String? {
    for tag in titles.chain(of: locale) {
      if let planned = plan.texts.first(where: { $0.purpose == purpose && $0.locale == tag }) { return planned.text }
      if titles.hasOwn(purpose, in: tag) { break }
    }
    return titles.title(of: purpose, in: locale)
  }

  private func planChosen(
    _ entry: ReviewChoices.Entry, of purpose: String, _ keys: [KeysOfPurposes.Key], in locale: LanguageTag,
    plan: inout AdoptionPlan
  ) {
    let text: String
    switch entry.choice {
    case .catalogue: return
    case .app: text = AppString.message(of: entry.appText)
    case .text(let other): text = other
    }
    guard text != titles.title(of: purpose, in: locale) else { return }
    let key = entry.identity.key
    let comment = entry.choice == .app ? "\(TextRecord.adoptedComment) \(key)." : "Chosen in a review of \(key)."
    plan.texts.append(
      AdoptionPlan.Text(
        purpose: purpose, locale: locale, text: text, short: entry.short,
        catalogueShort: titles.short(of: purpose, in: locale), comment: comment, choice: entry,
        doubt: Doubt(
          .failsRule, purpose: purpose, locale: locale, catalogueText: titles.title(of: purpose, in: locale) ?? "",
          appText: entry.appText, key: key, uses: keys.flatMap(\.uses))))
  }

  // MARK: Doubts

  private func doubt(
    _ kind: Doubt.Kind, _ detail: String, purpose: String, key: KeysOfPurposes.Key, in locale: LanguageTag
  ) -> Doubt {
    Doubt(
      kind, detail, purpose: purpose, locale: locale, catalogueText: titles.title(of: purpose, in: locale) ?? "",
      appText: key.entry.texts[locale]?.text ?? key.text, key: place(of: key, in: locale), uses: key.uses)
  }

  private func place(of key: KeysOfPurposes.Key, in locale: LanguageTag) -> String {
    KeyPlace.text(key: key.entry.key, path: key.entry.texts[locale]?.place.path ?? key.entry.table)
  }
}
