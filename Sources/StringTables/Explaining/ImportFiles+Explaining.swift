package import CatalogFiles
internal import CatalogModel
package import StringFormats

extension ImportFiles {
  /// Explains each file as an import reads it: those that it reads, skips and refuses.
  ///
  /// - Parameters:
  ///   - format: the format of all files; nil to detect it for each.
  ///   - context: the catalogue's data for reading.
  ///   - namings: the names of keys in each format.
  ///   - catalogue: the catalogue without a wording.
  /// - Throws: ``StringTableError`` if a key pattern does not work.
  package func explanations(
    format: (any StringTableFormat)?, context: ReadContext, namings: KeyNamings, of catalogue: CatalogSource
  ) throws(StringTableError) -> [FileExplanation] {
    let recognized = recognized(as: format)
    var reader = reader(context, namings: namings)
    let files = try reader.read(recognized.known)
    let wordings = ImportedWordings(of: files, in: catalogue)
    let read = files.map { file in
      FileExplanation(file, isDetected: format == nil, of: catalogue, wordings: wordings)
    }
    let refused = recognized.failures.map { FileExplanation(refused: $0) }
    let skipped = recognized.passedOver.map { FileExplanation(skipped: $0) }
    return (read + refused + skipped).sorted { $0.path < $1.path }
  }
}
