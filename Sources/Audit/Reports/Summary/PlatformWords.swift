internal import AppReading
internal import CatalogFiles
internal import CatalogModel

/// The titles that only a platform's wording has, to tell an app's platforms from its inconsistencies.
struct PlatformWords {
  private let manifest: CatalogManifest
  /// By wording, the titles of each purpose in any locale that differ from the shared ones.
  private let titles: [Wording: [String: Set<String>]]

  /// - Parameter sites: the buttons of an app; if all are of one platform, no words are looked up.
  init(_ catalog: CatalogSource, for sites: [NamedSite]) {
    manifest = catalog.manifest
    let wordings = Set(sites.map { Self.wording(of: $0, catalog.manifest) })
    guard wordings.count > 1 else {
      titles = [:]
      return
    }
    titles = wordings.compactMap(\.self).reduce(into: [:]) { found, wording in
      guard let worded = catalog.worded(wording) else { return }
      for index in catalog.locales(changedBy: wording) {
        for slot in catalog.slots.titles {
          let (own, shared) = (worded.locales[index].entries[slot], catalog.locales[index].entries[slot])
          guard let text = worded.text(of: own), text != catalog.text(of: shared) else { continue }
          found[wording, default: [:]][catalog.purpose(ofSlot: slot).identifier, default: []].insert(text)
        }
      }
    }
  }

  private static func wording(of named: NamedSite, _ manifest: CatalogManifest) -> Wording? {
    named.site.framework.platform.flatMap { manifest.wording(of: $0) }
  }

  /// The wording whose word a title is on the platform of all of its buttons; nil for a shared or another word.
  func wording(of title: String, purpose: String, on sites: [NamedSite]) -> Wording? {
    let wordings = Set(sites.map { Self.wording(of: $0, manifest) })
    guard wordings.count == 1, let wording = wordings.first ?? nil,
      titles[wording]?[purpose]?.contains(title) == true
    else { return nil }
    return wording
  }

  /// True if variants differ only as their platforms do: one has the shared title, and each platform has one word.
  func explain(_ variants: [AuditSummary.Variant]) -> Bool {
    guard variants.contains(where: { $0.wording != nil }), variants.count(where: { $0.wording == nil }) <= 1 else {
      return false
    }
    let platforms = variants.flatMap { variant in Set(variant.sites.map { Self.wording(of: $0, manifest) }) }
    return Set(platforms).count == platforms.count
  }
}
