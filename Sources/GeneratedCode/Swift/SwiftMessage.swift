internal import CatalogModel
internal import CodeWriting

/// A message in generated code.
struct SwiftMessage {
  struct Argument {
    let name: String
    let kind: ArgumentDeclaration.Kind

    /// The name inside functions, distinct from their other variables.
    var variable: String {
      ["purpose", "language", "numbers", "text"].contains(name) ? "\(name)_" : SwiftText.name(name)
    }

    var type: String {
      switch kind {
      case .integer: "Int"
      case .number: "Double"
      case .text: "String"
      }
    }

    /// The declaration of the parameter: `count: Int`
    var parameter: String {
      let label = SwiftText.label(name)
      return variable == label || variable == "`\(label)`" ? "\(variable): \(type)" : "\(label) \(variable): \(type)"
    }

    /// The argument of a call: `count: count`
    var pass: String { "\(SwiftText.label(name)): \(variable)" }
  }

  /// The index of the message in the model.
  let index: Int
  let name: String
  /// The enum of the purposes that declare the message.
  let type: String
  let arguments: [Argument]
  /// Positions in the model's list of the message's purposes; only purposes with a text in all locales.
  let places: [Int]

  var hasNumbers: Bool { arguments.contains { $0.kind != .text } }

  /// All messages of the catalogue; each type has a unique name.
  static func all(of catalog: GeneratedCatalog, _ names: SwiftNames) -> [SwiftMessage] {
    var taken: Set<String> = ["Purpose", "Language", "Icon", "IconSet"]
    return catalog.messages.indices.compactMap { index in
      let message = catalog.messages[index]
      let places = message.purposes.indices.filter { place in
        catalog.locales.allSatisfy { $0.texts[index][place] != nil }
      }
      guard !places.isEmpty, !catalog.locales.isEmpty else { return nil }
      let name = CamelCase.capitalized(message.name)
      let isOverloaded = catalog.messages.count { $0.name == message.name } > 1
      let whole = name + message.arguments.map { CamelCase.capitalized($0.name) }.joined()
      let typed = whole + message.arguments.map { CamelCase.capitalized($0.kind.rawValue) }.joined()
      let choices = (isOverloaded ? [] : [name]) + [whole, typed] + (2...9).map { "\(whole)\($0)" }
      let type = choices.map { "\($0)Purpose" }.first { taken.insert($0).inserted } ?? "\(whole)Purpose"
      return SwiftMessage(
        index: index, name: message.name, type: type,
        arguments: message.arguments.map { Argument(name: $0.name, kind: $0.kind) }, places: places)
    }
  }
}
