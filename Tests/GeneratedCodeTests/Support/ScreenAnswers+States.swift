import CatalogModel
import PurposeCatalog

@testable import GeneratedCode

/// The states of headers, and subtitles:
///
/// - `part`: language, platform, screen, state, place (`items 0`, `items 0 1` in its menu, `segments 0`, `search`), the columns
///   of an `item` from its purpose on, `on` or `off`, badge
/// - `subtitle`: language, screen, subtitle
extension ScreenAnswers {
  func stateLines(languages: [String]) throws -> [String] {
    let states = try states
    var lines: [String] = []
    for screen in screens {
      for language in languages {
        let resolver = catalog.resolver(for: language)
        lines.append(line(["subtitle", language, screen.identifier, subtitle(screen, resolver)]))
        for platform in platforms {
          for (state, change) in states {
            let question = ["part", language, platform, screen.identifier, state]
            lines += parts(of: screen, on: platform, resolver, changed: change).map { line(question + $0) }
          }
        }
      }
    }
    return lines
  }

  private typealias Change = (Header) -> Header

  /// The states by name; the purpose of an item is the first action's.
  private var states: [(name: String, change: Change)] {
    get throws {
      let (cancel, list, grid, search) = (
        try catalog.purpose("cancel"), try catalog.purpose("list"), try catalog.purpose("grid"),
        try catalog.purpose("search")
      )
      let save = try catalog.purpose("save")
      func showing(_ change: @escaping (Header, Purpose) -> Header) -> Change {
        { header in
          let first = header.trailing.first.flatMap { try? catalog.purpose($0.purpose) }
          return first.map { change(header, $0) } ?? header
        }
      }
      return [
        ("declared", { $0 }), ("disabled", { $0.confirming(isEnabled: false) }),
        ("kept", { $0.showing(cancel, isEnabled: false) }),
        ("on", showing { $0.showing($1, isEnabled: false, isOn: true, badge: 7) }),
        ("off", showing { $0.showing($1, isOn: true, badge: 7).showing($1, isOn: false) }),
        ("segmented", { $0.segmented([list, grid]).searching(search) }),
        ("selected", { $0.segmented([list, grid]).selecting(grid).selecting(cancel) }),
        (
          "policy",
          { _ in .dialog(dismiss: .policy(action: nil, isEnabled: false, accessibilityIdentifier: "out"), confirm: save)
          }
        ),
        ("cross", { _ in .dialog(dismiss: .cross(action: "leave", accessibilityIdentifier: "out"), confirm: save) }),
        ("closed", { _ in .page(dismiss: .close(action: "leave", isEnabled: false, accessibilityIdentifier: "out")) }),
      ]
    }
  }

  private func header(_ screen: GeneratedScreen) -> Header? {
    catalog.screens[screen.identifier].map { catalog.screens.header(of: $0) }
  }

  private func subtitle(_ screen: GeneratedScreen, _ resolver: Resolver) -> String? {
    catalog.screens[screen.identifier].map { resolver.subtitle(of: $0, values(screen)) }
  }

  private func parts(
    of screen: GeneratedScreen, on platform: String, _ resolver: Resolver, changed change: Change
  ) -> [[String?]] {
    guard let header = header(screen) else { return [] }
    let bar = resolver.resolve(change(header), platform: Platform(rawValue: platform))
    func rows(_ items: [BarItem], _ place: String) -> [[String?]] {
      items.enumerated().flatMap { index, item in
        let own = place == "search" ? place : "\(place) \(index)"
        let state = [item.isOn.map { $0 ? "on" : "off" }, item.badge.map(String.init)]
        return [[own] + columns(of: item, in: bar) + state] + rows(item.menu, own)
      }
    }
    return rows(bar.items, "items") + rows(bar.segments, "segments") + rows(bar.search.map { [$0] } ?? [], "search")
  }
}
