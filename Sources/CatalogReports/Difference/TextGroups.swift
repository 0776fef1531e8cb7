internal import CatalogModel
internal import CatalogValidation

/// The texts of a difference grouped for people: those of a new purpose or a new locale with it, and the others by
/// locale.
struct TextGroups {
  /// The texts of each added purpose, by locale and wording.
  private(set) var ofAddedPurposes: [String: [(locale: String, text: ChangedText)]] = [:]
  private(set) var ofAddedLocales: [TextChanges] = []
  private(set) var others: [TextChanges] = []

  init(_ difference: CatalogDifference) {
    let added = Set(difference.purposes.added.map(\.identifier))
    let removed = Set(difference.purposes.removed.map(\.identifier))
    for changes in difference.texts where !difference.locales.removed.contains(changes.locale) {
      if difference.locales.added.contains(changes.locale), changes.wording == nil {
        ofAddedLocales.append(changes)
        continue
      }
      for text in changes.texts where added.contains(text.purpose) {
        ofAddedPurposes[text.purpose, default: []].append((changes.name, text))
      }
      let rest = changes.texts.filter { !added.contains($0.purpose) && !removed.contains($0.purpose) }
      if !rest.isEmpty { others.append(TextChanges(locale: changes.locale, wording: changes.wording, texts: rest)) }
    }
  }
}

extension ChangedText {
  /// The purpose, and the message unless it is the title: `delete.counted`.
  var name: String { message == MessageDeclaration.title ? purpose : "\(purpose).\(message)" }
}
