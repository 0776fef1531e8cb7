package import CatalogEditing
internal import CatalogFiles
internal import CatalogModel
package import CatalogValidation
internal import SourceText

/// A plan applied to an overlay in memory, without the parts that break a rule of the catalogue.
package struct AdoptionTrial: Sendable {
  /// The overlay with the accepted parts of the plan; nothing is written yet.
  package private(set) var editor: CatalogEditor
  /// The doubts, in the order of the review list.
  package private(set) var doubts: [Doubt] = []
  /// The texts, icons and purposes that the overlay did not have.
  package private(set) var texts: [AdoptionPlan.Text] = []
  package private(set) var icons: [AdoptionPlan.Icon] = []
  package private(set) var purposes: [AdoptionPlan.Purpose] = []
  /// The errors that remain after all new parts of their subjects are removed; the overlay must not be written.
  package private(set) var errors: [Finding] = []
  /// The choices in a review list that would break a rule.
  package private(set) var refused: [ReviewRefusal] = []

  private static let maximumRounds = 32

  /// Tries a plan, and removes parts with findings until the plan adds no new findings.
  ///
  /// Existing contents of the overlay do not change, because a person may have written them.
  ///
  /// - Parameters:
  ///   - overlay: the overlay, without edits.
  ///   - isNew: true if the overlay does not exist yet, so that all of its errors come from the plan.
  package init(_ plan: AdoptionPlan, on overlay: CatalogEditor, isNew: Bool) throws(EditError) {
    editor = overlay
    var plan = plan
    let before = try Self.check(overlay)
    for _ in 0..<Self.maximumRounds {
      editor = overlay
      try apply(plan)
      let after = try Self.check(editor)
      let new = FindingChanges(from: before, to: after).new
      errors = CatalogCheck.countingFollowUps(
        among: (isNew ? after.findings : new).filter { $0.severity == .error }, in: after.source)
      var remover = FindingRemover(plan, self)
      for finding in new { remover.remove(finding) }
      guard remover.hasChanged else { break }
      plan = remover.plan
    }
    refused = plan.refused
    doubts = try OfferProbe(Doubt.inOrder(undecided(plan.doubts)), on: editor).doubts
  }

  /// Lists also the findings that follow from another one: each one is judged.
  static func check(_ editor: CatalogEditor) throws(EditError) -> CheckReport {
    try converting(EditError.file) { () throws(FileError) in
      CatalogCheck.run(
        on: try editor.read(), settings: CheckSettings(countsFollowUps: false, comparesInheritedPlaces: true))
    }
  }

  private mutating func apply(_ plan: AdoptionPlan) throws(EditError) {
    (texts, icons, purposes) = ([], [], [])
    for purpose in plan.purposes where try !editor.declares(purpose: purpose.definition.identifier) {
      try editor.addPurpose(purpose.definition, iconSets: purpose.definition.icons.keys.sorted())
      purposes.append(purpose)
    }
    for icon in plan.icons where try !editor.hasIcon(purpose: icon.purpose, set: icon.set) {
      try editor.setIcon(.name(icon.name), purpose: icon.purpose, set: icon.set)
      icons.append(icon)
    }
    for text in plan.texts {
      let own = try editor.text(purpose: text.purpose, message: MessageDeclaration.title, locale: text.locale)
      guard own == nil else { continue }
      try editor.setText(
        TextValue(text.text, comment: text.comment), purpose: text.purpose, message: MessageDeclaration.title,
        locale: text.locale)
      if let short = text.short {
        try editor.setText(
          TextValue(short, comment: text.comment), purpose: text.purpose, message: MessageDeclaration.short,
          locale: text.locale)
      }
      texts.append(text)
    }
  }

  /// The doubts that the overlay does not settle yet.
  private func undecided(_ doubts: [Doubt]) throws(EditError) -> [Doubt] {
    var open: [Doubt] = []
    for doubt in doubts where try !isSettled(doubt) { open.append(doubt) }
    return open
  }

  private func isSettled(_ doubt: Doubt) throws(EditError) -> Bool {
    switch doubt.kind {
    case .otherIcon, .ownPicture:
      return try editor.hasIcon(purpose: doubt.purpose, set: IconSetIdentifier(rawValue: doubt.key))
    case .ownPurpose:
      let isDeclared = try editor.declares(purpose: doubt.purpose)
      return isDeclared && !doubt.purpose.isEmpty
    case .incompleteLocale, .undeclaredLocale: return false
    default:
      guard let locale = doubt.locale else { return false }
      return try editor.text(purpose: doubt.purpose, message: MessageDeclaration.title, locale: locale) != nil
    }
  }
}
