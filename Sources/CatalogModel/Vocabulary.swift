/// The other names that apps give to purposes: synonyms of titles by locale, and aliases of icons by icon set.
///
/// They recognise a purpose; they are never shown.
package struct Vocabulary: Hashable, Sendable {
  /// The other names of one purpose, each list in the order of its file.
  package struct Names: Hashable, Sendable {
    package var synonyms: [LanguageTag: [String]]
    package var icons: [IconSetIdentifier: [String]]

    package init(synonyms: [LanguageTag: [String]] = [:], icons: [IconSetIdentifier: [String]] = [:]) {
      self.synonyms = synonyms
      self.icons = icons
    }
  }

  /// By the purpose's identifier.
  package private(set) var purposes: [String: Names]

  package init(_ purposes: [String: Names] = [:]) { self.purposes = purposes }

  package var isEmpty: Bool { purposes.isEmpty }

  /// The names of a purpose; empty for one without other names.
  package subscript(purpose: String) -> Names { purposes[purpose] ?? Names() }

  /// Adds the names of an extended catalogue.
  ///
  /// A name that this vocabulary gives to one purpose is not kept for the purposes of the extended catalogue: so an
  /// overlay moves a name to its own purpose.
  package mutating func lay(over base: Vocabulary) {
    let synonyms = taken(\.synonyms, TitleKey.init)
    let icons = taken(\.icons) { $0 }
    for (purpose, names) in base.purposes {
      var own = self[purpose]
      for (locale, list) in names.synonyms {
        let added = list.filter { synonyms[locale]?.contains(TitleKey($0)) != true }
        if !added.isEmpty { own.synonyms[locale, default: []] += added }
      }
      for (set, list) in names.icons {
        let added = list.filter { icons[set]?.contains($0) != true }
        if !added.isEmpty { own.icons[set, default: []] += added }
      }
      purposes[purpose] = own
    }
  }

  /// The names that any purpose has, by locale or icon set.
  private func taken<Owner: Hashable, Key: Hashable>(
    _ lists: KeyPath<Names, [Owner: [String]]>, _ key: (String) -> Key
  ) -> [Owner: Set<Key>] {
    purposes.values.reduce(into: [:]) { found, names in
      for (owner, list) in names[keyPath: lists] { found[owner, default: []].formUnion(list.map(key)) }
    }
  }
}

extension IconSetIdentifier {
  /// Names outside the sets that a catalogue declares, such as those of freedesktop.org.
  package static let anySet: Self = "*"
}
