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
      let lines = attestation.files.first(where: { $0.file.path == Path.join(source.folder, Attestation.fileName) })
    else { return [] }
    func problem(_ kind: CatalogProblem.Kind, _ message: String, in line: Range<Int>) -> CatalogProblem {
      CatalogProblem(kind, message, at: SourcePlace(file: lines.file, offset: line.lowerBound))
    }
    var problems = lines.incomplete.map { line in
      problem(
        .wrongType,
        "the line has \(line.columns) columns; write locale, purpose, title, programs and others, separated "
          + "by tabs", in: line.range)
    }
    let locales = Set(source.manifest.locales.map(\.identifier))
    for (locale, purposes) in lines.ranges {
      for (purpose, line) in purposes {
        if !locales.contains(locale) {
          problems.append(
            problem(.undeclaredLocale, "the catalogue has no locale '\(locale)'; remove the line", in: line))
        } else if source.purposeIndex[purpose] == nil {
          let advice = source.purposes.advice(onUnknown: purpose, otherwise: "remove the line")
          problems.append(problem(.unknownPurpose, "the catalogue has no purpose '\(purpose)'; \(advice)", in: line))
        }
      }
    }
    return problems.sorted { $0.place.offset < $1.place.offset }
  }
}
