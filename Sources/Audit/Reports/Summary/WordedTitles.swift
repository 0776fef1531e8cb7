internal import AppReading
internal import CatalogFiles
internal import CatalogModel

/// The titles that only a platform's wording has, to tell an app's platforms from its inconsistencies.
struct WordedTitles {
  private let manifest: CatalogManifest
  /// By wording, the titles of each purpose in any locale that differ from the shared ones.
  private let titles: [Wording: [String: Set<String>]]
  /// The shared titles of each purpose in any locale.
  private let shared: [String: Set<String>]

  /// - Parameter sites: the buttons of an app; if all are of one platform, no words are looked up.
  init(_ catalog: CatalogSource, for sites: [NamedSite]) {
    manifest = catalog.manifest
    let wordings = Self.wordings(of: sites, catalog.manifest)
    guard wordings.count > 1 else {
      (titles, shared) = ([:], [:])
      return
    }
    shared = catalog.locales.reduce(into: [:]) { found, texts in
      for slot in catalog.slots.titles {
        guard let text = catalog.text(of: texts.entries[slot]) else { continue }
        found[catalog.purpose(ofSlot: slot).identifier, default: []].insert(text)
      }
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

  /// The wordings of the platforms that buttons are for; nil for a platform without one.
  static func wordings(of sites: [NamedSite], _ manifest: CatalogManifest) -> Set<Wording?> {
    Set(sites.map { wording(of: $0, manifest) })
  }

  private static func wording(of named: NamedSite, _ manifest: CatalogManifest) -> Wording? {
    named.site.framework.platform.flatMap { manifest.wording(of: $0) }
  }

  /// The wording whose word a title is on the platform of all of its buttons; nil for a shared or another word.
  func wording(of title: String, purpose: String, on sites: [NamedSite]) -> Wording? {
    let wordings = Self.wordings(of: sites, manifest)
    guard wordings.count == 1, let wording = wordings.first ?? nil,
      titles[wording]?[purpose]?.contains(title) == true
    else { return nil }
    return wording
  }

  /// True if variants differ only as their platforms do: one has the shared title, and each platform has one word.
  func explain(_ titles: AuditSummary.Variants) -> Bool {
    let variants = titles.variants
    let others = variants.filter { $0.wording == nil }
    guard others.count <= 1, others.count < variants.count,
      others.allSatisfy({ shared[titles.purpose]?.contains($0.name) == true })
    else { return false }
    let platforms = variants.flatMap { variant in Set(variant.sites.map { Self.wording(of: $0, manifest) }) }
    return Set(platforms).count == platforms.count
  }
}
