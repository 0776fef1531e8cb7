package import CatalogFiles
package import CatalogModel
internal import SourceText
package import StringFormats

extension ReviewList {
  /// The decisions in the rows of a list.
  ///
  /// - Parameter source: the locale of the app's source texts, in which decisions about keys are made.
  /// - Returns: the choices, and the refused ones in the order of the rows.
  package static func choices(
    in rows: [TextSheet.Row], path: String, catalog: CatalogSource, source: LanguageTag
  ) -> (choices: ReviewChoices, refused: [ReviewRefusal]) {
    var entries: [ReviewChoices.Entry] = []
    var refused: [ReviewRefusal] = []
    for row in rows where row.isChosen {
      switch entry(row, ReviewChoices.Place(path: path, line: row.line), catalog) {
      case .failure(let problem): refused.append(problem.refusal)
      case .success(let entry): entries.append(entry)
      }
    }
    let keys = entries.filter {
      $0.identity.kind.isAboutKey && $0.identity.locale == source && $0.choice == .app
    }
    for (purpose, chosen) in Dictionary(grouping: keys, by: \.identity.purpose) {
      guard let other = chosen.first(where: { TitleKey($0.appText) != TitleKey(chosen[0].appText) }) else { continue }
      entries.removeAll(where: chosen.contains)
      refused += chosen.map { entry in
        ReviewRefusal(
          entry.place, chosen: entry.cell,
          reason: "is for two texts of '\(purpose)', '\(chosen[0].appText)' and '\(other.appText)'; choose one")
      }
    }
    return (ReviewChoices(entries, source: source), refused.sorted { $0.place.line < $1.place.line })
  }

  private struct Problem: Error { let refusal: ReviewRefusal }

  private static func entry(
    _ row: TextSheet.Row, _ place: ReviewChoices.Place, _ catalog: CatalogSource
  ) -> Result<ReviewChoices.Entry, Problem> {
    let cell = row[.choice].trimmingSpaces
    func failure(_ reason: String, _ offer: Doubt.Offer? = nil) -> Result<ReviewChoices.Entry, Problem> {
      .failure(Problem(refusal: ReviewRefusal(place, chosen: cell, reason: reason, offer: offer)))
    }
    guard let kind = kind(of: row) else {
      return failure("has the unknown doubt '\(row[.doubt])'; keep that column as it was written")
    }
    let offer = Doubt.Offer(kind)
    if offer == .addLocale { return failure("cannot settle '\(kind.rawValue)'", offer) }
    let purpose = row[.purpose]
    let index = catalog.purposeIndex[purpose]
    if index == nil, kind != .ownPurpose {
      let hint = NearestName.suggestion(for: purpose, in: catalog.purposes.lazy.map(\.identifier))
      return failure("is for an unknown purpose '\(purpose)'\(hint)")
    }
    let messages = index.map { catalog.purposes[$0].messages } ?? []
    let choice = SpelledChoice(cell, canHaveShort: messages.contains { $0.name == MessageDeclaration.short })
    let locale = LanguageTag(row[.locale])
    if !kind.isAboutIcon, locale.map(catalog.manifest.locales.contains) != true {
      return failure("is for '\(row[.locale])', and the catalogue has no such locale")
    }
    let problem =
      kind.isAboutIcon
      ? problemOfIcon(
        choice.choice, kind, purpose: index.map { catalog.purposes[$0] }, key: row[.key], catalog: catalog)
      : kind == .ownPurpose && choice.isText ? "cannot settle '\(kind.rawValue)'" : nil
    if let problem { return failure(problem, offer) }
    return .success(
      ReviewChoices.Entry(
        identity: Doubt.Identity(kind: kind, purpose: purpose, locale: locale, key: row[.key]), choice: choice.choice,
        short: choice.short, appText: row[.app], cell: cell, place: place))
  }

  private static func problemOfIcon(
    _ choice: ReviewChoices.Choice, _ kind: Doubt.Kind, purpose: PurposeDefinition?, key: String,
    catalog: CatalogSource
  ) -> String? {
    let set = IconSetIdentifier(rawValue: key)
    guard let purpose, purpose.icons[set] != nil, let icons = catalog.iconSets.first(where: { $0.identifier == set })
    else { return "is for '\(key)', a set in which '\(purpose?.identifier ?? "")' has no icon" }
    switch choice {
    case .catalogue: return nil
    case .app: return kind == .ownPicture ? "is no icon of '\(key)': the app draws its own picture" : nil
    case .text(let name):
      let word = ["app", "catalogue"].first { NearestName.isOneEdit(name, from: $0) }
      let hint = (word ?? icons.nearestName(to: name)).map { "; did you mean '\($0)'?" } ?? ""
      return icons.contains(name) ? nil : "is no icon of '\(set)'\(hint)"
    }
  }
}

/// A choice as people write it: `app`, `catalogue` or a text, and perhaps a text for narrow bars after ` | `.
private struct SpelledChoice {
  let choice: ReviewChoices.Choice
  let short: String?

  init(_ cell: String, canHaveShort: Bool) {
    var parts =
      canHaveShort
      ? cell.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init) : [cell]
    if parts.count == 2, parts.contains(where: { $0.trimmingSpaces.isEmpty }) { parts = [cell] }
    let text = parts.first?.trimmingSpaces ?? ""
    short = parts.count == 2 ? parts[1].trimmingSpaces : nil
    choice =
      switch text.lowercased() {
      case "app": .app
      case "catalogue", "catalog": .catalogue
      default: .text(text)
      }
  }

  var isText: Bool {
    if case .text = choice { true } else { false }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
