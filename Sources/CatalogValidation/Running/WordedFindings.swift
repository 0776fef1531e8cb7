internal import CatalogFiles
internal import CatalogModel
internal import SourceText

extension CatalogCheck {
  /// The findings in the texts of wordings, and in pairs with one of them, without those that the shared texts have too.
  ///
  /// - Parameters:
  ///   - shared: the findings of each locale in its shared texts.
  ///   - check: the findings of a locale of a catalogue.
  static func findings(
    inWordingsOf catalog: CheckedCatalog, besides shared: [FoundPieces.Piece],
    check: @Sendable (_ locale: Int, CheckedCatalog) -> FoundPieces.Piece
  ) -> [Finding] {
    let pieces = catalog.source.manifest.wordings.flatMap { definition -> [(locale: Int, catalog: CheckedCatalog)] in
      guard let worded = catalog.source.worded(definition.wording) else { return [] }
      // Of parents that the catalogue does not declare, another catalogue checks the texts.
      let locales = catalog.source.locales(changedBy: definition.wording).filter { locale in
        locale < shared.count && worded.locales[locale].entries.contains(where: worded.isOfWording)
      }
      guard !locales.isEmpty else { return [] }
      let checked = CheckedCatalog(
        worded, cldr: catalog.cldr, comparesInheritedPlaces: catalog.comparesInheritedPlaces)
      return locales.map { ($0, checked) }
    }
    return concurrentMap(pieces.count, inParallel: catalog.source.isLarge) { index in
      let (locale, words) = pieces[index]
      let known = Set(shared[locale].findings.map(Key.init))
      return check(locale, words).findings.filter {
        !known.contains(Key($0)) && words.source.isAboutWording($0, locale: locale)
      }
    }.flatMap(\.self)
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
  /// True if a finding is about a wording's file, a text in it, one that its title needs, or a pair with such a title.
  ///
  /// A shared label beside the wording's title is right: it is not said there. So is a synonym, which the wording's title may
  /// be.
  fileprivate func isAboutWording(_ finding: Finding, locale: Int) -> Bool {
    guard finding.subject.purpose != nil else { return isFileOfWording(finding.file) }
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
