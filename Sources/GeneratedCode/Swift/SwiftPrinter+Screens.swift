internal import CatalogModel
internal import CodeWriting

extension SwiftPrinter {
  /// `enum Screen`, with a case for each screen and its parameters; in an app with features a structure that holds the
  /// screen of any feature.
  var screens: SwiftCode {
    var code = SwiftCode()
    if features.isEmpty {
      enumeration(
        "Screen", "A screen of the app, with the values of its parameters.", screens: catalog.screens, code: &code)
    } else {
      code.file("FeatureScreens", ["name": "Screen"])
    }
    code.line()
    code.file("Screen")
    return code
  }

  /// The screens of each feature: the name of its enumeration, and the code.
  var screensOfFeatures: [(feature: SwiftFeature, code: SwiftCode)] {
    features.map { feature in
      var code = SwiftCode()
      if let module = options.module, options.module(of: feature.name) != module {
        code.line("import \(module)")
        code.line()
      }
      enumeration(
        feature.type, "A screen of the feature '\(feature.name)', with the values of its parameters.",
        screens: feature.screens,
        code: &code)
      code.line()
      code.block("extension Screen") { code in
        code.comment("A screen of the feature '\(feature.name)'.")
        code.line(
          "public static func \(SwiftText.name(feature.member))(_ screen: \(feature.type)) -> Screen { Screen(screen) }"
        )
      }
      return (feature, code)
    }
  }

  private var features: [SwiftFeature] {
    let features = catalog.features
    let members = NameScope.swiftFeatures.names(of: features.map(\.name))
    return zip(features, members).map { SwiftFeature(name: $0.name, member: $1, screens: $0.screens) }
  }

  private func enumeration(
    _ type: String, _ comment: String, screens: [GeneratedScreen], code: inout SwiftCode
  ) {
    let names = NameScope.swiftScreens.names(of: screens.map(\.identifier))
    code.comment(comment)
    code.block("public enum \(type): CatalogScreen") { code in
      for (screen, name) in zip(screens, names) {
        if let description = screen.description { code.comment(description) }
        let parameters = screen.parameters.map {
          "\(SwiftText.label($0.name)): String\($0.isOptional ? "? = nil" : "")"
        }
        code.line("case \(SwiftText.name(name))\(parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))")")
      }
      code.line()
      code.block("public var identifier: String") { code in
        code.line("switch self {")
        for (screen, name) in zip(screens, names) {
          code.line("case \(SwiftText.member(name)): return \(SwiftText.literal(screen.identifier))")
        }
        code.line("}")
      }
      code.line()
      code.block("public var parameters: [String: String]") { code in parameters(of: screens, names, &code) }
      code.line()
      code.block("public init?(identifier: String, parameters: [String: String])") { code in
        constructors(of: screens, names, &code)
      }
    }
  }

  private func parameters(of screens: [GeneratedScreen], _ names: [String], _ code: inout SwiftCode) {
    code.line("switch self {")
    for (screen, name) in zip(screens, names) where !screen.parameters.isEmpty {
      let bound = screen.parameters.indices.map { "let value\($0)" }.joined(separator: ", ")
      let members = screen.parameters.enumerated().map { "\(SwiftText.literal($1.name)): value\($0)" }
      let hasOptional = screen.parameters.contains(where: \.isOptional)
      let list = "[\(members.joined(separator: ", "))]"
      code.line(
        "case \(SwiftText.member(name))(\(bound)): return \(hasOptional ? "(\(list) as [String: String?]).compactMapValues { $0 }" : list)"
      )
    }
    if screens.contains(where: { $0.parameters.isEmpty }) { code.line("default: return [:]") }
    code.line("}")
  }

  private func constructors(of screens: [GeneratedScreen], _ names: [String], _ code: inout SwiftCode) {
    let places = Dictionary(uniqueKeysWithValues: catalog.screens.enumerated().map { ($1.identifier, $0) })
    // By the screen's place in the table: the compiler takes long for hundreds of texts.
    code.line("switch Screens.all.index(of: identifier) {")
    for (screen, name) in zip(screens, names) {
      code.line("case \(places[screen.identifier] ?? 0):")
      // A title that the route does not have may be unknown.
      let required = screen.parameters.enumerated().filter { !$1.isOptional && screen.isInRoute($1.name) }
      if !required.isEmpty {
        let bindings = required.map { "let value\($0.offset) = parameters[\(SwiftText.literal($0.element.name))]" }
        code.line("  guard \(bindings.joined(separator: ", ")) else { return nil }")
      }
      let passed = screen.parameters.enumerated().map { index, parameter in
        let given = "parameters[\(SwiftText.literal(parameter.name))]"
        let value =
          parameter.isOptional ? given : screen.isInRoute(parameter.name) ? "value\(index)" : "\(given) ?? \"\""
        return "\(SwiftText.label(parameter.name)): \(value)"
      }
      code.line("  self = \(SwiftText.member(name))\(passed.isEmpty ? "" : "(\(passed.joined(separator: ", ")))")")
    }
    code.line("default: return nil")
    code.line("}")
  }
}

/// A feature with its names.
struct SwiftFeature {
  let name: String
  /// The function of `Screen` that takes its screens.
  let member: String
  let screens: [GeneratedScreen]

  /// The name of its enumeration.
  var type: String { "\(CamelCase.capitalized(member))Screen" }
}
