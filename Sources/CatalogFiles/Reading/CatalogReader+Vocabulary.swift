internal import CatalogModel
internal import SourceText

/// The contents of the vocabulary.json of all layers.
struct ReadVocabulary {
  var vocabulary = Vocabulary()
  /// By layer; nil if a layer has no such file.
  var files: [JSONDocument?] = []
}

extension CatalogReader {
  /// Merges the vocabularies of all layers, each of which is optional.
  ///
  /// - Parameters:
  ///   - stack: the catalogue's own layer first.
  ///   - purposes: every purpose; nil if some could not be read.
  func readVocabulary(
    _ stack: [ManifestLayer], purposes: KnownPurposes?, _ manifest: CatalogManifest, logs: inout [ProblemLog]
  ) -> ReadVocabulary {
    var result = ReadVocabulary()
    let names = VocabularyNames(manifest)
    for (depth, layer) in stack.enumerated() {
      let path = Path.join(layer.folder, "vocabulary.json")
      guard let log = open(path, reportingTo: layer.log, optional: true) else {
        result.files.append(nil)
        continue
      }
      logs.append(log)
      let document = parse("vocabulary.json", log, depth: depth)
      let part = VocabularyReader(log: log).read(document.root)
      log.reportUnknownPurposes(part.purposes, among: purposes, at: depth)
      // An overlay may declare fewer locales and icon sets than the catalogue that it extends.
      if depth == 0 { names.reportUndeclared(part, log) }
      result.vocabulary.lay(over: part.vocabulary)
      result.files.append(document)
    }
    let leftOut = purposes?.selection.leftOut ?? [:]
    if !leftOut.isEmpty {
      result.vocabulary = Vocabulary(result.vocabulary.purposes.filter { leftOut[$0.key] == nil })
    }
    return result
  }
}

/// Reports names in a vocabulary that the catalogue does not have.
private struct VocabularyNames {
  private let locales: Set<String>
  private let iconSets: Set<String>
  private let manifest: CatalogManifest

  init(_ manifest: CatalogManifest) {
    self.manifest = manifest
    locales = Set(manifest.locales.map(\.identifier))
    iconSets = Set(manifest.iconSets.map(\.rawValue))
  }

  func reportUndeclared(_ part: VocabularyReader.Part, _ log: ProblemLog) {
    for reference in part.locales where !locales.contains(reference.name) {
      let candidates = log.count < 100 ? manifest.locales : []
      let advice =
        LanguageTag(reference.name).flatMap { tag in
          // Languages have two or three letters, and a word of more is a language's name.
          tag.language.utf8.count > 3 ? nil : NearestLocale.advice(on: tag, among: candidates)
        } ?? "write a language tag, such as 'de'"
      log.report(
        .undeclaredLocale, "locale '\(reference.name)' is not listed in catalog.json; \(advice)", at: reference.offset,
        subject: reference.subject)
    }
    for reference in part.iconSets where !iconSets.contains(reference.name) {
      let candidates = log.count < 100 ? manifest.iconSets.map(\.rawValue) : []
      let advice = NearestName.advice(
        on: reference.name, among: candidates,
        otherwise: "add it to 'iconSets' in catalog.json, or write '*' for names outside of them")
      log.report(
        .unknownField, "icon set '\(reference.name)' is not listed in catalog.json; \(advice)", at: reference.offset,
        subject: reference.subject)
    }
  }
}
