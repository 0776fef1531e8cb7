internal import CatalogFiles
internal import CatalogModel

/// The changes that break code generated from the catalogue: names that it uses are gone, or take other values.
enum BreakingChanges {
  /// A line for each change, in the order of purposes, locales, icon sets, platforms, headers and screens.
  static func all(from old: CatalogSource, to new: CatalogSource) -> [String] {
    purposes(old, new) + locales(old, new) + iconSets(old, new) + bars(old, new) + headers(old, new)
      + ScreenBreakingChanges.all(from: old, to: new)
  }

  private static func purposes(_ old: CatalogSource, _ new: CatalogSource) -> [String] {
    let former = Dictionary(
      new.purposes.flatMap { purpose in purpose.formerly.map { ($0, purpose) } },
      uniquingKeysWith: { first, _ in first })
    return old.purposes.flatMap { before -> [String] in
      let same = new.purposeIndex[before.identifier].map { new.purposes[$0] }
      guard let after = same ?? former[before.identifier] else {
        return ["purpose '\(before.identifier)' is gone; after a renaming, list it in 'formerly' of the new one"]
      }
      let forgotten = before.formerly.filter { former[$0] == nil && new.purposeIndex[$0] == nil }
      return forgotten.map { "purpose '\(before.identifier)': '\($0)' is gone from 'formerly'" }
        + before.messages.flatMap { message in
          changes(of: message, in: after).map { "purpose '\(before.identifier)': \($0)" }
        }
    }
  }

  private static func changes(of before: MessageDeclaration, in purpose: PurposeDefinition) -> [String] {
    guard let after = purpose.messages.first(where: { $0.name == before.name }) else {
      // Code asks for a short title in any case, and gets the title.
      return before.name == MessageDeclaration.short ? [] : ["message '\(before.name)' is gone"]
    }
    let names = Set((before.arguments + after.arguments).map(\.name)).sorted()
    return names.compactMap { name in
      let argument = "argument '\(name)' of message '\(before.name)'"
      switch (before.arguments.first { $0.name == name }, after.arguments.first { $0.name == name }) {
      case (nil, _): return "\(argument) is new"
      case (_, nil): return "\(argument) is gone"
      case (let old?, let new?):
        return old.kind == new.kind ? nil : "\(argument) was of type \(old.kind.rawValue) and is \(new.kind.rawValue)"
      }
    }
  }

  private static func locales(_ old: CatalogSource, _ new: CatalogSource) -> [String] {
    ListChange(from: old.manifest.locales, to: new.manifest.locales).removed.map { "locale '\($0)' is gone" }
  }

  private static func iconSets(_ old: CatalogSource, _ new: CatalogSource) -> [String] {
    old.manifest.iconSets.filter { !new.manifest.iconSets.contains($0) }.map { "icon set '\($0)' is gone" }
  }

  /// Without platforms that have bars, or without the purposes that bars need, no code is generated for headers and
  /// screens.
  private static func bars(_ old: CatalogSource, _ new: CatalogSource) -> [String] {
    guard !old.platformsWithBars.isEmpty, old.missingBarPurposes.isEmpty else { return [] }
    let platforms = ListChange(
      from: old.platformsWithBars.map(\.platform.rawValue), to: new.platformsWithBars.map(\.platform.rawValue))
    return platforms.removed.map { "platform '\($0)' is gone" }
      + new.missingBarPurposes.map { "headers and screens are gone; bars need the purpose '\($0.rawValue)'" }
  }

  private static func headers(_ old: CatalogSource, _ new: CatalogSource) -> [String] {
    old.headers.kinds.filter { new.headers[$0.kind] == nil }.map { "header '\($0.kind)' is gone" }
  }
}
