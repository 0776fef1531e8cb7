package import CatalogFiles
package import CatalogModel

/// Names the purposes of sites: by what is adopted, by system items, by what they say, and by icons where they say
/// nothing.
///
/// Role, placement and action only support or weaken an answer, and an icon alone is never certain.
package struct PurposeNaming: Sendable {
  private let catalog: CatalogSource
  let titles: TitleIndex
  private let icons: IconIndex
  private let opposites: [Int?]

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
    let support = SiteSupport(site, catalog, titles)
    if let item = systemItem(of: site, support) { return item }
    let icons = readings(ofIcons: site)
    let texts = readings(ofTexts: site)
    if let first = texts.first { return byWords(site, first, texts, icons, support) }
    if let noun = byNoun(site, icons) { return noun }
    if let glyph = byGlyphTitle(site, support) { return glyph }
    if site.texts.contains(where: { $0.text != nil }) { return noPurpose(site, icons) }
    if let key = byKey(site, icons, support) { return key }
    let named = byIcon(site, icons, support)
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

  /// A button with a role and without a label, which SwiftUI labels by itself.
  private func byBareRole(_ site: Site) -> NamedSite? {
    guard site.framework == .swiftUI, site.texts.isEmpty, site.icons.isEmpty, let role = site.role,
      let name = SystemItems.purpose(of: role.rawValue, in: .swiftUI), catalog.purposeIndex[name] != nil
    else { return nil }
    let evidence = Evidence(signal: .role, seen: role.rawValue, purpose: name)
    return NamedSite(site: site, purpose: name, certainty: .likely, evidence: [evidence])
  }

  // MARK: Words

  private struct ReadText {
    let text: String
    let use: SiteText.Use
    let hasArguments: Bool
    let reading: TitleIndex.Reading
  }

  /// What the texts say: first the title, then what is only said to assistive technology.
  private func readings(ofTexts site: Site) -> [ReadText] {
    var found: [ReadText] = []
    for use in [SiteText.Use.title, .accessibilityLabel, .tooltip] {
      for text in site.texts.prefix(8) where text.use == use {
        guard let words = text.text, let reading = reading(of: words, hasArguments: text.hasArguments) else { continue }
        found.append(ReadText(text: words, use: use, hasArguments: text.hasArguments, reading: reading))
      }
    }
    return found
  }

  /// What a text says; of two opposites, "Play/Pause", the first.
  private func reading(of words: String, hasArguments: Bool) -> TitleIndex.Reading? {
    let reading = titles.reading(of: words, hasArguments: hasArguments)
    if let reading, reading.signal != .verb { return reading }
    let sides = words.split(separator: "/")
    if sides.count == 2, let purpose = titles.reading(of: String(sides[0]))?.purposes.first,
      titles.reading(of: String(sides[1]))?.purposes.isEmpty == false
    {
      return TitleIndex.Reading(signal: .verb, purposes: [purpose])
    }
    return reading
  }

  private func byWords(
    _ site: Site, _ first: ReadText, _ all: [ReadText], _ icons: [ReadIcon], _ support: SiteSupport
  ) -> NamedSite {
    guard let chosen = choose(first.reading.purposes, icons, support) else {
      return byNoun(site, icons, behindVerb: true) ?? noPurpose(site, icons)
    }
    let purpose = chosen.purpose
    let helping = support.evidence(for: purpose)
    let agreeing = icons.contains { $0.reading.compatible.contains(purpose) }
    var certainty: Certainty
    switch first.reading.signal {
    case .title: certainty = chosen.isSure ? .certain : chosen.isSupported ? .likely : .unsure
    case .synonym:
      certainty = chosen.isSure || chosen.isSupported ? .likely : .unsure
      // An action that repeats the words says nothing more.
      if chosen.isSure, agreeing || helping.map({ !repeats($0, first.text) }) ?? false { certainty = .certain }
    default: certainty = first.reading.isDoubtful && !agreeing || !chosen.isSure ? .unsure : .likely
    }
    if first.hasArguments, certainty == .certain { certainty = .likely }
    var evidence = [Evidence(signal: first.reading.signal, seen: first.text, purpose: identifier(purpose))]
    evidence += others(all.dropFirst(), than: purpose, &certainty)
    let weighed = weigh(icons, for: purpose, &certainty)
    // A phrase often has the icon of its object.
    if first.reading.signal == .verb, let icon = weighed.first, !first.reading.isDoubtful, chosen.isSure,
      evidence.count == 1, !isNamed(icon.purpose, in: first.text)
    {
      certainty = .likely
    }
    evidence += weighed
    if support.contradicts(purpose) { certainty = certainty.lowered }
    if let helping { evidence.append(helping) }
    return NamedSite(site: site, purpose: identifier(purpose), certainty: certainty, evidence: evidence)
  }

  /// Whether a phrase has the name of a purpose in it.
  private func isNamed(_ purpose: String, in text: String) -> Bool {
    let words = TitleKey(text).words.map(String.init)
    return catalog.purposeIndex[purpose].map { index in
      words.contains { titles.purposes(named: $0).contains(index) }
    } ?? false
  }

  private func repeats(_ evidence: Evidence, _ text: String) -> Bool {
    guard evidence.signal == .action else { return false }
    let words = Set(SiteSupport.wordsOfAction(evidence.seen))
    return TitleKey(text).words.allSatisfy { words.contains(String($0)) }
  }

  /// Further texts that say something else lower the certainty, unless the site is a toggle.
  private func others(
    _ texts: ArraySlice<ReadText>, than purpose: Int, _ certainty: inout Certainty
  ) -> [Evidence] {
    var evidence: [Evidence] = []
    var isWeakened = false
    for text in texts {
      guard let other = text.reading.purposes.first, !text.reading.purposes.contains(purpose) else { continue }
      evidence.append(Evidence(signal: text.reading.signal, seen: text.text, purpose: identifier(other)))
      if opposites[purpose] == other {
        if certainty == .certain { certainty = .likely }
      } else if !isWeakened {
        certainty = certainty.lowered
        isWeakened = true
      }
    }
    return evidence
  }

  private func choose(
    _ purposes: [Int], _ icons: [ReadIcon], _ support: SiteSupport
  ) -> (purpose: Int, isSure: Bool, isSupported: Bool)? {
    guard let first = purposes.first else { return nil }
    guard purposes.count > 1 else { return (first, true, true) }
    let drawn = purposes.filter { purpose in icons.contains { $0.reading.compatible.contains(purpose) } }
    if drawn.count == 1 { return (drawn[0], false, true) }
    let left = drawn.isEmpty ? purposes : drawn
    let supported = left.filter { support.evidence(for: $0) != nil }
    if supported.count == 1 { return (supported[0], false, true) }
    return (supported.first ?? left[0], false, false)
  }

  // MARK: Icons

  struct ReadIcon {
    let name: String
    let reading: IconIndex.Reading
  }

  private func readings(ofIcons site: Site) -> [ReadIcon] {
    site.icons.prefix(4).compactMap { icon in
      icons.reading(of: icon).map { ReadIcon(name: icon.name, reading: $0) }
    }
  }

  /// Icons as evidence for a purpose or for another one, which lowers the certainty.
  func weigh(_ icons: [ReadIcon], for purpose: Int, _ certainty: inout Certainty) -> [Evidence] {
    let agreeing = icons.filter { $0.reading.compatible.contains(purpose) }
    if !agreeing.isEmpty {
      return agreeing.prefix(1).map { Evidence(signal: .icon, seen: $0.name, purpose: identifier(purpose)) }
    }
    guard let icon = icons.first, let other = icon.reading.purposes.first else { return [] }
    if !isAlike(purpose, other), opposites[purpose] != other { certainty = certainty.lowered }
    return [Evidence(signal: .icon, seen: icon.name, purpose: identifier(other))]
  }

  /// Whether one glyph serves two purposes: a check mark confirms, a cross leaves, an arrow points the way.
  private func isAlike(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (catalog.purposes[one], catalog.purposes[other])
    if let direction = one.direction { return direction == other.direction }
    let leaving: Set<Role> = [.cancel, .dismiss]
    // A plus makes whatever is new, and a cross takes something off a list.
    if other.identifier == "add" { return Self.making.contains(one.identifier) }
    if other.identifier == "close", one.identifier == "remove" || one.identifier == "clear" { return true }
    if Self.alike.contains([one.identifier, other.identifier]) { return true }
    // A bin empties a list, too.
    let isSame = one.role == other.role && (one.role == .confirm || one.role == .destroy)
    return isSame || leaving.contains(one.role) && leaving.contains(other.role)
  }

  /// Purposes of one glyph: an arrow down saves, loads and shows more.
  private static let alike: Set<Set<String>> = [
    ["show-more", "down"], ["show-more", "download"], ["show-more", "expand"], ["save", "download"],
  ]

  private static let making: Set = [
    "create", "new-document", "new-folder", "new-tab", "new-window", "insert", "invite", "upload", "compose",
  ]

  private func byIcon(_ site: Site, _ icons: [ReadIcon], _ support: SiteSupport) -> NamedSite {
    guard let icon = icons.first, var chosen = choose(icon.reading.purposes, [], support)?.purpose else {
      return noPurpose(site, icons)
    }
    // Of all that the glyph can mean, what the action says.
    if support.evidence(for: chosen) == nil {
      let acting = icon.reading.compatible.filter { support.evidence(for: $0)?.signal == .action }
      if acting.count == 1, let only = acting.first { chosen = only }
    }
    return byIcon(site, seen: icon.name, chosen, isUnique: icon.reading.isUnique, icons, support)
  }

  private func byIcon(
    _ site: Site, seen: String, _ purpose: Int, isUnique: Bool, _ icons: [ReadIcon], _ support: SiteSupport
  ) -> NamedSite {
    let helping = support.evidence(for: purpose)
    let isPlain = support.isInBar && !Self.drawings.contains(identifier(purpose))
    let isLikely = helping != nil || isUnique && isPlain || isCalled(site, purpose)
    var certainty: Certainty = isLikely ? .likely : .unsure
    // A title that could not be followed may say something else, unless the action says the same.
    if site.texts.contains(where: { $0.use == .title }), helping?.signal != .action { certainty = .unsure }
    var evidence = [Evidence(signal: .icon, seen: seen, purpose: identifier(purpose))]
    for other in icons.dropFirst() where !other.reading.compatible.contains(purpose) {
      guard let first = other.reading.purposes.first else { continue }
      evidence.append(Evidence(signal: .icon, seen: other.name, purpose: identifier(first)))
      certainty = .unsure
    }
    if support.contradicts(purpose) { certainty = certainty.lowered }
    if let helping { evidence.append(helping) }
    return NamedSite(site: site, purpose: identifier(purpose), certainty: certainty, evidence: evidence)
  }

  /// Purposes whose glyph also draws what is shown: a list, a person, a place.
  private static let drawings: Set = [
    "account", "appearance", "calendar", "comment", "fullscreen", "grid", "insert-photo", "language", "list",
    "location",
    "mail", "options", "organize", "people", "tag", "volume",
  ]

  private func byGlyphTitle(_ site: Site, _ support: SiteSupport) -> NamedSite? {
    let shown = site.texts.compactMap(\.text)
    guard shown.count == 1, let name = GlyphTitles.purpose(of: shown[0]), let purpose = catalog.purposeIndex[name]
    else {
      return nil
    }
    return NamedSite(
      site: site, purpose: name,
      certainty: support.evidence(for: purpose) != nil || support.isInBar ? .likely : .unsure,
      evidence: [Evidence(signal: .icon, seen: shown[0], purpose: name)]
        + [support.evidence(for: purpose)].compactMap(\.self))
  }

  // MARK: Keys, and none

  /// A key that could not be followed to a text often ends with it: `common.cancel`.
  private func byKey(_ site: Site, _ icons: [ReadIcon], _ support: SiteSupport) -> NamedSite? {
    for text in site.texts {
      guard text.text == nil, let key = text.key, let read = KeyWords(key).reading(in: titles),
        let chosen = choose(read.purposes, icons, support)
      else { continue }
      let helping = support.evidence(for: chosen.purpose)
      var certainty: Certainty =
        read.isWhole && (chosen.isSure || chosen.isSupported) || helping?.signal == .action ? .likely : .unsure
      var evidence = [Evidence(signal: .title, seen: key, purpose: identifier(chosen.purpose))]
      evidence += weigh(icons, for: chosen.purpose, &certainty)
      if support.contradicts(chosen.purpose) { certainty = certainty.lowered }
      return NamedSite(site: site, purpose: identifier(chosen.purpose), certainty: certainty, evidence: evidence)
    }
    return nil
  }

  /// A site whose words name no purpose; what its icon says is kept for those who look for candidates.
  private func noPurpose(_ site: Site, _ icons: [ReadIcon]) -> NamedSite {
    let evidence = icons.compactMap { icon in
      icon.reading.purposes.first.map { Evidence(signal: .icon, seen: icon.name, purpose: identifier($0)) }
    }
    return NamedSite(site: site, purpose: nil, certainty: .none, evidence: evidence)
  }

  func identifier(_ purpose: Int) -> String { catalog.purposes[purpose].identifier }
}

extension Certainty {
  /// The next lower one, but not ``none``: a purpose that is named stays named.
  fileprivate var lowered: Certainty { self == .certain ? .likely : .unsure }
}
