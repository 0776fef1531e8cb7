internal import CodeWriting

extension SwiftPrinter {
  /// `title(in:)` and `shortTitle(in:)`.
  var titles: SwiftCode {
    var code = SwiftCode()
    code.block("extension Purpose") { code in
      code.comment("The title of a control with this purpose, such as \"Delete\".")
      code.block("public func title(in language: Language) -> String") { code in dispatch("title(self)", &code) }
      code.line()
      code.comment("The title where there is little room, such as in a navigation bar; mostly ``title(in:)``.")
      code.block("public func shortTitle(in language: Language) -> String") { code in
        dispatch("shortTitle(self)", &code)
      }
    }
    code.line()
    code.comment("The texts, with a namespace for each locale.")
    code.line("enum CatalogTexts {}")
    return code
  }

  /// Calls a function of the language's texts.
  func dispatch(_ call: String, _ code: inout SwiftCode) {
    code.line("switch language.translation {")
    for index in catalog.locales.indices {
      code.line("case \(SwiftText.member(names.languages[index])): return \(names.texts(index)).\(call)")
    }
    code.line("}")
  }

  /// The variants without a language, for systems that know the user's preferred languages.
  var userLanguage: SwiftCode {
    var functions = SwiftCode()
    for message in messages {
      functions.line()
      functions.comment("The text `\(message.name)` in the user's language.")
      let call = (message.arguments.map(\.pass) + ["in: .user"]).joined(separator: ", ")
      let parameters = (["_ purpose: \(message.type)"] + message.arguments.map(\.parameter)).joined(separator: ", ")
      let name = SwiftText.name(message.name)
      functions.line("public func \(name)(\(parameters)) -> String { purpose.\(name)(\(call)) }")
    }
    var code = SwiftCode()
    code.file("UserLanguage", ["messages": functions.region], without: messages.isEmpty ? ["messages"] : [])
    return code
  }
}
