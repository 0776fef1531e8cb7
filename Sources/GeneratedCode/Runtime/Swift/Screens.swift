/// The screens of the app, found by identifier or by link.
public struct Screens: Sendable {
  /// All screens of the catalogue.
  public static let all = Screens()

  private let facts: [ScreenFacts]
  /// The header and the subtitle of each screen, as in the table.
  private let bars: [(header: Substring, subtitle: Substring)]
  private let indices: [String: Int]
  let routes: RouteTable
  /// The stacks of the app, in the order of the tab bar, each with its tab and the identifier of its base; one stack
  /// without a tab if the app has no tabs.
  let stacks: [(tab: String?, base: String)]

  private init() {
    let rows = Self.table.split(separator: "\n").map { $0.split(separator: " ") }
    facts = rows.map { ScreenFacts(row: $0) }
    bars = rows.map { ($0[9], $0[10]) }
    indices = Dictionary(uniqueKeysWithValues: facts.enumerated().map { ($1.id, $0) })
    routes = RouteTable(facts)
    stacks = [
      // region stacks
      (tab: "home", base: "home")
      // endregion
    ]
  }

  /// The place of a screen in the catalogue's table; nil for an unknown identifier.
  public func index(of identifier: String) -> Int? { indices[identifier] }

  func facts(of id: String) -> ScreenFacts? { indices[id].map { facts[$0] } }

  func header(of id: String) -> Header { indices[id].flatMap { Header(field: bars[$0].header) } ?? .page() }

  func subtitle(of id: String) -> ScreenTitle { indices[id].map { ScreenTitle(field: bars[$0].subtitle) } ?? .empty }

  var identifiers: [String] { facts.map(\.id) }

  var patterns: [RoutePattern] { facts.compactMap(\.route) }

  /// A line for each screen: identifier, title, parent, presentation, `base` for a base, tab, purpose
  /// that discards input, path, query, header, subtitle. A hyphen stands
  /// for a value that is absent, and values are percent-encoded.
  private static let table = """
    // region table
    home =home - push base home - /home - root;large;;;;; -
    // endregion
    """
}

extension ScreenFacts {
  fileprivate convenience init(row fields: [Substring]) {
    let present = fields.map { $0 == "-" ? nil : $0 }
    self.init(
      id: String(fields[0]), title: ScreenTitle(field: fields[1]), parent: present[2].map { String($0) },
      route: present[7].map { RoutePattern(path: $0, query: present[8]) }, presentation: Presentation(field: fields[3]),
      isBase: present[4] != nil, tab: present[5]?.decoded, discard: present[6].map { String($0) })
  }
}

extension ScreenTitle {
  fileprivate init(field: Substring) {
    switch field.first {
    case "=": self = .purpose(String(field.dropFirst()))
    case "{": self = .argument(String(field.dropFirst().dropLast()))
    default: self = .empty
    }
  }
}

extension Presentation {
  fileprivate init(field: Substring) {
    let options = field.drop { $0 != ":" }.dropFirst().split(separator: ",")
    switch field.prefix(while: { $0 != ":" }) {
    case "push": self = .push
    case "full-screen": self = .fullScreen
    case "sheet": self = .sheet(SheetOptions(fields: options))
    default: self = .custom(name: options.first?.decoded ?? "")
    }
  }
}

extension Header {
  /// Kind, `large` for a large title, leading item, confirmation, actions, segments, search field.
  fileprivate init?(field: Substring) {
    let parts = field.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 7 else { return nil }
    let leading: Leading
    switch parts[2].first {
    case nil: leading = .nothing
    case "<": leading = .system
    case "~": leading = HeaderItem(field: parts[2].dropFirst()).map { .policy($0) } ?? .nothing
    default: leading = HeaderItem(field: parts[2]).map { .item($0) } ?? .nothing
    }
    self.init(
      kind: HeaderKind(rawValue: String(parts[0])), titleStyle: parts[1] == "large" ? .prominent : .inline,
      leading: leading, confirmation: HeaderItem(field: parts[3]),
      trailing: parts[4].split(separator: ",").compactMap { HeaderItem(field: $0) })
    segments = parts[5].split(separator: ",").enumerated().compactMap { index, field in
      Purpose(rawValue: String(field)).map { HeaderItem($0, isOn: index == 0) }
    }
    search = HeaderItem(field: parts[6])
  }
}

extension HeaderItem {
  /// Purpose, message, `0` if it cannot be pressed, identifier for tests, action, `1` or `0` for a toggle, menu; nil for an
  /// empty field.
  fileprivate init?(field: Substring) {
    let parts = field.split(separator: ":", omittingEmptySubsequences: false).map { $0.isEmpty ? nil : $0.decoded }
    func part(_ index: Int) -> String? { parts.count > index ? parts[index] : nil }
    guard let purpose = part(0).flatMap({ Purpose(rawValue: $0) }) else { return nil }
    self.init(
      purpose: purpose, message: part(1), isEnabled: part(2) != "0", isOn: part(5).map { $0 == "1" },
      menu: (part(6) ?? "").split(separator: ",").compactMap { HeaderItem(field: $0) }, accessibilityIdentifier: part(3),
      action: part(4))
  }
}

extension SheetOptions {
  fileprivate init(fields: [Substring]) {
    self.init()
    for field in fields {
      switch field {
      case "medium": detents.append(.medium)
      case "large": detents.append(.large)
      case "grabber": grabber = true
      default:
        if field.hasPrefix("radius=") {
          cornerRadius = Double(field.dropFirst(7))
        } else if let share = Double(field) {
          detents.append(.share(share))
        }
      }
    }
  }
}

extension RoutePattern {
  fileprivate init(path: Substring, query: Substring?) {
    let parts = path.split(separator: "/").map { Part(field: $0) }
    let parameters = (query ?? "").split(separator: ",").map { field in
      let isOptional = field.hasSuffix("?")
      return QueryParameter(name: String(isOptional ? field.dropLast() : field), isOptional: isOptional)
    }
    self.init(text: String(path), parts: parts, query: parameters)
  }
}

extension RoutePattern.Part {
  fileprivate init(field: Substring) {
    guard field.hasPrefix("{") else {
      self = .literal(field.decoded)
      return
    }
    let name = field.dropFirst().dropLast()
    switch name.last {
    case "?": self = .optional(String(name.dropLast()))
    case "*": self = .wildcard(String(name.dropLast()))
    default: self = .parameter(String(name))
    }
  }
}

extension Substring {
  fileprivate var decoded: String { PercentEncoding.decode(Array(utf8)[...]) ?? String(self) }
}

extension StringProtocol {
  /// The text with escapes in place of line breaks and other controls.
  var onOneLine: String { String(String(self).debugDescription.dropFirst().dropLast()) }
}
