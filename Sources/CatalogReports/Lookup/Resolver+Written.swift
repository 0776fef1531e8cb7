internal import CatalogModel
internal import CatalogValidation
internal import MessageSyntax
package import PurposeCatalog

extension Resolver {
  /// Resolves a message whose arguments are texts, as they are on a command line, in an address or in a tool's call.
  ///
  /// - Parameters:
  ///   - message: nil for `counted` if the purpose has it and there is an argument `count`, else for `title`.
  ///   - arguments: are converted to the types that the message declares.
  package func resolve(
    _ message: String?, of purpose: Purpose, written arguments: [(name: String, value: String)]
  ) throws(LookupError) -> (text: ResolvedText, message: String) {
    let isCounted = purpose.message("counted") != nil && arguments.contains { $0.name == "count" }
    let name = message ?? (isCounted ? "counted" : MessageDeclaration.title)
    guard let declaration = purpose.message(name)?.declaration else {
      throw .name(.unknownMessage(name, purpose: purpose.identifier, known: purpose.messages.map(\.name)))
    }
    let values = try declaration.values(arguments, of: purpose)
    do throws(TextError) {
      return (try resolve(name, of: purpose, values), name)
    } catch {
      guard case .arguments(.missingArgument(let missing)) = error else { throw .text(error, example: nil) }
      let example = declaration.arguments.first { $0.name == missing }
      throw .text(error, example: example.map { LookupError.Example(of: $0) })
    }
  }
}

extension MessageDeclaration {
  fileprivate func values(
    _ written: [(name: String, value: String)], of purpose: Purpose
  ) throws(LookupError) -> MessageArguments {
    var values: [String: ArgumentValue] = [:]
    for argument in written {
      guard let declaration = arguments.first(where: { $0.name == argument.name }) else {
        throw .unknownArgument(argument.name, message: self, purpose: purpose)
      }
      guard let value = declaration.value(of: argument.value) else {
        throw .wrongValue(
          argument.value, isWhole: declaration.kind == .integer, example: LookupError.Example(of: declaration))
      }
      guard values.updateValue(value, forKey: argument.name) == nil else {
        throw .twoValues(argument.name, example: LookupError.Example(of: declaration))
      }
    }
    return MessageArguments(values)
  }
}
