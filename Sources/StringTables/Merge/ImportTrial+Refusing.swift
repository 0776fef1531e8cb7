internal import CatalogEditing
internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import StringFormats

extension ImportTrial {
  /// Refuses the units that new findings are about or that cause them, such as a title that collides with another one.
  mutating func refuse(_ units: inout [CatalogMerge.Unit], for errors: [Finding]) throws(EditError) {
    let edits = units.indices.filter { units[$0].value != nil }
    let places = Dictionary(edits.map { (UnitName(units[$0].entry), $0) }) { first, _ in first }
    for error in errors {
      guard let index = places[UnitName(error.subject)], units[index].value != nil else { continue }
      units[index].refuse(error)
    }
    guard edits.allSatisfy({ units[$0].value != nil }) else { return }
    for (culprit, finding) in try culprits(of: errors, among: edits, of: units) { units[culprit].refuse(finding) }
  }

  /// The units that cause findings about other texts, each with the first finding that it causes.
  private mutating func culprits(
    of errors: [Finding], among edits: [Int], of units: [CatalogMerge.Unit]
  ) throws(EditError) -> [(unit: Int, finding: Finding)] {
    guard let first = errors.first else { return [] }
    if errors.count > 2 {
      let found = try culpritsAtOnce(of: errors, among: edits, of: units)
      if !found.isEmpty { return found }
    }
    let unit = try culprit(of: first, among: edits, of: units)
    return [(unit, first)]
  }

  /// The culprits of all findings with exactly one culprit, found in 2 · log₂(edits) checks.
  ///
  /// The edits are numbered. For each binary digit, one check omits the edits with a 0 there, and one those with a 1.
  /// If a finding disappears in exactly one of the two, that is the digit of its culprit's number. A finding that
  /// disappears in both or in neither does not have exactly one culprit.
  private mutating func culpritsAtOnce(
    of errors: [Finding], among edits: [Int], of units: [CatalogMerge.Unit]
  ) throws(EditError) -> [(unit: Int, finding: Finding)] {
    var numbers = [Int?](repeating: 0, count: errors.count)
    var digit = 1
    while digit < edits.count {
      let zeros = try identities(without: edits.indices.filter { $0 & digit == 0 }.map { edits[$0] }, of: units)
      let ones = try identities(without: edits.indices.filter { $0 & digit != 0 }.map { edits[$0] }, of: units)
      for (index, error) in errors.enumerated() {
        guard let number = numbers[index] else { continue }
        let isZero = !zeros.contains(error.identity)
        let isOne = !ones.contains(error.identity)
        if isZero == isOne {
          numbers[index] = nil
        } else if isOne {
          numbers[index] = number | digit
        }
      }
      digit *= 2
    }
    var found: [(unit: Int, finding: Finding)] = []
    var known = Set<Int>()
    for (number, error) in zip(numbers, errors) {
      guard let number, number < edits.count, known.insert(number).inserted else { continue }
      found.append((edits[number], error))
    }
    return found
  }

  /// The unit without which a finding disappears, by bisection; any of several, since the others are tried again.
  private mutating func culprit(
    of finding: Finding, among edits: [Int], of units: [CatalogMerge.Unit]
  ) throws(EditError) -> Int {
    var suspects = edits[...]
    while suspects.count > 1 {
      let half = suspects.prefix(suspects.count / 2)
      suspects =
        try identities(without: half, of: units).contains(finding.identity) ? suspects.dropFirst(half.count) : half
    }
    return suspects.first ?? 0
  }

  /// The findings in the catalogue without some units.
  private mutating func identities(
    without left: some Sequence<Int>, of units: [CatalogMerge.Unit]
  ) throws(EditError) -> Set<String> {
    var tried = units
    for index in left { tried[index].value = nil }
    return Set(try check(tried).report.findings.map(\.identity))
  }
}

extension CatalogMerge.Unit {
  fileprivate mutating func refuse(_ finding: Finding) {
    value = nil
    entry.outcome = .invalid
    entry.reason =
      UnitName(finding.subject) == UnitName(entry)
      ? finding.message : "with it \(finding.about(besides: entry.locale)) would be wrong: \(finding.message)"
    entry.rule = finding.rule
  }
}

extension Finding {
  /// The subject of the finding for people, for a message about another unit.
  fileprivate func about(besides locale: LanguageTag?) -> String {
    guard let purpose = subject.purpose else { return file }
    let key = UnitKey(purpose: purpose, message: subject.message ?? MessageDeclaration.title)
    guard let other = subject.locale, other != locale else { return "'\(key)'" }
    return "'\(key)' of '\(other)'"
  }
}
