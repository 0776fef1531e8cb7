internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// Removes from a plan the parts that findings are about.
struct FindingRemover {
  private(set) var plan: AdoptionPlan
  /// True if the plan has changed, so that it must be tried again.
  private(set) var hasChanged = false
  /// The texts that the overlay did not have.
  private let texts: [AdoptionPlan.Text]
  private let icons: [AdoptionPlan.Icon]
  private let purposes: [AdoptionPlan.Purpose]

  init(_ plan: AdoptionPlan, _ trial: AdoptionTrial) {
    self.plan = plan
    (texts, icons, purposes) = (trial.texts, trial.icons, trial.purposes)
  }

  mutating func remove(_ finding: Finding) {
    let subject = finding.subject
    let message = "\(finding.rule): \(finding.message)"
    let lacksShort = finding.rule == "missing-title" && subject.message == MessageDeclaration.short
    if lacksShort, addShort(to: subject) { return }
    for purpose in [subject.purpose, subject.companion].compactMap(\.self) {
      let reason = purpose == subject.purpose ? message : Self.reason(finding, otherThan: purpose)
      if purposes.contains(where: { $0.definition.identifier == purpose }) {
        hasChanged = plan.purposes.contains { $0.definition.identifier == purpose } || hasChanged
        return plan.remove(purpose: purpose, because: reason, offer: .addPurpose)
      }
      if let set = subject.iconSet, let icon = icons.first(where: { $0.purpose == purpose && $0.set == set }) {
        return remove(icon, reason)
      }
      guard let locale = subject.locale else { continue }
      if let text = texts.first(where: { $0.purpose == purpose && $0.locale == locale }) {
        return remove(text, reason, offer: lacksShort && !text.isChosen ? .textAndShort : .otherText)
      }
    }
    for text in inherited(by: subject) { remove(text, message, offer: .otherText) }
  }

  /// A finding about two purposes for the one that its message names as the other.
  private static func reason(_ finding: Finding, otherThan purpose: String) -> String {
    guard let other = finding.subject.purpose else { return "\(finding.rule): \(finding.message)" }
    return "\(finding.rule): '\(other)', which appears beside it, has the same words"
  }

  /// The texts that a locale inherits; all of them for a rule that compares locales.
  private func inherited(by subject: Subject) -> [AdoptionPlan.Text] {
    let own = texts.filter { $0.purpose == subject.purpose }
    let ofLanguage = own.filter { $0.locale.language == subject.locale?.language }
    return ofLanguage.isEmpty ? own : ofLanguage
  }

  /// Adds a text for narrow bars to a chosen text that is too long for them: the catalogue's `short`, or a title that
  /// fits.
  private mutating func addShort(to subject: Subject) -> Bool {
    let index = plan.texts.firstIndex {
      $0.purpose == subject.purpose && $0.locale == subject.locale && $0.isChosen && $0.short == nil
    }
    guard let index, let short = plan.texts[index].catalogueShort else { return false }
    plan.texts[index].short = short
    hasChanged = true
    return true
  }

  private mutating func remove(_ text: AdoptionPlan.Text, _ reason: String, offer: Doubt.Offer) {
    guard plan.texts.contains(text) else { return }
    plan.remove(text, because: .failsRule, reason, offer: offer)
    hasChanged = true
  }

  private mutating func remove(_ icon: AdoptionPlan.Icon, _ reason: String) {
    guard plan.icons.contains(icon) else { return }
    plan.remove(icon, because: reason)
    hasChanged = true
  }
}
