internal import CatalogModel
internal import SourceText

extension CatalogReader {
  /// Reads attestation.tsv of a catalogue and of those that it extends; lines of the topmost replace others.
  ///
  /// - Throws: ``FileError`` if a file exists and cannot be read.
  func attestation(of source: CatalogSource) throws(FileError) -> Attestation {
    var found: [SourceFile] = []
    for layer in source.layers {
      let path = Path.join(layer.folder, Attestation.fileName)
      if let bytes = try files.readIfPresent(path) { found.append(SourceFile(path: path, bytes: bytes)) }
    }
    return Attestation(found)
  }

  /// The lines of a catalogue's own attestation.tsv that have too few columns, or name a locale or purpose that the
  /// catalogue does not have.
  func problems(of attestation: Attestation, in source: CatalogSource) -> [CatalogProblem] {
    guard source.readingError == nil,
      let file = attestation.sources.first(where: { $0.path == Path.join(source.folder, Attestation.fileName) })
    else { return [] }
    let locales = Set(source.manifest.locales.map(\.identifier))
    return Attestation.lines(of: file).compactMap { line in
      // Each check reads all lines, and only the first two columns name something: the others stay bytes.
      let cells = file.bytes[line].split(separator: 0x09, maxSplits: 4, omittingEmptySubsequences: false)
      let names = cells.prefix(2).map { String(decoding: $0, as: UTF8.self) }
      let place = { SourcePlace(file: file, offset: line.lowerBound) }
      if cells.count < 5 {
        return CatalogProblem(
          .wrongType,
          "the line has \(cells.count) columns; write locale, purpose, title, programs and others, separated "
            + "by tabs", at: place())
      }
      if !locales.contains(names[0]) {
        return CatalogProblem(
          .undeclaredLocale, "the catalogue has no locale '\(names[0])'; remove the line", at: place())
      }
      guard source.purposeIndex[names[1]] == nil else { return nil }
      let advice = source.purposes.advice(onUnknown: names[1], otherwise: "remove the line")
      return CatalogProblem(.unknownPurpose, "the catalogue has no purpose '\(names[1])'; \(advice)", at: place())
    }
  }
}
