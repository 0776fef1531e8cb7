package import CatalogValidation

/// The rules of `catalog audit`, in the order in which documentation lists them.
package enum AuditRules {
  package static let all: [any AuditRule.Type] = [
    HandMadeButtonRule.self, DismissalDiffersRule.self, ConfirmationDiffersRule.self, IconOfAnotherPurposeRule.self,
    TitleOfAnotherPurposeRule.self, ButtonWithoutTitleRule.self, UntranslatedLiteralRule.self,
    PurposeWithTwoIconsRule.self, LeadingItemNotBackRule.self, ModalOverModalRule.self, ChevronWithoutPushRule.self,
    UnusableAcceptanceRule.self,
  ]

  package static let descriptions: [RuleDescription] = all.map { $0.description }
}
