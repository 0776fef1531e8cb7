internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// A purpose's icon in an icon set.
struct IconUse: Sendable {
  /// The purpose's identifier.
  let purpose: String
  /// The direction of the purpose along the reading direction; nil for a purpose without one.
  let direction: Direction?
  let set: IconSet
  let reference: IconReference

  /// The subject of a finding about the icon.
  var subject: Subject { Subject(purpose: purpose, iconSet: set.identifier) }
}

extension IconUse {
  init(of purpose: PurposeDefinition, set: IconSet, reference: IconReference) {
    self.init(purpose: purpose.identifier, direction: purpose.direction, set: set, reference: reference)
  }

  /// Every icon of every purpose, in sets with a readable inventory.
  static func all(of source: CatalogSource) -> [IconUse] {
    source.purposes.flatMap { purpose in
      source.iconSets.compactMap { set in
        purpose.icons[set.identifier].map { IconUse(of: purpose, set: set, reference: $0) }
      }
    }
  }
}

extension CheckedCatalog {
  /// The scripts of the right-to-left locales, each with its first locale.
  var rightToLeftScripts: [(script: String, locale: LanguageTag)] {
    declaredFacts.filter { $0.direction == .rightToLeft }.reduce(into: []) { found, facts in
      if !found.contains(where: { $0.script == facts.script }) { found.append((facts.script, facts.tag)) }
    }
  }
}

extension FindingCollector {
  /// Reports a finding about a purpose's icon, at the icon's place.
  ///
  /// - Parameter companion: the other purpose of two that collide.
  mutating func report(
    _ rule: any Rule.Type, _ message: String, of use: IconUse, in catalog: CheckedCatalog, companion: String? = nil
  ) {
    let place = catalog.source.place(ofPurpose: use.purpose, "icons", use.set.identifier.rawValue)
    var subject = use.subject
    subject.companion = companion
    report(rule, message, at: place, about: subject)
  }
}
