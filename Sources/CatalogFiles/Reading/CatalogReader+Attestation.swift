internal import CatalogModel
internal import SourceText

extension CatalogReader {
  /// Reads attestation.tsv of a catalogue and of those that it extends; lines of the topmost replace others.
  ///
  /// - Throws: ``FileError`` if a file exists and cannot be read.
  package func attestation(of source: CatalogSource) throws(FileError) -> Attestation {
    var attestation = Attestation()
    for layer in source.layers.reversed() {
      guard let bytes = try files.readIfPresent(Path.join(layer.folder, Attestation.fileName)) else { continue }
      attestation.add(String(decoding: bytes, as: UTF8.self))
    }
    return attestation
  }

  /// The lines of a catalogue's own attestation.tsv that have too few columns, or name a locale or purpose that the
  /// catalogue does not have.
  ///
  /// - Throws: ``FileError`` if the file exists and cannot be read.
  package func problemsOfAttestation(of source: CatalogSource) throws(FileError) -> [CatalogProblem] {
    let path = Path.join(source.folder, Attestation.fileName)
    guard source.readingError == nil, let bytes = try files.readIfPresent(path) else { return [] }
    let file = SourceFile(path: path, bytes: bytes)
    let locales = Set(source.manifest.locales.map(\.identifier))
    var problems: [CatalogProblem] = []
    var offset = 0
    for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      defer { offset += line.count + 1 }
      guard number > 0, !line.isEmpty else { continue }
      // Each check reads all lines, and only the first two columns name something: the others stay bytes.
      let cells = line.split(separator: 0x09, maxSplits: 4, omittingEmptySubsequences: false)
      let names = cells.prefix(2).map { String(decoding: $0, as: UTF8.self) }
      let place = { SourcePlace(file: file, offset: offset) }
      if cells.count < 5 {
        problems.append(
          CatalogProblem(
            .wrongType,
            "the line has \(cells.count) columns; write locale, purpose, title, programs and others, separated "
              + "by tabs", at: place()))
      } else if !locales.contains(names[0]) {
        problems.append(
          CatalogProblem(.undeclaredLocale, "the catalogue has no locale '\(names[0])'; remove the line", at: place()))
      } else if source.purposeIndex[names[1]] == nil {
        let advice = source.purposes.advice(onUnknown: names[1], otherwise: "remove the line")
        problems.append(
          CatalogProblem(.unknownPurpose, "the catalogue has no purpose '\(names[1])'; \(advice)", at: place()))
      }
    }
    return problems
  }
}
