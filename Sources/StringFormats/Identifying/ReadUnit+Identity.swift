package import CatalogModel
internal import ICUText
internal import MessageSyntax

extension ReadUnit {
  /// Replaces a key with a former identifier of its purpose by the current one.
  mutating func useCurrentKey(in context: ReadContext) {
    guard let current = context.units[key]?.current else { return }
    formerKey = key
    key = current
  }

  /// Empties a target that is a copy of the source text in a state that means untranslated, which tools and services
  /// write for missing translations.
  ///
  /// - Parameter source: the catalogue's source text; nil if it does not have the unit.
  mutating func dropSourceCopy(_ source: String?) {
    guard state == .new, !target.isEmpty, base?.isTarget(target) != true else { return }
    guard [source, self.source].contains(where: { $0.map { MessageForms.isSourceText(target, of: $0) } ?? false })
    else {
      return
    }
    target = ""
    isSourceCopy = true
  }
}

extension ReadUnit {
  /// Adds a branch `other` that no number of the unit has, as in the catalogue's text if nothing else differs.
  ///
  /// - Parameters:
  ///   - ours: the catalogue's text; nil if it has none.
  ///   - arguments: those of the catalogue's message.
  package mutating func completeOther(asIn ours: String?, of arguments: [ArgumentDeclaration], in locale: LanguageTag) {
    target = MessageForms.completed(target, asIn: ours, of: arguments, in: locale)
  }

  /// Replaces an explicit value by the category whose only whole number it is: in German, `=1` prints the same as
  /// `one`.
  ///
  /// Apps write either. The source text decides whether the catalogue distinguishes them.
  ///
  /// - Parameter source: the catalogue's source text; nil if it does not have the unit.
  mutating func useCategories(insteadOfValuesOf locale: LanguageTag, _ source: String?) {
    guard target.contains("="), let source, base?.isTarget(target) != true,
      case .plural(var plural) = MessageForms(target), MessageForms(source).plural?.hasValues != true,
      plural.hasValues, let rules = try? PluralRules(locale: locale.identifier, kind: .cardinal)
    else { return }
    for index in plural.branches.indices {
      guard case .exactly(let value) = plural.branches[index].selector, let number = Int64(exactly: value),
        let category = rules.category(ofNoOtherThan: number), plural[category] == nil
      else { continue }
      plural.branches[index].selector = .category(category)
    }
    target = plural.text
  }
}

extension PluralMessage {
  fileprivate var hasValues: Bool { branches.contains { if case .exactly = $0.selector { true } else { false } } }
}

extension PluralRules {
  /// The category of a whole number that no other whole number has; nil if others have it, or if it is `other`.
  fileprivate func category(ofNoOtherThan number: Int64) -> PluralCategory? {
    guard (0...2).contains(number), let category = try? category(of: number), category != .other else { return nil }
    // Rules repeat after a hundred, and there are rules for millions.
    let others = Array(0...210) + [Int64(1_000), 1_000_000]
    return others.allSatisfy { $0 == number || (try? self.category(of: $0)) != category } ? category : nil
  }
}

extension ReadTables {
  /// Removes the units that a file has several times with different texts, since none of them is sure to be the meant
  /// one, and reports the first of each too.
  mutating func dropRepeatedUnits() {
    let repeated = problems.filter { $0.isRepetition && !$0.isTwin }
    for place in tables.indices {
      let locale = tables[place].locale
      let later = Dictionary(repeated.filter { $0.locale == locale }.map { ($0.key, $0.place) }) { first, _ in first }
      guard !later.isEmpty else { continue }
      for unit in tables[place].units where !unit.isTwin {
        guard let other = later[unit.key] else { continue }
        var problem = ReadProblem(
          "the file has the unit twice, also at \(other.place); remove one of them", at: unit.place, key: unit.key,
          locale: locale, hasBase: unit.base != nil)
        problem.isRepetition = true
        problems.append(problem)
      }
      tables[place].units.removeAll { !$0.isTwin && later[$0.key] != nil }
    }
  }
}
