internal import CatalogFiles
internal import CatalogModel

extension AdoptionPlanner {
  /// Removes titles that also mean another purpose: the same title in the catalogue or among the app's texts, another
  /// name, nearly the same word, or a word that the app uses for the other purpose elsewhere.
  func removeHomonyms(_ plan: inout AdoptionPlan) {
    let sources = titles.all(in: source)
    for locale in plan.locales {
      let shown = ShownTitles(self, in: locale, plan)
      let wording = locale.language == source.language ? nil : AppWording(tables, in: locale, titles: sources)
      for text in plan.texts where text.locale == locale && !text.isChosen {
        let names = [sources[text.purpose], plan.title(of: text.purpose, in: source)].compactMap(\.self)
        // Titles that differ in every language are not variants of the catalogue's title.
        let hasOtherText = Set(names.map(TitleKey.init)).count > 1
        let isOwn = plan.purposes.contains { $0.definition.identifier == text.purpose }
        let other =
          shown.owner(of: text.text, otherThan: text.purpose)
          ?? (isOwn || hasOtherText ? nil : shown.nearOwner(of: text, called: names, sources))
          ?? wording?.otherPurpose(saying: text.text, of: text.purpose, called: names)
        if let other {
          remove(text, sayingTitleOf: other, isOwn: isOwn, &plan)
        } else if !isOwn, !hasOtherText, let known = titles.title(of: text.purpose, in: locale),
          let elsewhere = wording?.otherText(than: text.text, known: known, called: names)
        {
          plan.remove(text, because: .otherElsewhere, "'\(elsewhere)'")
        }
      }
    }
  }

  private func remove(
    _ text: AdoptionPlan.Text, sayingTitleOf other: String, isOwn: Bool, _ plan: inout AdoptionPlan
  ) {
    guard !isOwn else {
      let reason = "its title in '\(text.locale)' is that of '\(other)'"
      return plan.remove(purpose: text.purpose, because: reason, offer: .purpose)
    }
    plan.remove(
      text, because: .sameTitle, other, offer: isBeside(other, text.purpose) ? .otherText : .text)
  }

  /// Returns whether two purposes appear beside each other, so that a rule refuses the same title for both.
  func isBeside(_ one: String, _ two: String) -> Bool { neighbours.areTogether(one, two) }
}

extension AdoptionPlan {
  /// A planned title.
  fileprivate func title(of purpose: String, in locale: LanguageTag) -> String? {
    texts.first { $0.purpose == purpose && $0.locale == locale }?.text
  }
}
