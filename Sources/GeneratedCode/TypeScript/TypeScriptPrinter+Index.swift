internal import CatalogModel
internal import CodeWriting

/// `index.js`: purposes, roles, and a function for each message; and the declarations that all modules share.
extension TypeScriptPrinter {
  /// The names of messages, without duplicates.
  var messageNames: [String] {
    catalog.messages.map(\.name).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  var index: String {
    let roles = catalog.purposes.map { "\(JavaScript.key($0.identifier)): \(JavaScript.string($0.role.rawValue))," }
    let directions = catalog.purposes.compactMap { purpose in
      purpose.direction.map { "\(JavaScript.key(purpose.identifier)): \(JavaScript.string($0.rawValue))," }
    }
    let opposites = catalog.purposes.compactMap { purpose in
      purpose.opposite.map {
        "\(JavaScript.key(purpose.identifier)): \(JavaScript.string(catalog.purposes[$0].identifier)),"
      }
    }
    let constants =
      zip(catalog.purposes, names).map { "\($1): \(JavaScript.string($0.identifier))," }
      + formerConstants.map { "\($0.name): \(JavaScript.string(catalog.purposes[$0.purpose].identifier))," }
    let functions = messageNames.map { name in
      """

      /** The message '\(name)' of a purpose. */
      export const \(JavaScript.function(name)) = (purpose, values, locale) =>
        message(textsOf(purpose, locale).\(name), values, locale) ?? title(purpose, locale);
      """
    }
    return RuntimeFile("TypeScript/index.js").code(
      [
        "constants": constants.joined(separator: "\n"), "roles": roles.joined(separator: "\n"),
        "directions": directions.joined(separator: "\n"), "opposites": opposites.joined(separator: "\n"),
        "renamed": former.map { "\(JavaScript.key($0.old)): \(JavaScript.string($0.new))" }.joined(separator: ", "),
        "current": former.isEmpty ? "purpose" : "renamed[purpose] ?? purpose",
        "messages": functions.joined(separator: "\n"),
      ], without: former.isEmpty ? ["hasFormer"] : [])
  }

  var declarationsOfIndex: String {
    func union(_ identifiers: [String]) -> String {
      identifiers.isEmpty ? " never" : identifiers.map { "\n  | \(JavaScript.string($0))" }.joined()
    }
    let names =
      zip(catalog.purposes, names).map { purpose, name in
        """
          /** \(purpose.description.replacing("*/", with: "* /")) */
          readonly \(name): \(JavaScript.string(purpose.identifier));
        """
      }
      + formerConstants.map { former in
        let identifier = catalog.purposes[former.purpose].identifier
        return """
            /** @deprecated It is now '\(identifier)'. */
            readonly \(former.name): \(JavaScript.string(identifier));
          """
      }
    return RuntimeFile("TypeScript/index.d.ts").code(
      [
        "purposes": union(catalog.purposes.map(\.identifier)), "formerPurposes": union(former.map(\.old)),
        "constants": names.joined(separator: "\n"),
        "messages": catalog.messages.indices.map(declaration).joined(separator: "\n"),
        "formerTitle": formerNames("title", returns: "string", "locale: Locale"),
        "formerShortTitle": formerNames("shortTitle", returns: "string", "locale: Locale"),
        "formerIcon": formerNames("icon", returns: "Icon | undefined", "set: IconSet, locale: Format"),
      ], without: former.isEmpty ? ["formerTitle", "formerShortTitle", "formerIcon"] : [])
  }

  /// Former names of purposes in code, unless a current name is the same.
  var formerConstants: [(name: String, purpose: Int)] {
    catalog.purposes.enumerated().flatMap { index, purpose in
      purpose.name.formerTypeScript.map { (name: $0, purpose: index) }
    }
  }

  private var former: [(old: String, new: String)] {
    catalog.purposes.flatMap { purpose in purpose.formerly.map { ($0, purpose.identifier) } }
  }

  /// Functions with the former names of purposes, which editors show as deprecated.
  private func formerNames(_ function: String, returns result: String, _ parameters: String) -> String {
    former.map { old, new in
      """
      /** @deprecated '\(old)' is now '\(new)'. */
      export declare function \(function)(purpose: \(JavaScript.string(old)), \(parameters)): \(result);
      """
    }.joined(separator: "\n")
  }

  /// A function for a message, and the type of the purposes that declare it.
  private func declaration(_ index: Int) -> String {
    let message = catalog.messages[index]
    let number = catalog.messages[..<index].count { $0.name == message.name }
    let type = CamelCase.capitalized(message.name) + "Purpose\(number > 0 ? "\(number + 1)" : "")"
    let union = message.purposes.map { JavaScript.string(catalog.purposes[$0].identifier) }.joined(separator: " | ")
    let values = message.arguments.map { argument in
      "\(JavaScript.key(argument.name)): \(argument.kind == .text ? "string" : "number")"
    }
    let arguments = "{ \(values.joined(separator: "; "))\(values.isEmpty ? "" : " ")}"
    let name = JavaScript.function(message.name)
    let former = message.purposes.flatMap { purpose in
      catalog.purposes[purpose].formerly.map { old in
        "\n\n/** @deprecated '\(old)' is now '\(catalog.purposes[purpose].identifier)'. */\n"
          + "export declare function \(name)(purpose: \(JavaScript.string(old)), values: \(arguments), locale: Locale): string;"
      }
    }.joined()
    return """

      /** A purpose with the message '\(message.name)'. */
      export type \(type) = \(union);

      /** The message '\(message.name)' of a purpose. */
      export declare function \(name)(purpose: \(type), values: \(arguments), locale: Locale): string;
      export declare function \(name)(texts: Texts<\(JavaScript.string(message.name))>, values: \(arguments), format: Format): string;\(former)
      """
  }
}
