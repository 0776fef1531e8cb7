internal import CatalogFiles
internal import CatalogModel
internal import SourceText

extension CatalogCheck {
  /// The findings in the texts of a wording, and in pairs with one of them, without those that the shared texts have too.
  ///
  /// - Parameters:
  ///   - shared: the findings of each locale in its shared texts.
  ///   - check: the findings of a locale of a catalogue.
  static func findings(
    in wording: WordingDefinition, of catalog: CheckedCatalog, besides shared: [FoundPieces.Piece],
    check: (_ locale: Int, CheckedCatalog) -> FoundPieces.Piece
  ) -> [Finding] {
    // Of parents that the catalogue does not declare, another catalogue checks the texts.
    let changed = catalog.source.locales(changedBy: wording.wording).filter { $0 < shared.count }
    guard !changed.isEmpty, let worded = catalog.source.worded(wording.wording) else { return [] }
    let words = CheckedCatalog(worded, cldr: catalog.cldr)
    return changed.flatMap { locale in
      let known = Set(shared[locale].findings.map(Key.init))
      return check(locale, words).findings.filter {
        !known.contains(Key($0)) && worded.isAboutWording($0, locale: locale)
      }
    }
  }

  /// The same finding in two wordings has other places.
  private struct Key: Hashable {
    let rule: String
    let subject: Subject
    let message: String

    init(_ finding: Finding) { (rule, subject, message) = (finding.rule, finding.subject, finding.message) }
  }
}

extension CatalogSource {
  /// True if a finding is about a text of the wording, about one that its title needs, or about a pair with such a title.
  ///
  /// A shared label beside the wording's title is right: it is not said there. So is a synonym, which the wording's title may
  /// be.
  fileprivate func isAboutWording(_ finding: Finding, locale: Int) -> Bool {
    let entries = locales[locale].entries
    func slot(_ purpose: String?) -> Int? { purpose.flatMap { purposeIndex[$0] }.map { slots.starts[$0] } }
    guard let title = slot(finding.subject.purpose), titleFiles.contains(where: { $0.path == finding.file }) else {
      return false
    }
    if let companion = slot(finding.subject.companion), isOfWording(entries[companion]) { return true }
    let messages = purpose(ofSlot: title).messages
    let own = messages.firstIndex { $0.name == finding.subject.message }.map { entries[title + $0] } ?? entries[title]
    return isOfWording(own) || !own.isPresent && isOfWording(entries[title])
  }
}
