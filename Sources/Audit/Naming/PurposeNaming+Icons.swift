internal import AppReading
internal import CatalogFiles
internal import CatalogModel

/// Reads a site's icons, which support its texts or are the only evidence.
extension PurposeNaming {
  struct ReadIcon {
    let name: String
    let reading: IconIndex.Reading
  }

  func readings(ofIcons site: Site) -> [ReadIcon] {
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

  /// Returns whether one glyph can serve two purposes: a check mark confirms, a cross leaves, an arrow shows a
  /// direction.
  func isAlike(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (catalog.purposes[one], catalog.purposes[other])
    if let direction = one.direction { return direction == other.direction }
    let leaving: Set<Role> = [.cancel, .dismiss]
    // A plus also means making something new, and a cross also takes an entry off a list.
    if other.identifier == "add" { return Self.making.contains(one.identifier) }
    if other.identifier == "close", one.identifier == "remove" || one.identifier == "clear" { return true }
    if Self.alike.contains([one.identifier, other.identifier]) { return true }
    // A bin empties a list, too.
    let isSame = one.role == other.role && (one.role == .confirm || one.role == .destroy)
    return isSame || leaving.contains(one.role) && leaving.contains(other.role)
  }

  /// Groups of purposes that share a glyph: an arrow down saves, loads and shows more.
  private static let alike: Set<Set<String>> = [
    ["show-more", "down"], ["show-more", "download"], ["show-more", "expand"], ["save", "download"],
  ]

  private static let making: Set = [
    "create", "new-document", "new-folder", "new-tab", "new-window", "insert", "invite", "upload", "compose",
  ]

  func byIcon(_ site: Site, _ icons: [ReadIcon], support: SiteSupport) -> NamedSite {
    guard let icon = icons.first, var chosen = choose(icon.reading.purposes, [], support: support)?.purpose else {
      return noPurpose(site, icons)
    }
    // The action decides among all purposes that the glyph can mean.
    if support.evidence(for: chosen) == nil {
      let acting = icon.reading.compatible.filter { support.evidence(for: $0)?.signal == .action }
      if acting.count == 1, let only = acting.first { chosen = only }
    }
    // A cross that destroys takes something away.
    if identifier(chosen) == "close", site.role == .destructive { chosen = catalog.purposeIndex["remove"] ?? chosen }
    return byIcon(site, seen: icon.name, chosen, isUnique: icon.reading.isUnique, icons: icons, support: support)
  }

  func byIcon(
    _ site: Site, seen: String, _ purpose: Int, isUnique: Bool, icons: [ReadIcon], support: SiteSupport
  ) -> NamedSite {
    let helping = support.evidence(for: purpose)
    let isPlain = support.isInBar && !Self.drawings.contains(identifier(purpose))
    let isState = Self.states.contains(identifier(purpose)) && !support.isInBar && helping?.signal == .action
    let isLikely =
      helping != nil && !isState || isUnique && (isPlain || Self.speaking.contains(identifier(purpose)))
      || isCalled(site, purpose)
    var certainty: Certainty = isLikely ? .likely : .unsure
    // A title that could not be followed may contradict the icon, unless the action agrees with it.
    if site.texts.contains(where: { $0.use == .title }), helping?.signal != .action { certainty = .unsure }
    var evidence = [Evidence(signal: .icon, seen: seen, purpose: identifier(purpose))]
    for other in icons.dropFirst() where !other.reading.compatible.contains(purpose) {
      guard let first = other.reading.purposes.first, first != opposites[purpose] else { continue }
      evidence.append(Evidence(signal: .icon, seen: other.name, purpose: identifier(first)))
      certainty = .unsure
    }
    if support.contradicts(purpose) { certainty = certainty.lowered }
    if let helping { evidence.append(helping) }
    return NamedSite(site: site, purpose: identifier(purpose), certainty: certainty, evidence: evidence)
  }

  /// Purposes whose glyph means the same in every container.
  private static let speaking: Set = ["add", "more", "notifications", "pause", "play", "search", "settings", "share"]

  /// Purposes whose glyph, a check mark, also marks the chosen entry in content.
  private static let states: Set = ["accept", "confirm", "done", "select"]

  /// Purposes whose glyph also illustrates content: a list, a person, a place.
  private static let drawings: Set = [
    "account", "appearance", "calendar", "comment", "fullscreen", "grid", "insert-photo", "language", "list",
    "location",
    "mail", "options", "organize", "people", "tag", "volume",
  ]

  func byGlyphTitle(_ site: Site, _ support: SiteSupport) -> NamedSite? {
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
}
