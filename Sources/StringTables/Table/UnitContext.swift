package import CatalogModel
package import MessageSyntax

/// What a translator should know of a unit beside its text.
package struct UnitContext: Hashable, Sendable {
  /// What happens when the button is pressed.
  package var purposeDescription = ""
  /// What this message is for; nil if the purpose's description says it all.
  package var messageDescription: String?
  /// The target locale's title, of a unit that stands for it where there is little room; nil if it has none.
  package var title: String?
  package var role = Role.act
  package var direction: Direction?
  /// The purpose's icon in each of the catalogue's icon sets that has one, as the target locale shows it.
  package var icons: [IconName] = []
  /// Numbers for each category that the target language gives to each counted argument.
  package var examples: [ArgumentExamples] = []
  /// The purposes that are shown beside this one: their titles must differ.
  package var companions: [Companion] = []
  /// The text in other languages, where the export was asked for them.
  package var references: [ReferenceText] = []
  /// The text that the target locale shows until it has its own: that of a locale of its language.
  package var inherited: String?

  package init() {}

  /// An icon of a set.
  package struct IconName: Hashable, Sendable {
    package let set: IconSetIdentifier
    package let name: String

    package init(set: IconSetIdentifier, name: String) {
      self.set = set
      self.name = name
    }
  }

  /// Which numbers each plural category of the target language holds, for one argument.
  package struct ArgumentExamples: Hashable, Sendable {
    package let argument: String
    /// The categories that the argument's numbers reach, from zero to other.
    package let categories: [CategoryExamples]

    package init(argument: String, categories: [CategoryExamples]) {
      self.argument = argument
      self.categories = categories
    }
  }

  /// Numbers of one category, as in `2–4, 22–24 …`.
  package struct CategoryExamples: Hashable, Sendable {
    package let category: PluralCategory
    package let numbers: String

    package init(category: PluralCategory, numbers: String) {
      self.category = category
      self.numbers = numbers
    }
  }

  /// A purpose that is shown beside the unit's own.
  package struct Companion: Hashable, Sendable {
    package let purpose: String
    /// Its title in the target locale; nil if it has none.
    package let title: String?

    package init(purpose: String, title: String?) {
      self.purpose = purpose
      self.title = title
    }
  }

  /// The unit's text in another language than source and target.
  package struct ReferenceText: Hashable, Sendable {
    package let locale: LanguageTag
    package let text: String

    package init(locale: LanguageTag, text: String) {
      self.locale = locale
      self.text = text
    }
  }
}

extension UnitContext {
  /// The categories that an argument's numbers reach in the target language, from zero to other; nil for one that is
  /// not counted.
  package func categories(of argument: String) -> [PluralCategory]? {
    examples.first { $0.argument == argument }?.categories.map(\.category)
  }
}
