internal import CatalogModel
internal import CodeWriting

extension SwiftPrinter {
  /// The names of the cases for the platforms.
  static func platformNames(_ headers: GeneratedHeaders) -> [String] {
    NameScope.swiftPlatforms.names(of: headers.platforms.map(\.identifier))
  }

  /// `Header`, `Bar` and `Platform`.
  func headers(_ headers: GeneratedHeaders) -> SwiftCode {
    var code = SwiftCode()
    for file in ["Header", "Header+Changing", "HeaderItem", "HeaderKind"] {
      code.library("CatalogModel/Headers/\(file)")
    }
    for file in ["Header+Purposes", "Header+State"] { code.library("PurposeCatalog/Headers/\(file)") }
    let hasOpposites = catalog.purposes.contains { $0.opposite != nil }
    code.file(
      "Header",
      [
        "policy": ".\(headers.policy)", "opposite": hasOpposites ? "item.purpose.opposite" : "nil",
        "more": catalog.purposes.contains { $0.identifier == "more" } ? ".more" : "nil",
      ])
    for file in ["AdvanceWidths", "AdvanceWidthTable"] { code.library("ICUText/Widths/\(file)") }
    code.library("CatalogModel/Headers/BarRoom")
    code.file("BarRow")
    code.line()
    platforms(headers, &code)
    if !catalog.iconSets.isEmpty {
      code.line()
      code.block("extension BarItem") { code in
        code.comment("Its icon in a set; nil if the set has none.")
        code.line(
          "public func icon(in set: IconSet, language: Language) -> Icon? { iconPurpose.icon(in: set, language: language) }"
        )
      }
    }
    code.line()
    plainTexts(&code)
    declared("action", catalog.declaredActions, comment: "The actions of the app that screens declare.", in: &code)
    declared(
      "accessibilityIdentifier", catalog.declaredIdentifiers,
      comment: "The identifiers for UI tests that screens declare.",
      in: &code)
    return code
  }

  /// An enumeration of identifiers that screens declare for a property of items; nothing if they declare none.
  private func declared(_ property: String, _ identifiers: [String], comment: String, in code: inout SwiftCode) {
    guard !identifiers.isEmpty else { return }
    let kind = property == "action" ? "Action" : "Identifier"
    let names = NameScope.swiftTexts(ending: kind).names(of: identifiers)
    code.line()
    code.comment(comment)
    code.block("public enum Header\(kind): String, CaseIterable, Hashable, Codable, Sendable") { code in
      for (name, identifier) in zip(names, identifiers) {
        code.line(
          name == identifier
            ? "case \(SwiftText.name(name))" : "case \(SwiftText.name(name)) = \(SwiftText.literal(identifier))")
      }
    }
    code.line()
    code.block("extension BarItem") { code in
      code.comment("Its \(kind.lowercased()), if a screen declares it; nil for others.")
      code.line(
        "public var declared\(kind): Header\(kind)? { \(property).flatMap { Header\(kind)(rawValue: $0) } }")
    }
  }

  private func platforms(_ headers: GeneratedHeaders, _ code: inout SwiftCode) {
    let names = Self.platformNames(headers)
    code.comment("A platform that the catalogue describes. Its raw value is its identifier.")
    code.block("public enum Platform: String, CaseIterable, Hashable, Codable, Sendable") { code in
      for (platform, name) in zip(headers.platforms, names) {
        code.comment(platform.name)
        code.line(
          name == platform.identifier
            ? "case \(SwiftText.name(name))"
            : "case \(SwiftText.name(name)) = \(SwiftText.literal(platform.identifier))")
      }
      code.line()
      if !catalog.iconSets.isEmpty {
        code.comment("The icon set that its apps use; nil if it was not generated.")
        code.block("public var iconSet: IconSet?") { code in
          let sets = headers.platforms.map { platform in
            catalog.iconSets.firstIndex { $0.identifier == platform.iconSet }
              .map { SwiftText.member(self.names.iconSets[$0]) } ?? "nil"
          }
          Self.choose(names, sets, code: &code)
        }
        code.line()
      }
      code.block("var facts: PlatformFacts") { code in
        Self.choose(names, headers.platforms.map(Self.facts), code: &code)
      }
      code.line()
      code.comment("Returns whether items of a purpose are words, because the platform's icon set has no icon for it.")
      code.block("func hasNoIcon(for purpose: Purpose) -> Bool") { code in
        let lists = headers.platforms.map { platform in
          "[\(platform.withoutIcon.map { SwiftText.member(self.names.purposes[$0]) }.joined(separator: ", "))].contains(purpose)"
        }
        Self.choose(names, lists.map { $0.hasPrefix("[]") ? "false" : $0 }, code: &code)
      }
    }
  }

