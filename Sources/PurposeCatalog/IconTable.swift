internal import CatalogFiles
internal import CatalogModel

/// The icons of every purpose in one locale.
final class IconTable: Sendable {
  /// By purpose, then by icon set.
  private let icons: [Icon?]
  private let sets: [IconSetIdentifier]

  init(of source: CatalogSource, for facts: LocaleFacts) {
    let chain = facts.chain.locales.map { source.locales[$0].locale }
    let inventories = source.manifest.iconSets.map { identifier in
      source.iconSets.first { $0.identifier == identifier }
    }
    let sets = source.manifest.iconSets
    self.sets = sets
    icons = source.purposes.flatMap { purpose in
      zip(sets, inventories).map { set, inventory in
        purpose.icons[set].map { reference in
          let name = reference.name(for: facts.direction, chain: chain)
          // A pair already has a glyph for each direction: flipping it would undo that.
          let isPair = if case .byDirection = reference { true } else { false }
          return Icon(
            name: name, isMirrored: !isPair && IconTable.isMirrored(name, of: inventory, for: facts),
            fallback: reference.fallback,
            isFallbackMirrored: reference.fallback.map { IconTable.isMirrored($0, of: inventory, for: facts) } ?? false)
        }
      }
    }
  }

  private static func isMirrored(_ name: String, of inventory: IconSet?, for facts: LocaleFacts) -> Bool {
    let behaviour = inventory?.behaviour(of: name) ?? .fixed
    return behaviour.isMirrored(in: facts.direction, script: facts.script)
  }

  func icon(ofPurpose index: Int, in set: IconSetIdentifier) -> Icon? {
    sets.firstIndex(of: set).flatMap { icons[index * sets.count + $0] }
  }
}
