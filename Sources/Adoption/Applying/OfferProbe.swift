internal import CatalogEditing
internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import StringFormats

/// Tries each of the app's texts on the overlay before a review list offers it. A text that a rule refuses is not
/// offered.
struct OfferProbe {
  /// The doubts, in the same order, each with its possible choices.
  let doubts: [Doubt]

  private struct Cell: Hashable {
    let purpose: String
    let locale: LanguageTag
  }

  /// - Parameter overlay: the overlay with the accepted parts of the plan.
  init(_ doubts: [Doubt], on overlay: CatalogEditor) throws(EditError) {
    var editor = overlay
    var tried: [Cell: Doubt] = [:]
    for doubt in doubts where doubt.offer == .text && !doubt.purpose.isEmpty {
      guard let locale = doubt.locale else { continue }
      let cell = Cell(purpose: doubt.purpose, locale: locale)
      let own = try editor.text(purpose: doubt.purpose, message: MessageDeclaration.title, locale: locale)
      guard own == nil, tried[cell] == nil else { continue }
      tried[cell] = doubt
      try editor.setText(
        TextValue(AppString.message(of: doubt.appText), comment: nil), purpose: doubt.purpose,
        message: MessageDeclaration.title, locale: locale)
    }
    guard !tried.isEmpty else {
      self.doubts = doubts
      return
    }
    let new = FindingChanges(from: try AdoptionTrial.check(overlay), to: try AdoptionTrial.check(editor)).new
    var offers: [Cell: Doubt.Offer] = [:]
    // Two texts that collide were not offered together.
    for finding in new where finding.subject.companion == nil {
      guard let purpose = finding.subject.purpose, let locale = finding.subject.locale else { continue }
      let lacksShort = finding.rule == "missing-title" && finding.subject.message == MessageDeclaration.short
      let cell = Cell(purpose: purpose, locale: locale)
      if !lacksShort || offers[cell] == nil { offers[cell] = lacksShort ? .textAndShort : .otherText }
    }
    self.doubts = doubts.map { doubt in
      guard let locale = doubt.locale, doubt.offer == .text else { return doubt }
      let cell = Cell(purpose: doubt.purpose, locale: locale)
      guard let offer = offers[cell], tried[cell]?.appText == doubt.appText else { return doubt }
      return doubt.because(doubt.kind, doubt.detail, offer: offer)
    }
  }
}
