internal import CatalogFiles
internal import CatalogModel

extension CatalogSource {
  /// True if the catalogue contains texts that `catalog adopt` took from an app.
  var hasAdoptedTexts: Bool {
    locales.contains { locale in
      locale.records.contains { $0.value.comment?.hasPrefix(TextRecord.adoptedComment) == true }
    }
  }
}
