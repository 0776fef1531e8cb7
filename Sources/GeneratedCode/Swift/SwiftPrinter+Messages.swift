internal import CodeWriting

extension SwiftPrinter {
  /// For each message, the enum of the purposes that declare it, with a method for its text, and a function that calls
  /// the method. Inside a view, a method that views have too hides the function.
  var messageFunctions: SwiftCode {
    var code = SwiftCode()
    for (index, message) in messages.enumerated() {
      if index > 0 { code.line() }
      self.type(of: message, &code)
      code.line()
      code.block("extension \(message.type)") { method(of: message, &$0) }
      code.line()
      function(of: message, &code)
    }
    return code
  }

  private func type(of message: SwiftMessage, _ code: inout SwiftCode) {
    let purposes = message.places.map { catalog.messages[message.index].purposes[$0] }
    let signature =
      message.arguments.isEmpty ? "" : ", with \(message.arguments.map { "`\($0.name)`" }.joined(separator: " and "))"
    code.comment("The purposes that have the text `\(message.name)`\(signature).")
    code.block("public enum \(message.type): String, CaseIterable, Hashable, Codable, Sendable") { code in
      for purpose in purposes {
        let name = names.purposes[purpose]
        let identifier = catalog.purposes[purpose].identifier
        code.comment(catalog.purposes[purpose].description)
        code.line("case \(SwiftText.name(name))\(name == identifier ? "" : " = \(SwiftText.literal(identifier))")")
      }
      formerRawValues(purposes, &code)
    }
    let former = purposes.flatMap { purpose in names.former[purpose].map { (name: $0, purpose: purpose) } }
    if !former.isEmpty { aliases(message.type, former, in: &code) }
  }

  private func method(of message: SwiftMessage, _ code: inout SwiftCode) {
    let parameters = message.arguments.map(\.parameter) + ["in language: Language"]
    let name = SwiftText.name(message.name)
    code.comment("The text `\(message.name)` of the purpose.")
    code.block("public func \(name)(\(parameters.joined(separator: ", "))) -> String") { code in
      let format = numbers.isUsed && message.hasNumbers ? ["numbers: language.numbers"] : []
      let call = (["self"] + message.arguments.map(\.pass) + format).joined(separator: ", ")
      dispatch("\(name)(\(call))", &code)
    }
  }

  private func function(of message: SwiftMessage, _ code: inout SwiftCode) {
    let parameters = ["_ purpose: \(message.type)"] + message.arguments.map(\.parameter) + ["in language: Language"]
    let passed = message.arguments.map(\.pass) + ["in: language"]
    let name = SwiftText.name(message.name)
    code.comment("The text `\(message.name)` of a purpose.")
    code.block("public func \(name)(\(parameters.joined(separator: ", "))) -> String") { code in
      code.line("purpose.\(name)(\(passed.joined(separator: ", ")))")
    }
  }
}
