internal import CatalogFiles
internal import CatalogModel
internal import StringFormats

/// The key for finding the unit that a finding is about.
struct UnitName: Hashable {
  let locale: LanguageTag?
  let purpose: String?
  let message: String?

  init(_ entry: ImportReport.Entry) {
    (locale, purpose, message) = (entry.locale, entry.key?.purpose, entry.key?.message)
  }

  init(_ subject: Subject) {
    (locale, purpose, message) = (subject.locale, subject.purpose, subject.message)
  }
}
