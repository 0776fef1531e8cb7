internal import CodeWriting

/// The statements of a locale's functions, before those that equal another locale's are replaced.
struct SwiftLocaleBodies {
  /// By purpose, the statements that return the title.
  var titles: [[String]]
  /// By message of the printer, then by place: the statements that return the text.
  var texts: [[[String]]]
}

extension SwiftPrinter {
  func bodies(_ locale: GeneratedLocale) -> SwiftLocaleBodies {
    SwiftLocaleBodies(
      titles: locale.titles.map { ["return \(SwiftText.literal($0))"] },
      texts: messages.map { message in
        message.places.compactMap { locale.texts[message.index][$0] }.map { text in
          var code = SwiftTextCode(text, of: message, in: catalog, numbers, needs: needs)
          return code.returning()
        }
      })
  }

  /// The code of a locale's texts. A region falls back to its language if most of their texts are equal.
  func localeTexts(_ index: Int, _ bodies: [SwiftLocaleBodies]) -> SwiftCode {
    let locale = catalog.locales[index]
    let base = catalog.locales.firstIndex { locale.tag.hasPrefix("\($0.tag)-") && !$0.tag.contains("-") }
    var code = SwiftCode()
    code.block("extension CatalogTexts") { code in
      code.comment("The texts of `\(locale.tag)`.")
      code.block("enum \(CamelCase.capitalized(names.languages[index]))") { code in
        code.block("static func title(_ purpose: Purpose) -> String") { code in
          let fallback = base.map { (bodies[$0].titles, "return \(names.texts($0)).title(purpose)") }
          code.lines(switching(names.purposes, bodies[index].titles, fallback: fallback))
        }
        code.line()
        shortTitles(locale, &code)
        for (position, message) in messages.enumerated() {
          code.line()
          let texts = bodies.map { $0.texts[position] }
          function(of: message, texts[index], base: base.map { ($0, texts[$0]) }, &code)
        }
      }
    }
    return code
  }

  private func shortTitles(_ locale: GeneratedLocale, _ code: inout SwiftCode) {
    code.block("static func shortTitle(_ purpose: Purpose) -> String") { code in
      let cases = zip(names.purposes, locale.shortTitles).compactMap { name, short in
        short.map { (SwiftText.member(name), $0) }
      }
      guard !cases.isEmpty else { return code.line("title(purpose)") }
      code.line("switch purpose {")
      for (name, short) in cases { code.line("case \(name): return \(SwiftText.literal(short))") }
      if cases.count < names.purposes.count { code.line("default: return title(purpose)") }
      code.line("}")
    }
  }

  private func function(
    of message: SwiftMessage, _ texts: [[String]], base: (locale: Int, texts: [[String]])?, _ code: inout SwiftCode
  ) {
    let hasFormat = numbers.isUsed && message.hasNumbers
    let parameters =
      ["_ purpose: \(message.type)"] + message.arguments.map(\.parameter)
      + (hasFormat ? ["numbers: CatalogNumberFormat"] : [])
    let call = (["purpose"] + message.arguments.map(\.pass) + (hasFormat ? ["numbers: numbers"] : []))
      .joined(separator: ", ")
    let name = SwiftText.name(message.name)
    code.block("static func \(name)(\(parameters.joined(separator: ", "))) -> String") { code in
      let purposes = message.places.map { names.purposes[catalog.messages[message.index].purposes[$0]] }
      let fallback = base.map { ($0.texts, "return \(names.texts($0.locale)).\(name)(\(call))") }
      code.lines(switching(purposes, texts, fallback: fallback))
    }
  }

  /// A switch over purposes, with a fallback if at least half of the texts equal the fallback's.
  private func switching(
    _ purposes: [String], _ bodies: [[String]], fallback: (bodies: [[String]], call: String)?
  ) -> [String] {
    guard !purposes.isEmpty else { return ["switch purpose {}"] }
    let shared = fallback.map { fallback in Set(bodies.indices.filter { bodies[$0] == fallback.bodies[$0] }) } ?? []
    let usesFallback = !shared.isEmpty && 2 * shared.count >= purposes.count
    if usesFallback, let fallback, shared.count == purposes.count { return [fallback.call] }
    var lines = ["switch purpose {"]
    for (index, name) in purposes.enumerated() where !(usesFallback && shared.contains(index)) {
      let head = "case \(SwiftText.member(name)):"
      let body = bodies[index]
      lines += body.count == 1 ? ["\(head) \(body[0])"] : [head] + body.map { "  \($0)" }
    }
    if usesFallback, let fallback { lines.append("default: \(fallback.call)") }
    return lines + ["}"]
  }
}
