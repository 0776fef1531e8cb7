internal import CatalogModel
internal import SourceText

/// Finds unknown names in catalog.json: a setting under a misspelt name silently has no effect.
struct ManifestAudit {
  /// The catalogue's own.
  let layer: ManifestLayer

  /// - Parameter messages: the names of all messages that purposes declare.
  func reportLimits(messages: Set<String>) {
    for (name, offset) in members(of: "limits") where !messages.contains(name) {
      // A limit may be for a message that no purpose has yet.
      guard let meant = NearestName.of(name, in: messages.sorted()) else { continue }
      layer.log.report(.unknownField, "no purpose has a message '\(name)'; did you mean '\(meant)'?", at: offset)
    }
  }

  /// - Parameter iconSets: if none of them records systems, no system's name can be wrong.
  func reportSystems(iconSets: [IconSet]) {
    let systems = Set(iconSets.flatMap(\.systems)).sorted()
    guard !systems.isEmpty else { return }
    for (name, offset) in members(of: "minimumSystems") where !systems.contains(name) {
      let advice = NearestName.choice(on: name, among: systems)
      layer.log.report(.unknownField, "no icon set names a system '\(name)'; \(advice)", at: offset)
    }
  }

  /// - Parameter locales: all that the catalogue has, and their parents.
  func reportNumberingSystems(locales: [LanguageTag]) {
    for (name, offset) in members(of: "numberingSystems") {
      guard let tag = LanguageTag(name), !locales.contains(tag) else { continue }
      let advice = NearestLocale.advice(on: tag, among: locales, otherwise: "add it to 'locales', or remove it")
      layer.log.report(
        .undeclaredLocale, "locale '\(name)' of 'numberingSystems' is not listed in catalog.json; \(advice)",
        at: offset,
        subject: Subject(locale: tag))
    }
  }

  /// - Parameters:
  ///   - platforms: all that the catalogue describes.
  ///   - locales: all that the catalogue declares.
  func reportWordings(platforms: [Platform], locales: [LanguageTag]) {
    let names = platforms.map(\.rawValue).sorted()
    for wording in layer.document.root["wordings"]?.members ?? [] {
      for element in wording.value["platforms"]?.elements ?? [] {
        guard let name = element.string, !names.contains(name) else { continue }
        let advice = NearestName.choice(on: name, among: names, or: "describe it in platforms.json")
        layer.log.report(
          .unknownWording, "wording '\(wording.key)' names an unknown platform, '\(name)'; \(advice)",
          at: element.offset)
      }
      for element in wording.value["complete"]?.elements ?? [] {
        guard let name = element.string, let tag = LanguageTag(name), !locales.contains(tag) else { continue }
        let advice = NearestLocale.advice(on: tag, among: locales, otherwise: "add it to 'locales', or remove it")
        layer.log.report(
          .undeclaredLocale,
          "'complete' of wording '\(wording.key)' names a locale that 'locales' does not list, '\(name)'; \(advice)",
          at: element.offset, subject: Subject(locale: tag))
      }
    }
  }

  /// Reports names in outputs that the catalogue does not have.
  ///
  /// - Parameters:
  ///   - purposes: their identifiers; nil if they could not be read.
  ///   - platforms: all that the catalogue describes.
  func reportOutputs(of manifest: CatalogManifest, purposes: [String]?, platforms: [Platform]) {
    let wordings = [Wording.ofPlatform, Wording.none] + manifest.wordings.map(\.wording.rawValue)
    let known: [(field: String, noun: String, names: [String]?, cure: String)] = [
      (
        "icons", "an icon set that 'iconSets' does not list", manifest.iconSets.map(\.rawValue),
        "add it to 'iconSets' in catalog.json"
      ),
      ("platforms", "an unknown platform", platforms.map(\.rawValue).sorted(), "describe it in platforms.json"),
      ("wording", "an unknown wording", wordings, "declare it in 'wordings'"),
      (
        "purposes", "an unknown purpose", purposes,
        "keep it with 'catalog keep purpose', or declare it in purposes.json"
      ),
    ]
    for output in layer.document.root["outputs"]?.elements ?? [] {
      for element in output["locales"]?.elements ?? [] {
        guard let name = element.string, let tag = LanguageTag(name), !manifest.locales.contains(tag) else { continue }
        layer.log.report(
          .undeclaredLocale,
          "an output names a locale that 'locales' does not list, '\(name)'; "
            + NearestLocale.advice(on: tag, among: manifest.locales),
          at: element.offset, subject: Subject(locale: tag))
      }
      for (field, noun, names, cure) in known {
        guard let names else { continue }
        for element in output[field].map({ $0.elements ?? [$0] }) ?? [] {
          guard let name = element.string, !names.contains(name) else { continue }
          layer.log.report(
            .wrongType,
            "an output names \(noun), '\(name)'; \(NearestName.advice(on: name, among: names, otherwise: cure))",
            at: element.offset)
        }
      }
    }
  }

  private func members(of field: String) -> [(name: String, offset: Int)] {
    (layer.document.root[field]?.members ?? []).map { ($0.key, $0.keyRange.lowerBound) }
  }
}
