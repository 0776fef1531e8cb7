/// Every rule, in the order in which documentation lists them.
package enum AllRules {
  package static let reading: [any ReadingRule.Type] = [
    JSONSyntaxRule.self, DuplicateKeyRule.self, UnknownFieldRule.self, MissingFieldRule.self, WrongTypeRule.self,
    UnknownPurposeRule.self, UndeclaredLocaleRule.self, UnreadableFileRule.self, CircularExtendsRule.self,
  ]

  package static let catalog: [any CatalogRule.Type] = [
    MissingIconRule.self, UnknownIconRule.self, FixedDirectionIconRule.self,
  ]

  package static let locale: [any LocaleRule.Type] = [MissingTitleRule.self]

  package static let text: [any TextRule.Type] = [
    EmptyTitleRule.self, EdgeWhitespaceRule.self, TitleTooLongRule.self,
  ]

  package static let message: [any MessageRule.Type] = [
    MessageSyntaxRule.self, UnknownArgumentRule.self, MissingArgumentRule.self, MissingPluralCategoryRule.self,
    UnusedPluralCategoryRule.self,
  ]

  package static let all: [any Rule.Type] = reading + catalog + locale + text + message
}