  private static func choose(_ names: [String], _ values: [String], code: inout SwiftCode) {
    code.line("switch self {")
    for (name, value) in zip(names, values) { code.line("case \(SwiftText.member(name)): return \(value)") }
    code.line("}")
  }

  private static func facts(_ platform: GeneratedPlatform) -> String {
    let looks = platform.looks
    let values: [(String, Bool)] = [
      ("hasLargeTitles", platform.hasLargeTitles), ("isBackWord", looks.isBackWord),
      ("isCloseWord", looks.isCloseWord),
      ("isCancelWord", looks.isCancelWord), ("isConfirmationWord", looks.isConfirmationWord),
      ("isActionWord", looks.isActionWord), ("isCloseLeading", platform.isCloseLeading),
      ("isCloseInFooter", platform.isCloseInFooter), ("isDialogInFooter", platform.isDialogInFooter),
      ("isCancelLeading", platform.isCancelLeading),
      ("isAffirmativeFirst", platform.isAffirmativeFirst), ("isConfirmationLeading", platform.isConfirmationLeading),
      ("showsBackLabel", platform.showsBackLabel),
    ]
    let list = values.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
    return "PlatformFacts(\(list), emphasis: .\(platform.confirmationEmphasis), fontSize: \(platform.fontSize), "
      + "narrowestWidth: \(platform.narrowestWidth), room: \(room(platform.room)))"
  }

  private static func room(_ room: BarRoom) -> String {
    let margins = [room.alone, room.besideItem, room.besideBack].map { ".init(bare: \($0.bare), titled: \($0.titled))" }
    let limits = room.limits.map { ".init(width: \($0.width), maximum: \($0.maximum), shown: \($0.shown))" }
    return "BarRoom(target: \(room.target), padding: \(room.padding), gap: \(room.gap), wordGap: \(room.wordGap), "
      + "alone: \(margins[0]), besideItem: \(margins[1]), besideBack: \(margins[2]), "
      + "limits: [\(limits.joined(separator: ", "))], hasMenu: \(room.hasMenu))"
  }

  /// The library's rule for accessible names, and the names of purposes.
  var accessibleNames: SwiftCode {
    let label = messages.first { $0.name == MessageDeclaration.accessibilityLabel && $0.arguments.isEmpty }
    var code = SwiftCode()
    code.library("CatalogModel/Headers/AccessibleName")
    let synonyms = synonymLines
    code.file(
      "AccessibleName",
      [
        "label": label.map(plainText) ?? "nil",
        "synonyms": synonyms.isEmpty ? "[]" : #"CatalogSynonyms.names["\(language.tag) \(rawValue)"] ?? []"#,
      ])
    if !synonyms.isEmpty {
      code.line()
      code.file("Synonyms", ["table": synonyms.joined(separator: "\n")])
    }
    return code
  }

  /// A line for each purpose that has other names in a language, as text, because the compiler takes long for hundreds of
  /// arrays.
  private var synonymLines: [String] {
    catalog.locales.flatMap { locale in
      locale.synonyms.enumerated().compactMap { purpose, names in
        // The table separates by these.
        let names = names.filter { !$0.contains(where: { $0 == "|" || $0.isNewline }) && !$0.contains("\"\"\"#") }
        guard !names.isEmpty else { return nil }
        return (["\(locale.tag) \(catalog.purposes[purpose].identifier)"] + names).joined(separator: "|")
      }
    }
  }

  /// The text of a message without arguments for `self`; nil for other purposes than the message's.
  private func plainText(_ message: SwiftMessage) -> String {
    let functions = options.namespace.map { "\($0)." } ?? ""
    return
      "\(message.type)(rawValue: rawValue).map { \(functions)\(SwiftText.name(message.name))($0, in: language) }"
  }

  /// The messages without arguments, by name.
  private func plainTexts(_ code: inout SwiftCode) {
    code.block("extension Purpose") { code in
      code.comment("A text without arguments by the name of its message; nil if the purpose has none.")
      code.block("func plainText(_ message: String, in language: Language) -> String?") { code in
        code.line("switch message {")
        for message in messages where message.arguments.isEmpty {
          code.line("case \(SwiftText.literal(message.name)): return \(plainText(message))")
        }
        code.line("default: return nil")
        code.line("}")
      }
    }
  }
}
