internal import AppReading
internal import CatalogFiles
internal import CatalogModel

/// Reads a site's texts, or the keys of its texts.
extension PurposeNaming {
  struct ReadText {
    let text: String
    let use: SiteText.Use
    let hasArguments: Bool
    let reading: TitleIndex.Reading
  }

  /// The readings of the texts: first the title, then the texts for assistive technology only.
  func readings(ofTexts site: Site) -> [ReadText] {
    var found: [ReadText] = []
    let wording = site.framework.platform.flatMap { catalog.manifest.wording(of: $0) }
    for use in [SiteText.Use.title, .accessibilityLabel, .tooltip] {
      for text in site.texts.prefix(8) where text.use == use {
        guard let label = text.text, let reading = reading(of: label, hasArguments: text.hasArguments, wording)
        else { continue }
        found.append(ReadText(text: label, use: use, hasArguments: text.hasArguments, reading: reading))
      }
    }
    return found
  }

  /// The reading of a text; of two opposites, "Play/Pause", that of the first.
  private func reading(of label: String, hasArguments: Bool, _ wording: Wording?) -> TitleIndex.Reading? {
    let reading = titles.reading(of: label, hasArguments: hasArguments, in: wording)
    if let reading, reading.signal != .verb { return reading }
    let sides = label.split(separator: "/")
    if sides.count == 2, let purpose = titles.reading(of: String(sides[0]), in: wording)?.purposes.first,
      titles.reading(of: String(sides[1]), in: wording)?.purposes.isEmpty == false
    {
      return TitleIndex.Reading(signal: .verb, purposes: [purpose])
    }
    return reading
  }

  func byWords(
    _ site: Site, _ first: ReadText, all: [ReadText], icons: [ReadIcon], support: SiteSupport
  ) -> NamedSite {
    guard let chosen = choose(first.reading.purposes, icons, support: support) else {
      return byNoun(site, icons, behindVerb: true) ?? noPurpose(site, icons)
    }
    if isMore(chosen.purpose, first, site: site, icons: icons) {
      return byIcon(
        site, seen: icons[0].name, icons[0].reading.purposes[0], isUnique: true, icons: [], support: support)
    }
    let purpose = chosen.purpose
    let helping = support.evidence(for: purpose)
    let agreeing = icons.contains { $0.reading.compatible.contains(purpose) }
    var certainty: Certainty
    switch first.reading.signal {
    case .title: certainty = chosen.isSure ? .certain : chosen.isSupported ? .likely : .unsure
    case .synonym:
      certainty = chosen.isSure || chosen.isSupported ? .likely : .unsure
      // An action that repeats the text is not further evidence.
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
    if isOverruled(first, purpose, site: site, by: weighed) { certainty = .unsure }
    if let helping { evidence.append(helping) }
    return NamedSite(site: site, purpose: identifier(purpose), certainty: certainty, evidence: evidence)
  }

  /// Returns whether other evidence is stronger than the text.
  private func isOverruled(_ first: ReadText, _ purpose: Int, site: Site, by weighed: [Evidence]) -> Bool {
    // A synonym yields to the icon of another purpose: "Dismiss" beside a bin.
    if first.reading.signal == .synonym, let icon = weighed.first.flatMap({ catalog.purposeIndex[$0.purpose] }),
      icon != purpose, !isAlike(purpose, icon), opposites[purpose] != icon
    {
      return true
    }
    // A tooltip explains a title that names nothing.
    if first.use == .tooltip, site.texts.contains(where: { $0.use == .title && $0.text?.isEmpty == false }) {
      return true
    }
    // "Update" of a form saves it.
    return identifier(purpose) == "update" && site.role == .submit
  }

  /// Returns whether "See more" in a bar is only the spoken text of an ellipsis, which is the purpose `more`.
  private func isMore(_ purpose: Int, _ first: ReadText, site: Site, icons: [ReadIcon]) -> Bool {
    guard identifier(purpose) == "show-more", first.reading.signal == .synonym, first.use == .accessibilityLabel,
      site.container == .navigationBar, let icon = icons.first?.reading.purposes.first
    else { return false }
    return identifier(icon) == "more"
  }

  /// Returns whether a phrase contains the name of a purpose.
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

  /// Further texts with another meaning lower the certainty, unless the site is a toggle.
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

  func choose(
    _ purposes: [Int], _ icons: [ReadIcon], support: SiteSupport
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

  /// A key that could not be followed often ends with the text: `common.cancel`.
  func byKey(_ site: Site, _ icons: [ReadIcon], support: SiteSupport) -> NamedSite? {
    for text in site.texts {
      guard text.text == nil, let key = text.key, let read = KeyWords(key).reading(in: titles),
        let chosen = choose(read.purposes, icons, support: support)
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
}
