internal import CatalogFiles
internal import CatalogModel
internal import StringTables

extension AdoptionPlanner {
  /// Takes out what is the title of another purpose, too, in the catalogue or with the app's texts, or another name of it, unless
  /// the catalogue itself has the same title for both.
  func removeHomonyms(_ plan: inout AdoptionPlan) {
    for locale in plan.locales {
      let inherited = titles.all(in: locale)
      let owners = owners(in: locale, inherited, plan)
      for text in plan.texts where text.locale == locale && !text.isChosen {
        let letters = Self.letters(of: text.text)
        let others = (owners[letters] ?? []).subtracting([text.purpose]).filter { other in
          guard let one = inherited[text.purpose], let two = inherited[other] else { return true }
          return Self.letters(of: one) != Self.letters(of: two)
        }
        guard let other = others.min(), !isSynonym(letters, of: text.purpose, in: locale) else { continue }
        if plan.purposes.contains(where: { $0.definition.identifier == text.purpose }) {
          plan.remove(
            purpose: text.purpose, because: "its title in '\(locale)' is that of '\(other)'", offer: .purpose)
        } else {
          let offer: Doubt.Offer = isBeside(other, text.purpose) ? .otherText : .text
          plan.remove(text, because: .sameTitle, other, offer: offer, source: source)
        }
      }
    }
  }

  /// The purposes by their titles and other names in a locale.
  private func owners(
    in locale: LanguageTag, _ inherited: [String: String], _ plan: AdoptionPlan
  ) -> [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    for (purpose, title) in inherited { owners[Self.letters(of: title), default: []].insert(purpose) }
    for tag in titles.chain(of: locale) {
      for text in plan.texts where text.locale == tag {
        owners[Self.letters(of: text.text), default: []].insert(text.purpose)
      }
      for (purpose, names) in base.vocabulary.purposes {
        for name in names.synonyms[tag] ?? [] { owners[Self.letters(of: name), default: []].insert(purpose) }
      }
    }
    return owners
  }

  private func isSynonym(_ letters: String, of purpose: String, in locale: LanguageTag) -> Bool {
    let synonyms = base.vocabulary[purpose].synonyms
    return titles.chain(of: locale).contains { tag in
      synonyms[tag]?.contains { Self.letters(of: $0) == letters } == true
    }
  }

  /// Whether two purposes appear beside each other, so that a rule refuses the same title for both.
  private func isBeside(_ one: String, _ two: String) -> Bool {
    func names(_ one: String, _ two: String) -> Bool {
      base.purposeIndex[one].map { base.purposes[$0].appearsWith.contains(two) } ?? false
    }
    return names(one, two) || names(two, one)
  }

  /// A title without spaces and marks: in Persian, a space and a joiner look alike, and "ठीक है" and "ठीक हैं" are told apart by a dot.
  private static func letters(of title: String) -> String {
    let scalars = TitleKey(title).text.unicodeScalars.filter {
      $0 != " " && $0.properties.generalCategory != .nonspacingMark
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
