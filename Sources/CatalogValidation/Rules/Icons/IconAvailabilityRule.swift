internal import SourceText
internal import CatalogFiles
internal import CatalogModel

/// Reports `icon-availability`: the oldest supported systems have every icon, or a fallback.
package enum IconAvailabilityRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "icon-availability",
    severity: .error,
    summary: "No icon is newer than the 'minimumSystems' of catalog.json, unless it has an older fallback.",
    rationale: """
      A system that does not know the icon's name draws an empty button. The developer's own machine is newer and does \
      not show the problem. This rule finds it where the inventory records the release that introduced each icon, as \
      for SF Symbols. If the icon had an older name, that name can be the fallback.
      """,
    breaking: [
      example(#"↓"document""#),
      example(#"↓"set": { "name": "sparkles", "fallback": "document" }"#),
    ],
    passing: [
      example(#""doc""#),
      example(#""set": { "name": "document", "fallback": "doc" }"#),
      example(#""document""#, minimum: #"{ "iOS": "18", "macOS": "15.1" }"#),
      example(#""document""#, minimum: "{}"),
    ]
  )

  /// A catalogue in English whose `copy` has this icon, from a set that records the release of each icon.
  private static func example(_ icon: String, minimum: String = #"{ "iOS": "16.0" }"#) -> RuleExample {
    let member = icon.contains("{") ? icon : #""set": \#(icon)"#
    return [
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en"], "iconSets": ["set"],
        "minimumSystems": \(minimum)
      }
      """,
      "purposes.json": """
      { "copy": { "role": "act", "description": "…", "icons": { \(member) }, "messages": { "title": {} } } }
      """,
      "icon-sets/set.json": """
      {
        "name": "Set", "version": "1", "license": "MIT", "source": "made for these examples",
        "names": { "iOS 13.0, macOS 10.15": ["doc"], "iOS 18.0, macOS 15.0": ["document", "sparkles"] }
      }
      """,
      "titles/en.json": #"{ "copy": "Copy" }"#,
      "titles/pl.json": "{}",
    ]
  }

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let minimum = catalog.source.manifest.minimumSystems
    guard !minimum.isEmpty else { return }
    let early = systemsBeforeMost(of: catalog, minimum)
    for system in early { collector.report(self, system.message, at: system.place) }
    // A set has thousands of icons and a few dozen releases.
    var known: [[SystemRelease]: TooNew?] = [:]
    for use in catalog.iconUses {
      for name in use.reference.oldestNames {
        guard let release = use.set.introduction(of: name) else { continue }
        let tooNew = known[release] ?? TooNew(release, minimum)
        known[release] = tooNew
        guard let tooNew, !early.contains(where: { $0.system == tooNew.system }) else { continue }
        let older = use.set.oldNames(of: name).first { oldName in
          use.set.introduction(of: oldName).map { TooNew($0, minimum) == nil } ?? false
        }
        let one = older.map { "its older name '\($0)'" } ?? "an older one"
        let advice =
          switch use.reference {
          case .name: "add \(one) as its 'fallback'"
          case .byRelease: "choose \(one) as the fallback"
          // The format has no fallback for these.
          case .byDirection, .byLocale: "use \(one) instead"
          }
        collector.report(
          self,
          "'\(name)' of '\(use.set.identifier)' needs \(tooNew.system) \(tooNew.introduced), but the catalogue supports "
            + "\(tooNew.minimum) and later; \(advice)",
          at: catalog.source.place(ofIcon: use.set.identifier, of: use.purpose, askedBy: .minimumSystems),
          about: use.subject)
      }
    }
  }

  /// A system whose oldest version knows hardly any icon: the version is the mistake.
  private struct EarlySystem {
    let system: String
    let message: String
    let place: SourcePlace
  }

  private static func systemsBeforeMost(of catalog: CheckedCatalog, _ minimum: [String: SystemVersion]) -> [EarlySystem]
  {
    let manifest = catalog.source.layers[0].manifest
    let uses = catalog.iconUses.flatMap { use in use.reference.oldestNames.compactMap { use.set.introduction(of: $0) } }
    return (manifest.root["minimumSystems"]?.members ?? []).compactMap { member in
      guard let oldest = minimum[member.key] else { return nil }
      let versions = uses.compactMap { releases in
        releases.first { $0.system == member.key }.flatMap { SystemVersion($0.version) }
      }
      let later = versions.filter { oldest < $0 }
      guard later.count >= fewest, later.count * 2 > versions.count, let first = versions.min() else { return nil }
      return EarlySystem(
        system: member.key,
        message:
          "\(later.count) of \(versions.count) icons are newer than '\(member.key)' \(oldest), and the oldest needs "
          + "\(first); raise the version, or choose a set that older systems have",
        place: SourcePlace(file: manifest.source, offset: member.value.offset))
    }
  }

  /// The number of icons from which on the version is the mistake.
  private static let fewest = 10

  /// A supported system that is older than a release.
  private struct TooNew {
    let system: String
    let introduced: SystemVersion
    let minimum: SystemVersion

    /// Returns nil if all supported systems are new enough.
    init?(_ releases: [SystemRelease], _ minimum: [String: SystemVersion]) {
      for release in releases {
        guard let version = SystemVersion(release.version), let oldest = minimum[release.system], oldest < version
        else { continue }
        self.init(system: release.system, introduced: version, minimum: oldest)
        return
      }
      return nil
    }

    private init(system: String, introduced: SystemVersion, minimum: SystemVersion) {
      self.system = system
      self.introduced = introduced
      self.minimum = minimum
    }
  }
}

extension IconReference {
  /// The icons that the oldest supported systems must have: the fallback, or all.
  fileprivate var oldestNames: [String] { fallback.map { [$0] } ?? names }
}
