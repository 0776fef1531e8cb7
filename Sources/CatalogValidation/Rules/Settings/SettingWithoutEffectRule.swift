internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import SourceText

/// Reports `setting-without-effect`: each setting of a catalogue changes something.
package enum SettingWithoutEffectRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "setting-without-effect",
    severity: .warning,
    summary:
      "Each setting changes something: an icon's locale, a fallback, a wording's platform, digits and the oldest system.",
    rationale: """
      A setting without effect is valid JSON, and its author believes that it works: an icon for a language that the \
      catalogue does not have, a fallback to the same icon, a wording for a platform that another wording serves, digits \
      of another language, and a system version that does not exist yet.
      """,
    breaking: [
      .icon(#""set": { "name": "trash", "locales": { ↓"xh": "arrow-back" } }"#),
      .icon(#""set": { "name": "trash", "fallback": ↓"trash" }"#),
      .manifest(
        #""wordings": { "brand": { "description": "…", "platforms": ["ios"] }, "fleet": { "description": "…", "platforms": [↓"ios"] } }"#
      ),
      .manifest(#""numberingSystems": { "pl": ↓"arab" }"#),
    ],
    passing: [
      .icon(#""set": { "name": "trash", "locales": { "pl": "arrow-back" } }"#),
      .icon(#""set": { "name": "trash", "fallback": "arrow-back" }"#),
      .manifest(
        #""wordings": { "brand": { "description": "…", "platforms": ["ios"] }, "fleet": { "description": "…", "platforms": ["android"] } }"#
      ),
      .manifest(#""numberingSystems": { "pl": "latn" }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    checkIcons(catalog, &collector)
    checkWordings(catalog.source, &collector)
    checkDigits(catalog.source, &collector)
    checkSystems(catalog.source, &collector)
  }

  /// Reports icons in the catalogue's own purposes.json. Inherited icons may be for locales that the catalogue leaves out.
  private static func checkIcons(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    guard let purposes = source.layers[0].purposes else { return }
    let languages = Set(source.manifest.locales.map(\.language))
    for purpose in purposes.root.members ?? [] {
      for icon in purpose.value["icons"]?.members ?? [] {
        let subject = Subject(purpose: purpose.key, iconSet: IconSetIdentifier(rawValue: icon.key))
        for locale in icon.value["locales"]?.members ?? [] {
          guard let tag = LanguageTag(locale.key), !languages.contains(tag.language) else { continue }
          collector.report(
            self,
            "the catalogue has no locale in the language '\(tag)', so this icon is never shown; correct the tag, or remove it",
            at: SourcePlace(file: purposes.source, offset: locale.keyRange.lowerBound), about: subject)
        }
        if let fallback = icon.value["fallback"], let name = fallback.string, name == icon.value["name"]?.string,
          icon.value["locales"] == nil
        {
          collector.report(
            self, "'\(name)' is its own fallback; name an older icon, or remove 'fallback'",
            at: SourcePlace(file: purposes.source, offset: fallback.offset), about: subject)
        }
      }
    }
  }

  private static func checkWordings(_ source: CatalogSource, _ collector: inout FindingCollector) {
    let manifest = source.layers[0].manifest
    for wording in manifest.root["wordings"]?.members ?? [] {
      for platform in wording.value["platforms"]?.elements ?? [] {
        guard let name = platform.string, let serving = source.manifest.wording(of: Platform(rawValue: name)),
          serving.rawValue != wording.key
        else { continue }
        collector.report(
          self,
          "'\(name)' speaks the wording '\(serving)', which also names it and comes first by name; name it in one of the two",
          at: SourcePlace(file: manifest.source, offset: platform.offset))
      }
    }
  }

  /// Reports digits that the language does not use, such as Arabic digits for Persian (UTS #35 part 3, § Numbering Systems).
  private static func checkDigits(_ source: CatalogSource, _ collector: inout FindingCollector) {
    let manifest = source.layers[0].manifest
    for member in manifest.root["numberingSystems"]?.members ?? [] {
      guard let tag = LanguageTag(member.key), let system = member.value.string, system != "latn",
        LocaleData.numberingSystems.contains(system), let pinned = digits(of: tag, system),
        let usual = digits(of: tag, "native"),
        pinned != usual, pinned != digits(of: tag, nil)
      else { continue }
      collector.report(
        self,
        "'\(system)' has digits of another language, such as '\(pinned[4])'; '\(tag)' has '\(usual[4])'; correct or "
          + "remove it",
        at: SourcePlace(file: manifest.source, offset: member.value.offset), about: Subject(locale: tag))
    }
  }

  private static func digits(of tag: LanguageTag, _ system: String?) -> [String]? {
    let locale = system.map { "\(tag)-u-nu-\($0)" } ?? tag.identifier
    do throws(ICUError) { return try NumberSymbols(locale: locale).digits } catch { return nil }
  }

  /// Reports a minimum far above the newest release in the icon sets: `160.0`.
  private static func checkSystems(_ source: CatalogSource, _ collector: inout FindingCollector) {
    let manifest = source.layers[0].manifest
    for member in manifest.root["minimumSystems"]?.members ?? [] {
      guard let minimum = member.value.string.flatMap({ SystemVersion($0) }),
        let newest = source.iconSets.flatMap({ $0.versions(of: member.key) }).max(), minimum.isFarAfter(newest)
      else { continue }
      collector.report(
        self, "'\(member.key)' \(minimum) does not exist; the newest release that the icon sets know is \(newest)",
        at: SourcePlace(file: manifest.source, offset: member.value.offset))
    }
  }
}

extension RuleExample {
  /// A catalogue with an icon of `delete`, and a set that has `trash` and `arrow-back`.
  fileprivate static func icon(_ icon: String) -> RuleExample {
    [
      "purposes.json": """
      {
        "back": { "role": "navigate", "description": "…", "icons": { "set": "arrow-back" }, "messages": { "title": {} } },
        "delete": { "role": "delete", "description": "…", "icons": { \(icon) }, "messages": { "title": {} } }
      }
      """
    ]
  }

  /// A catalogue in English and Polish with more settings.
  fileprivate static func manifest(_ settings: String) -> RuleExample {
    [
      "catalog.json": """
      {
        "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"],
        \(settings)
      }
      """
    ]
  }
}
