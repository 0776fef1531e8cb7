internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Purposes that were renamed in some files and not in others.
///
/// The titles under the old name belong to no purpose, and the new name has no texts: who removes the former loses the
/// translations.
struct RenamedPurposes {
  /// By unknown purpose, the one that has no text in the same locales.
  private(set) var now: [String: String] = [:]
  /// By unknown purpose, the number of locales whose files name it.
  private(set) var locales: [String: Int] = [:]

  init(_ source: CatalogSource) {
    let unknown = source.problems.filter { $0.kind == .unknownPurpose && $0.correction == nil }
    let named = Dictionary(grouping: unknown.filter { $0.subject.locale != nil }) { $0.subject.purpose ?? "" }
    guard !named.isEmpty, named.count <= Self.most else { return }
    let index = Dictionary(zip(source.manifest.locales, source.manifest.locales.indices)) { first, _ in first }
    for (name, problems) in named {
      let places = Set(problems.compactMap { $0.subject.locale.flatMap { index[$0] } })
      let candidates = source.purposes.indices.filter { purpose in
        let slots = source.slots.range(ofPurpose: purpose)
        return !places.isEmpty
          && places.allSatisfy { place in
            slots.allSatisfy { !source.locales[place].entries[$0].isPresent }
          }
      }
      // Of several purposes without texts, another unknown name may mean one.
      let nearest = NearestName.of(name, in: candidates.map { source.purposes[$0].identifier })
      let only = candidates.count == 1 ? source.purposes[candidates[0]].identifier : nil
      guard
        let meant = only ?? nearest.flatMap({ IdentifierSyntax.shareAWord(name, $0) ? $0 : nil })
          ?? candidates.map({ source.purposes[$0].identifier }).only(where: { IdentifierSyntax.shareAWord(name, $0) })
      else { continue }
      (now[name], locales[name]) = (meant, places.count)
    }
  }

  /// The same problem with the new name of a purpose that was renamed.
  func explained(_ problem: CatalogProblem) -> CatalogProblem {
    guard problem.kind == .unknownPurpose, problem.correction == nil, let name = problem.subject.purpose,
      let now = now[name], let count = locales[name]
    else { return problem }
    let others = count == 1 ? "here" : "in the same \(count) locales"
    return CatalogProblem(
      .unknownPurpose,
      "unknown purpose '\(name)', and '\(now)' has no texts \(others); if it was renamed, write '\(now)' here, else declare "
        + "'\(name)' in purposes.json",
      at: problem.place, subject: problem.subject)
  }

  /// With more unknown names, none of them was renamed by itself.
  private static let most = 20
}

extension Sequence {
  /// The only element that fulfils a condition; nil for none or several.
  fileprivate func only(where isMeant: (Element) -> Bool) -> Element? {
    let found = filter(isMeant)
    return found.count == 1 ? found[0] : nil
  }
}
