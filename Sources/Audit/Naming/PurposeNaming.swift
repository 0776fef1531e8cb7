package import AppReading
package import CatalogFiles
package import CatalogModel

/// Names the purposes of sites: by adopted forms, by system items, by texts, and by icons if the texts name nothing.
///
/// Role, placement and action only support or weaken an answer, and an icon alone is never certain.
package struct PurposeNaming: Sendable {
  let catalog: CatalogSource
  let titles: TitleIndex
  let icons: IconIndex
  let opposites: [Int?]

  /// - Parameter locales: the languages that the app's sources are written in, the likeliest first; the catalogue's
  ///   source locale if empty.
  package init(_ catalog: CatalogSource, locales: [LanguageTag] = []) {
    self.catalog = catalog
    titles = TitleIndex(catalog, locales: locales)
    icons = IconIndex(catalog)
    opposites = catalog.purposes.map { $0.opposite.flatMap { catalog.purposeIndex[$0] } }
  }

  package func name(_ site: Site) -> NamedSite {
    if let adopted = site.adoptedPurpose {
      let evidence = Evidence(signal: .adopted, seen: adopted, purpose: adopted)
      return NamedSite(site: site, purpose: adopted, certainty: .certain, evidence: [evidence])
    }
    let support = SiteSupport(site, catalog, titles: titles)
    if let item = systemItem(of: site, support) { return item }
    let icons = readings(ofIcons: site)
    let texts = readings(ofTexts: site)
    if let first = texts.first { return byWords(site, first, all: texts, icons: icons, support: support) }
    if let noun = byNoun(site, icons) { return noun }
    if let glyph = byGlyphTitle(site, support) { return glyph }
    if site.texts.contains(where: { $0.text != nil }) { return noPurpose(site, icons) }
    if let key = byKey(site, icons, support: support) { return key }
    let named = byIcon(site, icons, support: support)
    return named.purpose == nil ? byWrapper(site, support) ?? named : named
  }

  // MARK: System items

  private func systemItem(of site: Site, _ support: SiteSupport) -> NamedSite? {
    let key = site.texts.lazy.compactMap(\.key).first { $0.hasPrefix("android.R.") || $0.hasPrefix("@android:") }
    guard let item = site.systemItem ?? key else { return byBareRole(site) }
    guard let name = SystemItems.purpose(of: item, in: site.framework), let index = catalog.purposeIndex[name] else {
      // A space, or an item of the system that the catalogue has no purpose for.
      let isSilent = site.texts.isEmpty && site.icons.isEmpty
      return isSilent ? NamedSite(site: site, purpose: nil, certainty: .none, evidence: []) : nil
    }
    let evidence = Evidence(signal: .systemItem, seen: item, purpose: name)
    // UIKit draws `stop` as a cross, and many apps close a screen with it.
    if name == "stop", let close = catalog.purposeIndex["close"], let leaving = support.evidence(for: close) {
      return NamedSite(site: site, purpose: "close", certainty: .likely, evidence: [leaving, evidence])
    }
    let certainty: Certainty = name == "stop" || support.contradicts(index) ? .likely : .certain
    return NamedSite(site: site, purpose: name, certainty: certainty, evidence: [evidence])
  }

  /// Names a button with a role and without a label, for which SwiftUI supplies the label.
  private func byBareRole(_ site: Site) -> NamedSite? {
    guard site.framework.description.rolesHaveLabels, site.texts.isEmpty, site.icons.isEmpty, let role = site.role,
      let name = SystemItems.purpose(of: role.rawValue, in: site.framework), catalog.purposeIndex[name] != nil
    else { return nil }
    let evidence = Evidence(signal: .role, seen: role.rawValue, purpose: name)
    return NamedSite(site: site, purpose: name, certainty: .likely, evidence: [evidence])
  }

  // MARK: None

  /// A site whose texts name no purpose; its icon's meaning is kept for the search for candidates.
  func noPurpose(_ site: Site, _ icons: [ReadIcon]) -> NamedSite {
    let evidence = icons.compactMap { icon in
      icon.reading.purposes.first.map { Evidence(signal: .icon, seen: icon.name, purpose: identifier($0)) }
    }
    return NamedSite(site: site, purpose: nil, certainty: .none, evidence: evidence)
  }

  func identifier(_ purpose: Int) -> String { catalog.purposes[purpose].identifier }
}

extension Certainty {
  /// The next lower one, but not ``none``: a purpose that is named stays named.
  var lowered: Certainty { self == .certain ? .likely : .unsure }
}
