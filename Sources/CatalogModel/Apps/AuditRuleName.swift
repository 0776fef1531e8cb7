/// The rules of an audit, which audit.json names.
package enum AuditRuleName: String, CaseIterable, Sendable {
  case buttonWithoutTitle = "button-without-title"
  case chevronWithoutPush = "chevron-without-push"
  case confirmationDiffers = "confirmation-differs"
  case dismissalDiffers = "dismissal-differs"
  case handMadeButton = "hand-made-button"
  case iconOfAnotherPurpose = "icon-of-another-purpose"
  case leadingItemNotBack = "leading-item-not-back"
  case modalOverModal = "modal-over-modal"
  case purposeWithTwoIcons = "purpose-with-two-icons"
  case titleOfAnotherPurpose = "title-of-another-purpose"
  case untranslatedLiteral = "untranslated-literal"
  case unusableAcceptance = "unusable-acceptance"
}
