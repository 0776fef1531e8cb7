/// The number formats in use; formats that print alike are merged.
struct SwiftNumbers {
  /// True if any text contains a number.
  let isUsed: Bool
  /// The different formats, by the model's index of the first of them.
  let formats: [(index: Int, format: GeneratedNumberFormat)]
  /// By index in the model: the index of the format that represents it.
  private let representatives: [Int]

  /// - Parameter needs: the runtime parts that texts use.
  init(_ catalog: GeneratedCatalog, _ needs: SwiftNeeds) {
    isUsed = needs.printsNumbers
    let used = Set(
      catalog.locales.map(\.numberFormat) + catalog.languages.entries.map(\.numberFormat)
        + catalog.locales.flatMap { $0.texts.joined().compactMap { $0?.ownNumberFormat } })
    let formats = catalog.numberFormats.map { Self.printed(of: $0, needs) }
    representatives = formats.indices.map { index in
      used.contains(index)
        ? formats.indices.first { used.contains($0) && formats[$0] == formats[index] } ?? index : index
    }
    let first = Set(used.map { [representatives] in representatives[$0] }).sorted()
    self.formats = first.map { ($0, catalog.numberFormats[$0]) }
  }

  /// The case of a format.
  func name(_ index: Int) -> String { "format\(representatives[index])" }

  /// A format without the parts that no text needs.
  private static func printed(of format: GeneratedNumberFormat, _ needs: SwiftNeeds) -> GeneratedNumberFormat {
    var printed = format
    if !needs.printsDecimals { printed.decimalSeparator = "" }
    if !needs.printsPercent {
      printed.percent = .init(prefix: "", suffix: "")
      printed.negativePercent = .init(prefix: "", suffix: "")
    }
    return printed
  }

  /// The maximum number of bytes of an integer.
  var integerCapacity: Int {
    formats.map(\.format).map { format in
      let digit = format.digits.map(\.utf8.count).max() ?? 1
      return format.negative.prefix.utf8.count + format.negative.suffix.utf8.count
        + 19 * (digit + format.groupSeparator.utf8.count)
    }.max() ?? 0
  }
}
