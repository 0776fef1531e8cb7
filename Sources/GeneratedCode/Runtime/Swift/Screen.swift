/// A screen of the app, with the values of its parameters.
public protocol CatalogScreen: Hashable, Codable, Identifiable, Sendable {
  /// Its identifier in the catalogue.
  var identifier: String { get }
  /// The values of its parameters, without those that are absent.
  var parameters: [String: String] { get }
  /// Creates a screen; nil if this type has no such screen, or if a parameter is missing.
  init?(identifier: String, parameters: [String: String])
}

extension CatalogScreen {
  /// Creates the screen of a destination; nil if this type has no such screen, or if a parameter is missing.
  public init?(_ destination: Destination) {
    self.init(identifier: destination.screen, parameters: destination.parameters)
  }

  /// The screen's identifier and the values of its parameters.
  public var destination: Destination { Destination(identifier, parameters) }

  /// The screen itself: two screens with other values are others.
  public var id: Self { self }

  /// Decodes a screen from its ``destination``.
  public init(from decoder: any Decoder) throws {
    let destination = try Destination(from: decoder)
    guard let screen = Self(destination) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "There is no screen \(destination)."))
    }
    self = screen
  }

  /// Encodes its ``destination``.
  public func encode(to encoder: any Encoder) throws { try destination.encode(to: encoder) }

  // The compiler takes minutes for the comparison of hundreds of cases, each with its values.

  /// Returns whether both are the same screen with equal values.
  public static func == (one: Self, other: Self) -> Bool {
    one.identifier == other.identifier && one.parameters == other.parameters
  }

  /// Hashes the screen and its values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(parameters)
  }
}

extension Screen {
  /// The screens at the base of each tab, in the order of the tab bar.
  public static var tabs: [Screen] {
    Screens.all.stacks.compactMap { $0.tab == nil ? nil : Screen(Destination($0.base)) }
  }
}

extension CatalogScreen {
  /// Its header.
  public var header: Header { Screens.all.header(of: identifier) }

  /// The title in a language: that of a purpose, the value of a parameter, or nothing.
  public func title(in language: Language) -> String { (facts?.title ?? .empty).text(parameters, language) }

  /// The text beneath the title in a language; empty for none.
  public func subtitle(in language: Language) -> String {
    Screens.all.subtitle(of: identifier).text(parameters, language)
  }

  /// The purpose whose title and icon it has; nil if its title is a value, or empty.
  public var titlePurpose: Purpose? {
    guard case .purpose(let purpose) = facts?.title else { return nil }
    return Purpose(rawValue: purpose)
  }

  /// The way in which it is shown.
  public var presentation: Presentation { facts?.presentation ?? .push }

  /// The screen beneath, with the parameters that it needs; nil if there is none, or if a parameter of its route is missing.
  public var parent: Screen? {
    let screens = Screens.all
    guard let parent = facts?.parent.flatMap(screens.facts) else { return nil }
    return (try? screens.parent(parent, of: destination)).flatMap { Screen($0) }
  }

  /// The path that leads to it, with escapes where needed; nil without a route, or if a value cannot be in a path.
  public var path: String? { try? Screens.all.path(of: destination) }

  /// The screen that a link leads to: a path with an optional query, or a URL whose scheme and host are ignored; nil if no
  /// route matches.
  public init?(link: String) {
    guard let destination = try? Screens.all.destination(for: link) else { return nil }
    self.init(destination)
  }

  /// The label of its back button: the title of the screen beneath, the word for Back, or nil for the chevron alone; nil if
  /// its header has no back button.
  ///
  /// - Parameter fits: returns whether there is room for a text; without it, there is room for all.
  public func backLabel(
    in language: Language, on platform: Platform, fits: (String) -> Bool = { _ in true }
  ) -> String? {
    guard platform.facts.showsBackLabel, presentation == .push, header.hasBackButton, let parent = parent else { return nil }
    return [parent.title(in: language), Purpose.back.shortTitle(in: language)].first { !$0.isEmpty && fits($0) }
  }

  private var facts: ScreenFacts? { Screens.all.facts(of: identifier) }
}

extension ScreenTitle {
  fileprivate func text(_ parameters: [String: String], _ language: Language) -> String {
    switch self {
    case .purpose(let purpose): return Purpose(rawValue: purpose)?.title(in: language) ?? ""
    case .argument(let name): return parameters[name] ?? ""
    case .empty: return ""
    }
  }
}

extension Header {
  /// True if its leading item is a back button: the platform's own, or one with an action of the app.
  fileprivate var hasBackButton: Bool {
    switch leading {
    case .system: return true
    case .item(let item): return item.purpose == .back
    case .nothing, .policy: return false
    }
  }
}
