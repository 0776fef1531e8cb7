package import CatalogModel
internal import SourceText

extension CatalogSource {
  /// The first problem that may hide a part of the catalogue, if any; problems of the base come first.
  ///
  /// Findings that are missing then are not fixed.
  package var readingError: CatalogProblem? {
    problemOfBase ?? problemsForPrograms.first { $0.kind != .unusedFile }
  }

  /// The problems except those in files that only audits and pages read.
  package var problemsForPrograms: [CatalogProblem] {
    let others = [AuditFile.name, Attestation.fileName].map { Path.join(folder, $0) }
    return problems.filter { !others.contains($0.place.file.path) }
  }

  /// The problem that keeps an extended catalogue from being read, if any.
  ///
  /// Without its base, an overlay looks as if most of its purposes and texts were removed.
  package var problemOfBase: CatalogProblem? {
    guard let layer = layers.last, let extends = layer.manifest.root["extends"] else { return nil }
    let path = Path.join(layer.folder, "catalog.json")
    return problems.first { $0.place.file.path == path && $0.place.offset == extends.offset }
  }

  /// The source locale of the catalogue that this one extends, if this one states another one; nil otherwise.
  package var otherSourceLocale: LanguageTag? {
    let names = layers.map { $0.manifest.root["sourceLocale"]?.string }
    guard let own = names.first ?? nil, let base = names.dropFirst().compactMap({ $0 }).first, base != own else {
      return nil
    }
    return LanguageTag(base)
  }

  /// The first problem that leaves source texts unread: a file of the source locale that is broken, in conflict or
  /// unreadable, or no such file; nil if all of them could be read.
  ///
  /// Without source texts, every translation would look as if its source had changed.
  package var problemOfSourceTexts: CatalogProblem? {
    let files = titleFiles(ofLocale: sourceIndex)
    let paths = Set(files.map(\.path))
    if let problem = problems.first(where: { paths.contains($0.place.file.path) && $0.kind.leavesTextsUnread }) {
      return problem
    }
    guard files.allSatisfy(\.bytes.isEmpty), slots.count > 0, let file = files.last else { return nil }
    return CatalogProblem(
      .unreadableFile,
      "the source locale '\(manifest.sourceLocale)' has no texts; restore 'titles/\(manifest.sourceLocale).json'",
      at: SourcePlace(file: file, offset: 0))
  }
}

extension CatalogProblem.Kind {
  /// True if part of the file's content is unknown.
  fileprivate var leavesTextsUnread: Bool {
    switch self {
    case .jsonSyntax, .duplicateKey, .wrongType, .unreadableFile, .unknownFormatVersion: true
    case .unknownField, .missingField, .unknownPurpose, .unknownScreen, .unknownHeader, .undeclaredLocale,
      .unknownWording,
      .circularExtends, .pathOutsideCatalog,
      .unusedFile:
      false
    }
  }
}
