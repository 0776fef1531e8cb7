package import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import ICUText
internal import PurposeCatalog
package import SourceText

/// The space that a bar needs in each locale.
package struct BarFits {
  /// The bar in one locale.
  fileprivate struct Fit {
    let locale: LanguageTag
    let bar: Bar
    let layout: BarLayout
    /// The width at which nothing is cut.
    let needed: Double
  }

  private let fits: [Fit]
  private let width: Double
  private let unit: String

  /// Measures a bar in all locales.
  ///
  /// - Parameters:
  ///   - question: for a bar; its locale is not used.
  ///   - source: a catalogue in the wording of the bar.
  /// - Throws: ``BarRequestError`` as for the bar in one locale.
  package init(_ question: BarQuestion, in source: CatalogSource) throws(BarRequestError) {
    let profile = try question.place.profile(in: source)
    let width = try question.place.width(on: profile)
    self.width = width
    unit = profile.unit
    func measure(_ text: String) -> Double { AdvanceWidths.width(of: text, size: profile.fontSize) }
    var fits: [Fit] = []
    let all = try question.place.titles(in: source)
    let contents = try question.contents(in: source, all)
    for titles in all.inAllLocales {
      let bar = contents.bar(titles, on: profile)
      fits.append(
        Fit(
          locale: titles.resolver.locale, bar: bar, layout: bar.layout(width: width, measure: measure),
          needed: bar.fullWidth(measure: measure)))
    }
    self.fits = fits.sorted { ($1.needed, $0.locale) < ($0.needed, $1.locale) }
  }

  /// A line for each locale, the longest bar first: the needed width, and the parts that do not fit.
  package var text: String {
    let name = fits.map { $0.locale.identifier.count }.max() ?? 0
    let lines = fits.map { fit in
      let padding = String(repeating: " ", count: name - fit.locale.identifier.count)
      let result = fit.problems.isEmpty ? "fits" : fit.problems.joined(separator: "; ")
      return "\(fit.locale)\(padding)  \(Int(fit.needed.rounded(.up))) \(unit)  \(result)\n"
    }
    let count = fits.count { !$0.problems.isEmpty }
    let total =
      "\(counted(fits.count, "locale")), \(count) with something that does not fit in \(Int(width)) \(unit)\n"
    return lines.joined() + total
  }

  package var tree: JSONTree {
    .array(
      fits.map { fit in
        .fields([
          ("locale", .string(fit.locale.identifier)), ("needed", .integer(Int(fit.needed.rounded(.up)))),
          ("width", .integer(Int(width))), ("fits", .bool(fit.problems.isEmpty)),
          ("problems", .array(fit.problems.map(JSONTree.string))),
        ])
      })
  }
}

extension BarFits.Fit {
  /// The parts that are cut or hidden.
  fileprivate var problems: [String] {
    let shown = layout.items + layout.footer
    let cut = shown.filter(\.isTruncated).map { "'\($0.item.purpose.identifier)' is cut" }
    let place = bar.profile.hasOverflowMenu ? "in the menu" : "not shown"
    let hidden = layout.menu.map { "'\($0.purpose.identifier)' is \(place)" }
    let missing = bar.items.count - shown.count - layout.menu.count
    return cut + hidden + (layout.isTitleTruncated ? ["the title is cut"] : [])
      + (missing > 0 ? ["\(counted(missing, "item")) without room"] : [])
  }
}
