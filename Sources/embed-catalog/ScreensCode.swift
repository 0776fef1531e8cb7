import CatalogFiles
import CatalogModel
import CodeWriting
import SourceText

/// The Swift code of a catalogue's screens: an enumeration with the parameters of each, and constants for its own kinds of headers.
struct ScreensCode {
  private let source: CatalogSource
  /// The name of the enumeration: `CyclingScreen`.
  private let name: String

  /// - Parameter catalog: the catalogue's name in lower camel case.
  init(_ source: CatalogSource, catalog: String) {
    self.source = source
    name = CamelCase.capitalized(catalog) + "Screen"
  }

  /// The code; empty for a catalogue without screens and kinds of its own.
  func text() -> String { screens() + kinds() }

  // MARK: Screens

  private func screens() -> String {
    guard !source.screens.isEmpty else { return "" }
    var cases: [String] = []
    var destinations: [String] = []
    let names = NameScope.swiftScreens.names(of: source.screens.map(\.id))
    for (screen, name) in zip(source.screens, names) {
      let parameters = screen.parameters
      let comment = SwiftText.comment(screen.description ?? "The screen '\(screen.id)'.", indent: "  ")
      cases.append("\(comment)\n  case \(SwiftText.name(name))\(Self.declaration(of: parameters))")
      destinations.append(
        """
            case .\(SwiftText.name(name))\(Self.pattern(of: parameters)):
              PurposeCatalog.Destination(\(SwiftText.rawLiteral(screen.id))\(Self.values(of: parameters)))
        """)
    }
    return """

      /// The screens of the catalogue, each with its parameters.
      public enum \(name): Hashable, Sendable {
      \(cases.joined(separator: "\n\n"))

        /// The screen for a router.
        public var destination: PurposeCatalog.Destination {
          switch self {
      \(destinations.joined(separator: "\n"))
          }
        }
      }

      extension PurposeCatalog.Router {
        /// Pushes a screen over the visible one; see ``push(_:)``.
        public mutating func push(_ screen: \(name)) throws(PurposeCatalog.RouterRefusal) {
          try push(screen.destination)
        }

        /// Presents a screen over the visible one; see ``present(_:)``.
        public mutating func present(_ screen: \(name)) throws(PurposeCatalog.RouterRefusal) {
          try present(screen.destination)
        }
      }

      """
  }

  private static func declaration(of parameters: [ScreenParameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    let list = parameters.map { "\($0.label): String\($0.isOptional ? "? = nil" : "")" }
    return "(\(list.joined(separator: ", ")))"
  }

  private static func pattern(of parameters: [ScreenParameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    return "(\(parameters.map { "let \($0.label)" }.joined(separator: ", ")))"
  }

  private static func values(of parameters: [ScreenParameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    let pairs = parameters.map { "\(SwiftText.rawLiteral($0.name)): \($0.label)" }.joined(separator: ", ")
    guard parameters.contains(where: \.isOptional) else { return ", [\(pairs)]" }
    return ", ([\(pairs)] as [String: String?]).compactMapValues { $0 }"
  }

  // MARK: Kinds of headers

  /// A constant for each kind that the library has none for.
  private func kinds() -> String {
    let wellKnown: [HeaderKind] = [.root, .page, .dialog, .viewer]
    let own = source.headers.kinds.filter { !wellKnown.contains($0.kind) }
    guard !own.isEmpty else { return "" }
    let names = NameScope.swiftHeaderKinds.names(of: own.map(\.kind.rawValue))
    let constants = zip(own, names).map { kind, name in
      """
      \(SwiftText.comment(kind.description, indent: "  "))
        public static let \(SwiftText.name(name)) = PurposeCatalog.HeaderKind(rawValue: \(SwiftText.rawLiteral(kind.kind.rawValue)))
      """
    }
    return """

      extension PurposeCatalog.HeaderKind {
      \(constants.joined(separator: "\n\n"))
      }

      """
  }
}

/// A parameter of a screen.
private struct ScreenParameter {
  let name: String
  let isOptional: Bool

  /// The name in Swift code.
  var label: String { SwiftText.name(name) }
}

extension Screen {
  /// The parameters of its route, and the argument that is its title.
  fileprivate var parameters: [ScreenParameter] {
    let ofRoute = (route?.parameters ?? []).map { ScreenParameter(name: $0.name, isOptional: $0.isOptional) }
    guard case .argument(let title) = title, !ofRoute.contains(where: { $0.name == title }) else { return ofRoute }
    return ofRoute + [ScreenParameter(name: title, isOptional: false)]
  }
}
