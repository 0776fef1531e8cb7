package import CatalogModel
package import MessageSyntax

/// Context of a unit for the translator.
package struct UnitContext: Hashable, Sendable {
  /// The button's action.
  package var purposeDescription = ""
  /// The purpose of this message; nil if the purpose's description is enough.
  package var messageDescription: String?
  /// The target locale's title, for a unit that replaces it in places with little room; nil if it has none.
  package var title: String?
  package var role = Role.act
  package var direction: Direction?
  /// The purpose's icon in the target locale, for each icon set that has one.
  package var icons: [IconName] = []
  /// Example numbers for each category of each counted argument.
  package var examples: [ArgumentExamples] = []
  /// The bars, menus and dialogs that have it, described.
  package var places: [String] = []
  /// The purposes that most often appear beside this one: their titles must differ.
  package var companions: [Companion] = []
  /// True if the purpose leads to a screen, whose title is this one.
  package var isScreenTitle = false
  /// The text in other languages, if requested.
  package var references: [ReferenceText] = []
  /// The text that the target locale inherits within its language until it has its own.
  package var inherited: String?
  /// The texts that wordings have instead, or for a unit in a wording the shared text.
  package var otherWordings: [WordedText] = []

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

  /// Example numbers for each plural category of the target language, for one argument.
  package struct ArgumentExamples: Hashable, Sendable {
    package let argument: String
    /// The categories of the argument's numbers, from zero to other.
    package let categories: [CategoryExamples]

    package init(argument: String, categories: [CategoryExamples]) {
      self.argument = argument
      self.categories = categories
    }
  }

  /// Example numbers of one category, as in `2–4, 22–24 …`.
  package struct CategoryExamples: Hashable, Sendable {
    package let category: PluralCategory
    package let numbers: String

    package init(category: PluralCategory, numbers: String) {
      self.category = category
      self.numbers = numbers
    }
  }

  /// A purpose that appears beside the unit's own.
  package struct Companion: Hashable, Sendable {
    package let purpose: String
    /// Its title in the target locale; nil if it has none.
    package let title: String?

    package init(purpose: String, title: String?) {
      self.purpose = purpose
      self.title = title
    }
  }

  /// The text of the target locale in another wording.
  package struct WordedText: Hashable, Sendable {
    /// nil for the shared text.
    package let wording: Wording?
    /// The owner of the words, as the catalogue says; empty for the shared text.
    package let description: String
    package let text: String

    package init(wording: Wording? = nil, description: String = "", text: String) {
      self.wording = wording
      self.description = description
      self.text = text
    }
  }

  /// The unit's text in a language other than source and target.
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
  /// The categories of an argument's numbers in the target language, from zero to other; nil if it is not counted.
  package func categories(of argument: String) -> [PluralCategory]? {
    examples.first { $0.argument == argument }?.categories.map(\.category)
  }
}
