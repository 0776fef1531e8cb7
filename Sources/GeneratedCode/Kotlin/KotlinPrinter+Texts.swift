internal import CatalogModel
internal import CodeWriting
internal import MessageSyntax

/// The object of a locale: a switch for its titles, and one for each message, so that nothing is created at start-up.
extension KotlinPrinter {
  func texts(of locale: GeneratedLocale) -> String {
    let shorts = locale.shortTitles.enumerated().compactMap { index, short in
      short.map { "        \(index) -> \(Kotlin.string($0))\n" }
    }
    return """
      internal object Texts\(Kotlin.typeName(locale.tag)) : Texts {
      \(titles(of: locale))

          override fun shortTitle(purpose: Int): String? = when (purpose) {
      \(shorts.joined())        else -> null
          }
      \(catalog.messages.indices.map { message($0, in: locale) }.joined())}
      """
  }

  private func titles(of locale: GeneratedLocale) -> String {
    switches(
      locale.titles.map(Kotlin.string), name: "title", parameters: "purpose: Int", arguments: "purpose",
      type: "String", isOverride: true, otherwise: "throw IndexOutOfBoundsException()")
  }

  private func message(_ index: Int, in locale: GeneratedLocale) -> String {
    let message = catalog.messages[index]
    let texts = locale.texts[index].map { text in
      text.map { KotlinText($0, message: message, catalog: catalog).code } ?? "null"
    }
    let arguments = (["purpose"] + message.arguments.map { Kotlin.argument($0.name) } + ["numbers"]).joined(
      separator: ", ")
    return "\n"
      + switches(
        texts, name: "message\(index)", parameters: parameters(ofMessage: index), arguments: arguments, type: "String?",
        isOverride: true, otherwise: "null") + "\n"
  }

  /// A function that selects by its first parameter. A method of the JVM has at most 64 kB, so long lists are split.
  private func switches(
    _ values: [String], name: String, parameters: String, arguments: String, type: String, isOverride: Bool,
    otherwise: String
  ) -> String {
    let limit = 100
    let head = "    \(isOverride ? "override" : "private") fun \(name)(\(parameters)): \(type) ="
    guard values.count > limit else {
      return head + " " + Self.choice(values, from: 0, otherwise: otherwise)
    }
    let starts = Array(stride(from: 0, to: values.count, by: limit))
    let choices = starts.map { "        \($0 / limit) -> \(name)From\($0)(\(arguments))\n" }.joined()
    let parts = starts.map { start in
      "\n\n    private fun \(name)From\(start)(\(parameters)): \(type) = "
        + Self.choice(Array(values[start..<min(start + limit, values.count)]), from: start, otherwise: otherwise)
    }
    return "\(head) when (purpose / \(limit)) {\n\(choices)        else -> \(otherwise)\n    }" + parts.joined()
  }

  private static func choice(_ values: [String], from start: Int, otherwise: String) -> String {
    let lines = values.enumerated().map { "        \(start + $0) -> \($1)\n" }.joined()
    return "when (purpose) {\n\(lines)        else -> \(otherwise)\n    }"
  }
}

/// A text as an expression.
struct KotlinText {
  private let text: GeneratedText
  private let message: GeneratedMessage
  private let catalog: GeneratedCatalog

  init(_ text: GeneratedText, message: GeneratedMessage, catalog: GeneratedCatalog) {
    self.text = text
    self.message = message
    self.catalog = catalog
  }

  var code: String { code(text.parts, number: nil) }

  /// - Parameter number: the expression for the number that `#` prints.
  private func code(_ parts: [GeneratedText.Part], number: String?) -> String {
    let terms = parts.compactMap { code($0, number: number) }
    guard let first = terms.first else { return "\"\"" }
    // A sum that begins with a string is a string.
    let isText = first.hasPrefix("\"")
    return terms.count == 1 ? first : (isText ? terms : ["\"\""] + terms).joined(separator: " + ")
  }

  private var numbers: String { text.ownNumberFormat.map { "NumberFormats.at(\($0))" } ?? "numbers" }

  private func code(_ part: GeneratedText.Part, number: String?) -> String? {
    switch part {
    case .literal(let literal): Kotlin.string(literal)
    case .argument(let name):
      kind(of: name) == .text
        ? "isolated(\(Kotlin.argument(name)), \(text.isRightToLeft))" : "\(numbers).print(\(Kotlin.argument(name)))"
    case .number(let name, let style): "\(numbers).print(\(Kotlin.argument(name)), \(style.rawValue))"
    case .numberSign: number.map { "\(numbers).print(\($0))" }
    case .plural(let plural): code(plural)
    case .select(let select): code(select)
    }
  }

  private func kind(of name: String) -> ArgumentDeclaration.Kind? { message.arguments.first { $0.name == name }?.kind }

  private func code(_ plural: GeneratedText.Plural) -> String {
    let value = Kotlin.argument(plural.argument)
    let isInteger = kind(of: plural.argument) == .integer
    // The resolver subtracts doubles, which differs from 2^53 on.
    let double = isInteger ? "\(value).toDouble()" : value
    let number = plural.offset == 0 ? value : "(\(double) - \(plural.offset))"
    let rules = KotlinPrinter.rules(plural.isOrdinal ? .ordinal : .cardinal, text.pluralRules, in: catalog)
    let branches = plural.branches.map { "\"\($0.category.keyword)\" -> \(code($0.parts, number: number))" }
    let other = code(plural.other, number: number)
    var choice = other
    if let rules, !branches.isEmpty {
      choice =
        "when (category(\(number), \(plural.style.rawValue), ::\(rules))) { \(branches.joined(separator: "; ")); else -> \(other) }"
    }
    guard !plural.explicit.isEmpty else { return rules == nil || branches.isEmpty ? "(\(other))" : "(\(choice))" }
    let exact = plural.explicit.map { explicit in
      "\(value)\(isInteger ? ".toDouble()" : "") == \(explicit.value) -> \(code(explicit.parts, number: number))"
    }
    return "(when { \(exact.joined(separator: "; ")); else -> \(choice) })"
  }

  private func code(_ select: GeneratedText.Select) -> String {
    let branches = select.branches.map { "\(Kotlin.string($0.word)) -> \(code($0.parts, number: nil)); " }.joined()
    return "(when (\(Kotlin.argument(select.argument))) { \(branches)else -> \(code(select.other, number: nil)) })"
  }
}
