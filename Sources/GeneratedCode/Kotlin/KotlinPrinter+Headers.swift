internal import CatalogModel
internal import CodeWriting

extension KotlinPrinter {
  /// `Header`, `Bar` and `Platform`.
  func headers(_ headers: GeneratedHeaders) -> String {
    let platforms = NameScope.kotlinConstants.names(of: headers.platforms.map(\.identifier))
    let cases = headers.platforms.enumerated().map { index, platform in
      "\(Kotlin.comment(platform.name))\n\(platforms[index])(\(facts(platform)))"
    }
    let lists = headers.platforms.enumerated().compactMap { index, platform -> String? in
      let names = platform.withoutIcon.map { "Purpose.\(catalog.purposes[$0].name.kotlin)" }.joined(separator: ", ")
      return names.isEmpty ? nil : "        \(platforms[index]) -> listOf(\(names))\n"
    }
    let texts = catalog.messages.indices.filter { catalog.messages[$0].arguments.isEmpty }.map { index in
      "    \(Kotlin.string(catalog.messages[index].name)) -> \(textOfMessage(index, of: "purpose"))\n"
    }
    let withoutIcon =
      lists.isEmpty ? "emptyList()" : "when (this) {\n\(lists.joined())        else -> emptyList()\n    }"
    let plainText = texts.isEmpty ? "null" : "when (message) {\n\(texts.joined())    else -> null\n}"
    return RuntimeFile("Kotlin/Headers.kt").code(
      [
        "policy": Kotlin.constant(headers.policy), "platforms": cases.joined(separator: ",\n") + ";",
        "withoutIcon": withoutIcon,
        "more": catalog.purposes.contains { $0.identifier == "more" } ? "Purpose.MORE" : "null",
        "opposite": catalog.purposes.contains { $0.opposite != nil } ? "opposite" : "null",
        "plainText": plainText,
      ], without: texts.isEmpty ? [] : ["unused"])
  }

  /// The room for actions, with the widths of letters.
  var barRoom: String {
    RuntimeFile("Kotlin/BarRoom.kt").code(RuntimeFile.letterWidths)
  }

  /// The rule for accessible names.
  var accessibleNames: String {
    let label = catalog.messages.firstIndex {
      $0.name == MessageDeclaration.accessibilityLabel && $0.arguments.isEmpty
    }
    return RuntimeFile("Kotlin/AccessibleName.kt").code(
      ["label": label.map { textOfMessage($0, of: "this") } ?? "null"], without: label == nil ? [] : ["unused"])
  }

  /// The text of a message without arguments; null for other purposes than the message's.
  private func textOfMessage(_ message: Int, of purpose: String) -> String {
    let name = Kotlin.name(catalog.messages[message].name)
    return
      "\(typeName(ofMessage: message)).entries.firstOrNull { it.purpose == \(purpose) }?.let { \(name)(it, language) }"
  }

  private func facts(_ platform: GeneratedPlatform) -> String {
    let looks = platform.looks
    let facts = [
      platform.hasLargeTitles, looks.isBackWord, looks.isCloseWord, looks.isCancelWord, looks.isConfirmationWord,
      looks.isActionWord,
      platform.isCloseLeading, platform.isCloseInFooter, platform.isDialogInFooter, platform.isCancelLeading,
      platform.isAffirmativeFirst, platform.isConfirmationLeading, platform.showsBackLabel,
    ]
    return "\(Kotlin.string(platform.identifier)), \(Kotlin.string(platform.iconSet)), "
      + "\(facts.map { "\($0)" }.joined(separator: ", ")), BarItem.Emphasis.\(platform.confirmationEmphasis.uppercased()), "
      + "\(platform.fontSize), \(platform.narrowestWidth), \(room(platform.room))"
  }

  private func room(_ room: BarRoom) -> String {
    let margins = [room.alone, room.besideItem, room.besideBack].map { "Margins(\($0.bare), \($0.titled))" }
    let limits = room.limits.map { "ActionLimit(\($0.width), \($0.maximum), \($0.shown))" }
    return "BarRoom(target = \(room.target), padding = \(room.padding), gap = \(room.gap), wordGap = \(room.wordGap), "
      + "alone = \(margins[0]), besideItem = \(margins[1]), besideBack = \(margins[2]), "
      + "limits = listOf(\(limits.joined(separator: ", "))), hasMenu = \(room.hasMenu))"
  }
}
