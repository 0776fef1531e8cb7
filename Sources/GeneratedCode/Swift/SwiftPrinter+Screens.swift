internal import CatalogModel
internal import SwiftWriting

extension SwiftPrinter {
  /// `enum Screen`, with a case for each screen and its parameters.
  var screens: SwiftCode {
    var code = SwiftCode()
    let names = screenNames
    code.comment("A screen of the app, with the values of its parameters.")
    code.block("public enum Screen: Hashable, Sendable") { code in
      for (screen, name) in zip(catalog.screens, names) {
        if let description = screen.description { code.comment(description) }
        let parameters = screen.parameters.map {
          "\(SwiftText.label($0.name)): String\($0.isOptional ? "? = nil" : "")"
        }
        code.line("case \(SwiftText.name(name))\(parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))")")
      }
      code.line()
      code.comment("The screens at the base of each tab, in the order of the tab bar.")
      code.line(
        "public static var tabs: [Screen] { [\(tabs.map { tab(at: $0) }.joined(separator: ", "))] }")
      code.line()
      code.comment("Its identifier in the catalogue.")
      code.block("public var identifier: String") { code in
        choose(names, catalog.screens.map { SwiftText.literal($0.identifier) }, &code)
      }
      code.line()
      code.comment("Its header.")
      code.block("public var header: Header") { code in choose(names, catalog.screens.map { header($0.header) }, &code)
      }
      code.line()
      code.comment("The values of its parameters, without those that are absent.")
      code.block("public var parameters: [String: String]") { code in parameters(names, &code) }
      code.line()
      code.block("init?(_ identifier: String, _ values: [String: String])") { code in constructors(names, &code) }
    }
    code.line()
    code.file("Screen")
    return code
  }

  /// Unique case names.
  private var screenNames: [String] {
    SwiftNames.unique(catalog.screens.map(\.identifier), reserved: SwiftReservedNames.screen, suffix: "Screen")
  }

  /// The indices of the bases of the tabs, except those that need a parameter.
  private var tabs: [Int] {
    catalog.screens.indices
      .filter { catalog.screens[$0].tabOrder != nil && catalog.screens[$0].parameters.allSatisfy(\.isOptional) }
      .sorted { catalog.screens[$0].tabOrder ?? 0 < catalog.screens[$1].tabOrder ?? 0 }
  }

  /// The base of a tab, whose parameters are all optional.
  private func tab(at index: Int) -> String {
    SwiftText.member(screenNames[index]) + (catalog.screens[index].parameters.isEmpty ? "" : "()")
  }

  private func choose(_ names: [String], _ values: [String], _ code: inout SwiftCode) {
    code.line("switch self {")
    for (name, value) in zip(names, values) { code.line("case \(SwiftText.member(name)): return \(value)") }
    code.line("}")
  }

  private func parameters(_ names: [String], _ code: inout SwiftCode) {
    code.line("switch self {")
    for (screen, name) in zip(catalog.screens, names) where !screen.parameters.isEmpty {
      let bound = screen.parameters.indices.map { "let value\($0)" }.joined(separator: ", ")
      let members = screen.parameters.enumerated().map { "\(SwiftText.literal($1.name)): value\($0)" }
      let hasOptional = screen.parameters.contains(where: \.isOptional)
      let list = "[\(members.joined(separator: ", "))]"
      code.line(
        "case \(SwiftText.member(name))(\(bound)): return \(hasOptional ? "(\(list) as [String: String?]).compactMapValues { $0 }" : list)"
      )
    }
    if catalog.screens.contains(where: { $0.parameters.isEmpty }) { code.line("default: return [:]") }
    code.line("}")
  }

  private func constructors(_ names: [String], _ code: inout SwiftCode) {
    code.line("switch identifier {")
    for (screen, name) in zip(catalog.screens, names) {
      code.line("case \(SwiftText.literal(screen.identifier)):")
      // A title that the route does not have may be unknown.
      let required = screen.parameters.enumerated().filter { !$1.isOptional && screen.isInRoute($1.name) }
      if !required.isEmpty {
        let bindings = required.map { "let value\($0.offset) = values[\(SwiftText.literal($0.element.name))]" }
        code.line("  guard \(bindings.joined(separator: ", ")) else { return nil }")
      }
      let passed = screen.parameters.enumerated().map { index, parameter in
        let given = "values[\(SwiftText.literal(parameter.name))]"
        let value =
          parameter.isOptional ? given : screen.isInRoute(parameter.name) ? "value\(index)" : "\(given) ?? \"\""
        return "\(SwiftText.label(parameter.name)): \(value)"
      }
      code.line("  self = \(SwiftText.member(name))\(passed.isEmpty ? "" : "(\(passed.joined(separator: ", ")))")")
    }
    code.line("default: return nil")
    code.line("}")
  }

  // MARK: Values

  private func header(_ header: GeneratedHeader) -> String {
    let leading =
      switch header.leading {
      case .nothing: ".nothing"
      case .system: ".system"
      case .item(let item): ".item(\(self.item(item)))"
      case .policy(let item): ".policy(\(self.item(item)))"
      }
    let parts = [
      "kind: \(SwiftText.literal(header.kind))", "titleStyle: \(header.isProminent ? ".prominent" : ".inline")",
      "leading: \(leading)", "confirmation: \(header.confirmation.map(item) ?? "nil")",
      "trailing: [\(header.trailing.map(item).joined(separator: ", "))]",
    ]
    return "Header(\(parts.joined(separator: ", ")))"
  }

  private func item(_ item: GeneratedHeader.Item) -> String {
    let parts = [
      purpose(item.purpose), item.message.map { "message: \(SwiftText.literal($0))" },
      item.isEnabled ? nil : "isEnabled: false",
      item.accessibilityIdentifier.map { "accessibilityIdentifier: \(SwiftText.literal($0))" },
      item.action.map { "action: \(SwiftText.literal($0))" },
    ]
    return "HeaderItem(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }

  private func purpose(_ identifier: String) -> String {
    let index = catalog.purposes.firstIndex { $0.identifier == identifier }
    return index.map { SwiftText.member(names.purposes[$0]) } ?? ".back"
  }
}
