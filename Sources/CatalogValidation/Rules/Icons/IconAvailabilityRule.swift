internal import CatalogFiles
internal import CatalogModel

/// Reports `icon-availability`: the oldest systems that the catalogue is made for have every icon, or a fallback.
package enum IconAvailabilityRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "icon-availability",
    severity: .error,
    summary: "No icon is newer than the 'minimumSystems' of catalog.json, unless it has a fallback that is not.",
    rationale: """
      A system that does not know the name draws an empty button, and the developer's own machine, which is newer, never \
      shows it. Inventories that tell which release brought an icon, as that of SF Symbols does, make that a matter of CI; \
      where they know the name that it had before, that one is a fallback.
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

  /// A catalogue in English whose `copy` has this icon of a set that knows when its icons came.
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
    // A set has thousands of icons and a few dozen releases.
    var known: [String: TooNew?] = [:]
    for use in catalog.iconUses {
      let names = use.reference.fallback.map { [$0] } ?? use.reference.names
      for name in names {
        guard let release = use.set.introduction(of: name) else { continue }
        let tooNew = known[release] ?? TooNew(release, minimum)
        known[release] = tooNew
        guard let tooNew else { continue }
        let older = use.set.oldNames(of: name).first { oldName in
          use.set.introduction(of: oldName).map { TooNew($0, minimum) == nil } ?? false
        }
        let one = older.map { "its older name '\($0)'" } ?? "an older one"
        let advice =
          switch use.reference {
          case .name: "add \(one) as its 'fallback'"
          case .byRelease: "choose \(one) as the fallback"
          // The format has no fallback there.
          case .byDirection, .byLocale: "use \(one) instead"
          }
        collector.report(
          self,
          "'\(name)' of '\(use.set.identifier)' came with \(tooNew.system) \(tooNew.introduced), and the catalogue is made "
            + "for \(tooNew.minimum) and later; \(advice)",
          at: catalog.source.place(ofIcon: use.set.identifier, of: use.purpose, askedBy: .minimumSystems), use.subject)
      }
    }
  }

  /// A system that is older than a release.
  private struct TooNew {
    let system: String
    let introduced: SystemVersion
    let minimum: SystemVersion

    /// - Parameter release: as icon sets write it: `iOS 18.0, macOS 15.0`. nil if all systems are new enough.
    init?(_ release: String, _ minimum: [String: SystemVersion]) {
      for part in release.split(separator: ",") {
        let words = part.split(separator: " ")
        guard words.count == 2, let version = SystemVersion(words[1]), let oldest = minimum[String(words[0])],
          oldest < version
        else { continue }
        self.init(system: String(words[0]), introduced: version, minimum: oldest)
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
