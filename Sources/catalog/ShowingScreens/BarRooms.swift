import CatalogFiles
import ICUText
import PurposeCatalog
import SourceText

/// The space that a bar needs in each locale.
struct BarRooms {
  /// The bar in one locale.
  fileprivate struct Room {
    let locale: LanguageTag
    let bar: Bar
    let layout: BarLayout
    /// The width at which nothing is cut.
    let needed: Double
  }

  private let rooms: [Room]
  private let width: Double
  private let unit: String

  init(
    _ header: Header, arguments: HeaderArguments, profile: PlatformProfile, width: Double, source: CatalogSource
  ) throws(CannotRun) {
    self.width = width
    unit = profile.unit
    func measure(_ text: String) -> Double { AdvanceWidths.width(of: text, size: profile.fontSize) }
    var rooms: [Room] = []
    for titles in try ScreenTitles(source, locale: nil).inAllLocales {
      let bar = titles.resolver.resolve(header, title: arguments.title(in: titles), platform: profile.platform)
      rooms.append(
        Room(
          locale: titles.resolver.locale, bar: bar, layout: bar.layout(width: width, measure: measure),
          needed: bar.fullWidth(measure: measure)))
    }
    self.rooms = rooms.sorted { ($1.needed, $0.locale) < ($0.needed, $1.locale) }
  }

  /// A line for each locale, the longest bar first: the needed width, and the parts that do not fit.
  var text: String {
    let name = rooms.map { $0.locale.identifier.count }.max() ?? 0
    let lines = rooms.map { room in
      let padding = String(repeating: " ", count: name - room.locale.identifier.count)
      let words = room.problems.isEmpty ? "fits" : room.problems.joined(separator: "; ")
      return "\(room.locale)\(padding)  \(Int(room.needed.rounded(.up))) \(unit)  \(words)\n"
    }
    let count = rooms.count { !$0.problems.isEmpty }
    let total =
      "\(counted(rooms.count, "locale")), \(count) with something that does not fit in \(Int(width)) \(unit)\n"
    return lines.joined() + total
  }

  var tree: JSONTree {
    .array(
      rooms.map { room in
        .fields([
          ("locale", .string(room.locale.identifier)), ("needed", .integer(Int(room.needed.rounded(.up)))),
          ("width", .integer(Int(width))), ("fits", .bool(room.problems.isEmpty)),
          ("problems", .array(room.problems.map(JSONTree.string))),
        ])
      })
  }
}

extension BarRooms.Room {
  /// The parts that are cut or hidden.
  fileprivate var problems: [String] {
    let cut = layout.items.filter(\.isTruncated).map { "'\($0.item.purpose.identifier)' is cut" }
    let hidden = layout.menu.map { "'\($0.purpose.identifier)' is in the menu" }
    let missing = bar.items.count - layout.items.count - layout.menu.count
    return cut + hidden + (layout.isTitleTruncated ? ["the title is cut"] : [])
      + (missing > 0 ? ["\(counted(missing, "item")) without room"] : [])
  }
}
