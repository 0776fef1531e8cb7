internal import CatalogModel
internal import CodeWriting

/// `headers.js`: headers, and the bars that platforms show for them.
extension TypeScriptPrinter {
  func headers(_ headers: GeneratedHeaders) -> String {
    RuntimeFile("TypeScript/headers.js").code([
      "platforms": headers.platforms.map { "\(JavaScript.key($0.identifier)): \(facts($0))," }.joined(separator: "\n"),
      "policy": JavaScript.string(headers.policy),
      "opposites": catalog.purposes.compactMap { purpose in
        purpose.opposite.map {
          "\(JavaScript.key(purpose.identifier)): \(JavaScript.string(catalog.purposes[$0].identifier))"
        }
      }.joined(separator: ", "),
      "more": catalog.purposes.contains { $0.identifier == "more" } ? "\"more\"" : "undefined",
      "labelled": labelled.map(JavaScript.string).joined(separator: ", "),
    ])
  }

  /// `bar-room.js`: the room for actions, with the widths of letters.
  var barRoom: String {
    RuntimeFile("TypeScript/bar-room.js").code(RuntimeFile.letterWidths)
  }

  private func facts(_ platform: GeneratedPlatform) -> String {
    let looks = platform.looks
    let wordKinds = [
      ("action", looks.isActionWord), ("back", looks.isBackWord), ("cancel", looks.isCancelWord),
      ("close", looks.isCloseWord),
      ("confirmation", looks.isConfirmationWord),
    ]
    let facts = [
      ("name", JavaScript.string(platform.name)), ("largeTitles", "\(platform.hasLargeTitles)"),
      ("words", list(wordKinds.filter(\.1).map(\.0))), ("closeLeading", "\(platform.isCloseLeading)"),
      ("closeInFooter", "\(platform.isCloseInFooter)"), ("dialogInFooter", "\(platform.isDialogInFooter)"),
      ("cancelLeading", "\(platform.isCancelLeading)"),
      ("affirmativeFirst", "\(platform.isAffirmativeFirst)"),
      ("confirmationLeading", "\(platform.isConfirmationLeading)"),
      ("emphasis", JavaScript.string(platform.confirmationEmphasis)), ("backLabel", "\(platform.showsBackLabel)"),
      ("fontSize", "\(platform.fontSize)"), ("narrowestWidth", "\(platform.narrowestWidth)"),
      ("room", room(platform.room)),
      ("iconSet", JavaScript.string(platform.iconSet)),
      ("withoutIcon", list(platform.withoutIcon.map { catalog.purposes[$0].identifier })),
    ]
    return "{ \(facts.map { "\($0): \($1)" }.joined(separator: ", ")) }"
  }

  private func room(_ room: BarRoom) -> String {
    let margins = [room.alone, room.besideItem, room.besideBack].map { "[\($0.bare), \($0.titled)]" }
    let limits = room.limits.map { "[\($0.width), \($0.maximum), \($0.shown)]" }
    return "{ target: \(room.target), padding: \(room.padding), gap: \(room.gap), wordGap: \(room.wordGap), "
      + "alone: \(margins[0]), besideItem: \(margins[1]), besideBack: \(margins[2]), "
      + "limits: [\(limits.joined(separator: ", "))], hasMenu: \(room.hasMenu) }"
  }

  private func list(_ names: [String]) -> String { "[\(names.map(JavaScript.string).joined(separator: ", "))]" }

  /// The purposes whose message `accessibilityLabel` has no arguments.
  private var labelled: [String] {
    catalog.messages.filter { $0.name == "accessibilityLabel" && $0.arguments.isEmpty }
      .flatMap { $0.purposes.map { catalog.purposes[$0].identifier } }
  }

  func declarationsOfHeaders(_ headers: GeneratedHeaders) -> String {
    let platforms = headers.platforms.map {
      "/** \($0.name.replacing("*/", with: "* /")). */\n| \(JavaScript.string($0.identifier))"
    }
    return RuntimeFile("TypeScript/headers.d.ts").code([
      "platforms": platforms.joined(separator: "\n") + ";", "actions": union(catalog.declaredActions),
      "identifiers": union(catalog.declaredIdentifiers),
    ])
  }

  /// A type with these texts.
  private func union(_ texts: [String]) -> String {
    texts.isEmpty ? "never;" : texts.map { "| \(JavaScript.string($0))" }.joined(separator: "\n") + ";"
  }
}
