internal import CatalogModel
internal import MessageSyntax
internal import TextFormats

/// A dictionary of a `.stringsdict` file with one plural and no text around it, whose texts are replaced one by one.
struct StringsdictPlural {
  private typealias Branch = (category: PluralCategory, key: XMLTreeElement, value: XMLTreeElement)

  private let format: FormatString
  private let our: AppleText.Substitution
  /// The specifier of the number, which the app passes: `d`.
  private let specifier: String?
  /// In file order.
  private let branches: [Branch]

  /// - Parameters:
  ///   - element: the dictionary of a key.
  ///   - entry: the replacement.
  /// - Returns: nil if it must be replaced as a whole.
  init?(_ element: XMLTreeElement, of entry: StringsWriter.Entry) {
    guard let our = entry.plurals.first, entry.plurals.count == 1 else { return nil }
    self.our = our
    format = FormatString(entry.unit.arguments)
    let pairs = StringsPropertyList.pairs(of: element)
    let plurals = pairs.filter { $0.key != StringsdictKey.format }
    guard let sentence = pairs.first(where: { $0.key == StringsdictKey.format })?.value.text,
      let plural = plurals.first, pairs.count == 2, plurals.count == 1,
      let parts = try? format.parts(of: sentence), parts.count == 1, case .reference(let reference)? = parts.first,
      reference.name == plural.key, (reference.position ?? 1) == (our.position ?? 1)
    else { return nil }
    var branches: [Branch] = []
    var specifier: String?
    let children = plural.value.children
    for index in stride(from: 0, to: children.count - 1, by: 2) {
      let (key, value) = (children[index], children[index + 1])
      if key.text == StringsdictKey.valueType { specifier = value.text }
      if let category = PluralCategory(keyword: key.text) { branches.append((category, key, value)) }
    }
    guard !branches.isEmpty, Set(branches.map(\.category)).count == branches.count,
      specifier.map(Self.isInteger) ?? true
    else { return nil }
    self.branches = branches
    self.specifier = specifier
  }

  private static func isInteger(_ specifier: String) -> Bool {
    specifier.last.map { "diu".contains($0) } ?? false && specifier.dropLast().allSatisfy { "hlqzjt".contains($0) }
  }

  /// Replaces the texts that differ, adds those of other categories, and removes those that are not used any more.
  func replaceBranches(in splices: inout FileSplices) {
    let lead = branches[0].key.leadingSpace
    var position = branches[0].key.range.lowerBound - lead.count
    let ours = our.sortedBranches
    for (category, text) in ours {
      guard let same = branches.first(where: { $0.category == category }) else {
        let key = Array("<key>\(category.keyword)</key>".utf8)
        let value = Array("<string>".utf8) + XMLEscaping.escaped(text: spelled(text)) + Array("</string>".utf8)
        splices.insert(lead + key + lead + value, at: position)
        continue
      }
      position = same.value.range.upperBound
      if let pieces = pieces(same.value.text), pieces == self.pieces(text) { continue }
      splices.replaceContent(of: same.value, with: XMLEscaping.escaped(text: spelled(text)))
    }
    for branch in branches where !ours.contains(where: { $0.category == branch.category }) {
      let start = branch.key.range.lowerBound - branch.key.leadingSpace.count
      splices.replace(start..<branch.value.range.upperBound, with: [])
    }
  }

  private func pieces(_ text: String) -> [MessagePiece]? {
    (try? format.pieces(of: text, counted: our.name))?.map { $0.canonical(counting: our.name) }
  }

  /// Our text with the file's specifier of the counted number: both must agree.
  private func spelled(_ text: String) -> String {
    guard let specifier, let own = our.specifier, specifier != own else { return text }
    var (spelled, rest) = ("", text[...])
    while let percent = rest.firstIndex(of: "%") {
      spelled += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        spelled.append(rest.removeFirst())
        continue
      }
      let position = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "$") }
      spelled += position
      rest = rest.dropFirst(position.count)
      let isCounted = position.isEmpty || position == "\(our.position ?? 1)$"
      guard isCounted, rest.hasPrefix(own) else { continue }
      spelled += specifier
      rest = rest.dropFirst(own.count)
    }
    return spelled + rest
  }
}
