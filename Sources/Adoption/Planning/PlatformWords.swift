internal import Audit
internal import CatalogFiles
internal import CatalogModel
internal import StringFormats

/// The words of platforms that differ from the shared titles.
struct PlatformWords: Sendable {
  private let manifest: CatalogManifest?
  private let shared: InheritedTitles?
  private let titles: [Wording: InheritedTitles]
  private let chosen: Set<Wording>

  /// No words.
  init() { (manifest, shared, titles, chosen) = (nil, nil, [:], []) }

  /// - Parameter chosen: the wordings that the overlay's catalog.json chooses.
  init(wordings: [Wording], of base: CatalogSource, chosen: [Wording] = []) {
    manifest = base.manifest
    shared = InheritedTitles(base)
    titles = wordings.reduce(into: [:]) { $0[$1] = base.worded($1).map { InheritedTitles($0) } }
    self.chosen = Set(chosen)
  }

  func isChosen(_ wording: Wording) -> Bool { chosen.contains(wording) }

  /// The wording whose word a key's text is, on the platform of all buttons that use it; nil for other texts.
  func wording(of key: KeysOfPurposes.Key, _ purpose: String, in locale: LanguageTag) -> Wording? {
    guard let wording = wording(ofUsesOf: key), let text = key.entry.texts[locale]?.message,
      text == titles[wording]?.title(of: purpose, in: locale), text != shared?.title(of: purpose, in: locale)
    else { return nil }
    return wording
  }

  private func wording(ofUsesOf key: KeysOfPurposes.Key) -> Wording? {
    let wordings = Set(key.uses.map { use in use.framework.platform.flatMap { manifest?.wording(of: $0) } })
    return wordings.count == 1 ? wordings.first ?? nil : nil
  }

  /// Returns whether an app prints more of these words than of the shared ones that they replace.
  func arePreferred(in app: AdoptionPlanner) -> Bool {
    var (own, others) = (0, 0)
    for (purpose, found) in app.keys.purposes {
      for key in found.keys where wording(ofUsesOf: key) != nil {
        for (locale, text) in key.entry.texts {
          guard let known = shared?.title(of: purpose, in: locale) else { continue }
          if wording(of: key, purpose, in: locale) != nil {
            own += 1
          } else if text.message == known, titles.values.contains(where: { $0.title(of: purpose, in: locale) != known })
          {
            others += 1
          }
        }
      }
    }
    return own > others
  }
}
