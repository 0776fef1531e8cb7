internal import CatalogModel
internal import PurposeCatalog

/// Reports `placeholder-text`: every text is a text, not a note or a key.
package enum PlaceholderTextRule: TextRule {
  package static let description = RuleDescription(
    identifier: "placeholder-text",
    severity: .error,
    reach: [.text, .wholeFile],
    summary: "No text is filler, a note that a text is missing, a program's empty value, or the text's key.",
    rationale: """
      Notes such as 'TODO', 'Lorem ipsum' and 'Übersetzung fehlt' were meant for the next person who works on the file. A program \
      that finds no text often writes the key: 'save_as', 'purpose.delete.title'. Other rules do not check such a \
      text.
      """,
    breaking: [
      .translated("↓FIXME", in: "de"),
      .translated("↓TODO: translate", in: "fr"),
      .translated("↓Übersetzung fehlt", in: "de"),
      .title("↓Lorem ipsum dolor"),
      .translated("↓???", in: "ja"),
      .translated("↓…未翻訳", in: "ja"),
      .translated("↓purpose.back.title", in: "ru"),
      .translated("↓back_title", in: "es"),
      .translated("↓[object Object]", in: "de"),
      .translated("↓#REF!", in: "fr"),
    ],
    passing: [
      .translated("Todo", in: "es"),
      .translated("Zurück", in: "de"),
      .translated("返回？", in: "zh-Hans", from: "Back?"),
      .title("To-do list"),
    ]
  )

  package static let reportsNoText = true

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    let parts = text.nodes.isEmpty ? [text.bytes.indices] : text.nodes.filter { $0.kind == .text }.map(\.range)
    for part in parts {
      let bytes = UnsafeBufferPointer(rebasing: text.bytes[part])
      if PlaceholderWords.mayBegin(bytes) {
        let shown = text.text(part)
        if PlaceholderWords.isAll(of: shown) || PlaceholderWords.begin(shown) {
          let note = shown.count > 30 ? shown.prefix(30) + "…" : shown
          return collector.report(
            self, "'\(note)' holds the place of a text; write the text", in: text, at: part.lowerBound)
        }
      }
      if text.nodes.isEmpty, KeyOfText.hasForm(bytes, isSource: text.sourceFacts == nil) {
        let shown = text.text(part)
        if KeyOfText.isKey(shown, of: text), text.sourceText?.lowercased() != shown.lowercased() {
          return collector.report(
            self, "the text is its own key '\(shown)'; write the words that people read", in: text)
        }
      }
    }
  }
}

extension UInt8 {
  fileprivate var isASCIICapital: Bool { self &- UInt8(ascii: "A") < 26 }
}

/// Keys that programs make of a purpose's and a message's name.
private enum KeyOfText {
  /// True if an identifier names the purpose of a text.
  static func isKey(_ candidate: String, of text: CheckedText) -> Bool {
    let generic = ["purpose", "purposes", "title", "titles", "label", "button", "action", "text", "message", "catalog"]
    let other = Set(generic + parts(of: text.declaration.name) + [text.locale.facts.tag.language])
    let purpose = parts(of: text.purpose.identifier)
    let found = parts(of: candidate)
    guard found.count > 1 || purpose.count > 1 else { return false }
    return found.filter { !other.contains($0) } == purpose.filter { !other.contains($0) }
      && found.contains(where: purpose.contains)
  }

  /// True if a text looks like an identifier: `save-as`, `save_as`, `save.title`, `saveAs`. In the source locale,
  /// hyphens may be spelling: `check-in`.
  static func hasForm(_ text: UnsafeBufferPointer<UInt8>, isSource: Bool) -> Bool {
    guard let first = text.first, first.isASCIISmall, text.allSatisfy({ $0.isASCIIWordByte }) else { return false }
    return text.contains {
      $0.isASCIICapital || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || ($0 == UInt8(ascii: "-") && !isSource)
    }
  }

  /// The words of an identifier, in lowercase.
  private static func parts(of identifier: String) -> [String] {
    var parts: [String] = [""]
    for character in identifier {
      if "-_.:/".contains(character) {
        parts.append("")
      } else if character.isUppercase, parts.last?.isEmpty == false {
        parts.append(character.lowercased())
      } else {
        parts[parts.count - 1] += character.lowercased()
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}

extension UInt8 {
  fileprivate var isASCIISmall: Bool { self &- UInt8(ascii: "a") < 26 }
  fileprivate var isASCIIWordByte: Bool {
    isASCIISmall || isASCIICapital || self &- UInt8(ascii: "0") < 10 || "-_.:/".utf8.contains(self)
  }
}
