internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// One purpose's icon in one icon set.
struct IconUse: Sendable {
  /// The purpose's identifier.
  let purpose: String
  /// Where the purpose points along the reading direction; nil for one that points nowhere.
  let direction: Direction?
  let set: IconSet
  let reference: IconReference

  /// The subject of a finding about it.
  var subject: Subject { Subject(purpose: purpose, iconSet: set.identifier) }
}

extension IconUse {
  init(of purpose: PurposeDefinition, set: IconSet, reference: IconReference) {
    self.init(purpose: purpose.identifier, direction: purpose.direction, set: set, reference: reference)
  }

  /// Every icon of every purpose, in sets whose inventory can be read.
  static func all(of source: CatalogSource) -> [IconUse] {
    source.purposes.flatMap { purpose in
      source.iconSets.compactMap { set in
        purpose.icons[set.identifier].map { IconUse(of: purpose, set: set, reference: $0) }
      }
    }
  }
}

extension CheckedCatalog {
  /// The scripts that the catalogue's right-to-left locales are written in, each with the first of its locales.
  var rightToLeftScripts: [(script: String, locale: LanguageTag)] {
    facts.filter { $0.direction == .rightToLeft }.reduce(into: []) { found, facts in
      if !found.contains(where: { $0.script == facts.script }) { found.append((facts.script, facts.tag)) }
    }
  }
}

extension FindingCollector {
  /// Reports a finding about a purpose's icon, at the place where it is given.
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
