package import CatalogModel

/// The texts of one file of an app, as far as it can be read.
package struct AppStrings: Sendable {
  /// In the order of the file.
  package let strings: [AppString]
  /// The locale of the source texts: the one that the file states, or the app's.
  package let source: LanguageTag
  /// The first error in the file, after which texts may be missing; nil if all of it was read.
  package let fault: StringTableError?

  package init(_ strings: [AppString], source: LanguageTag, fault: StringTableError? = nil) {
    self.strings = strings
    self.source = source
    self.fault = fault
  }
}
