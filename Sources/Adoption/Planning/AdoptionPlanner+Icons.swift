internal import Audit
internal import CatalogFiles
internal import CatalogModel

extension AdoptionPlanner {
  /// Plans the icons of a purpose of the catalogue: an icon is taken if all buttons draw it, and no other purpose has
  /// it.
  func planIcons(of purpose: PurposeDefinition, _ plan: inout AdoptionPlan) {
    // Without an icon of any set, the overlay has all of them.
    for set in plan.iconSets ?? base.manifest.iconSets {
      guard let known = purpose.icons[set] else { continue }
      let drawn = icons(of: purpose.identifier, in: set)
      guard let (name, uses) = drawn.first else {
        planOwnPicture(of: purpose, set, known, plan: &plan)
        continue
      }
      guard !known.names.contains(name) else { continue }
      let guess = uses.flatMap { use in use.icons.filter { icons.isGuess($0, use.framework) } }.first
      let doubt = Doubt(
        .otherIcon, guess.map { "the drawable '\(DrawableName($0).name)' has its name" } ?? "",
        purpose: purpose.identifier, locale: nil,
        catalogueText: known.names.joined(separator: ", "), appText: name, key: set.rawValue, uses: uses)
      let isOnlyOne =
        drawn.count == 1 && guess == nil && uses.count >= Self.leastUses && !isOfAnother(name, set, than: purpose)
      let choice = choices.icon(of: purpose.identifier, in: set)
      switch choice?.choice {
      case .catalogue?: break
      case .app?: add(name, to: purpose, set, choice: choice, doubt: doubt, plan: &plan)
      case .text(let other)?: add(other, to: purpose, set, choice: choice, doubt: doubt, plan: &plan)
      case nil:
        isOnlyOne ? add(name, to: purpose, set, choice: nil, doubt: doubt, plan: &plan) : plan.doubts.append(doubt)
      }
    }
  }

  /// Notes that all buttons of a purpose draw the app's own pictures, which are in no set.
  private func planOwnPicture(
    of purpose: PurposeDefinition, _ set: IconSetIdentifier, _ known: IconReference, plan: inout AdoptionPlan
  ) {
    guard set == .materialSymbols else { return }
    let uses = (usesByPurpose[purpose.identifier] ?? []).filter {
      IconNames.hasDrawables($0.framework) && $0.icons.count == 1
    }
    guard !uses.isEmpty else { return }
    let names = Set(uses.flatMap(\.icons).map { DrawableName($0).name }).sorted().joined(separator: ", ")
    let doubt = Doubt(
      .ownPicture, purpose: purpose.identifier, locale: nil, catalogueText: known.names.joined(separator: ", "),
      appText: names, key: set.rawValue, uses: uses)
    let choice = choices.icon(of: purpose.identifier, in: set)
    switch choice?.choice {
    case .text(let other)?: add(other, to: purpose, set, choice: choice, doubt: doubt, plan: &plan)
    case .catalogue?, .app?: break
    case nil: plan.doubts.append(doubt)
    }
  }

  private func add(
    _ name: String, to purpose: PurposeDefinition, _ set: IconSetIdentifier,
    choice: ReviewChoices.Entry?, doubt: Doubt, plan: inout AdoptionPlan
  ) {
    plan.icons.append(
      AdoptionPlan.Icon(purpose: purpose.identifier, set: set, name: name, choice: choice, doubt: doubt))
  }

  /// The icons of a set at the buttons that certainly have a purpose, the most frequent first.
  private func icons(of purpose: String, in set: IconSetIdentifier) -> [(name: String, uses: [ButtonUse])] {
    var found: [String: [ButtonUse]] = [:]
    for use in usesByPurpose[purpose] ?? [] {
      // Buttons with several icons are toggles: not all icons are the purpose's.
      guard use.icons.count == 1, let name = icons.names(of: use.icons[0], use.framework)[set] else { continue }
      found[name, default: []].append(use)
    }
    return found.sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }.map { ($0.key, $0.value) }
  }

  private func isOfAnother(_ name: String, _ set: IconSetIdentifier, than purpose: PurposeDefinition) -> Bool {
    base.purposes.contains { $0.identifier != purpose.identifier && $0.icons[set]?.names.contains(name) == true }
  }
}
