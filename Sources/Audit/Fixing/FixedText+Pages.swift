internal import CodeWriting
internal import SourceReading
internal import SourceText

/// The additions that a page needs when its buttons are rewritten.
extension FixedText {
  /// True if a page itself defines `<purpose-button>`.
  var hasElement: Bool { contains("definePurposeButton(") }

  /// True if a page that defines the element may give it icons.
  var definesIcons: Bool {
    let text = String(decoding: tree.file.bytes, as: UTF8.self)
    let calls = text.split(separator: "definePurposeButton(", omittingEmptySubsequences: false).dropFirst()
    return calls.contains { $0.prefix { $0 != ")" }.contains("icons") }
  }

  /// True if a page has the element already.
  var usesElement: Bool { contains("<purpose-button") }

  private func contains(_ text: String) -> Bool { String(decoding: tree.file.bytes, as: UTF8.self).contains(text) }

  /// Before the line of the head's end, or before the end itself if its line has other markup; nil without a head's
  /// end.
  var placeOfScript: Int? {
    let end = Array("</head>".utf8)
    let bytes = tree.file.bytes
    // A comment or a script may contain the same text.
    let texts = insideTexts
    guard bytes.count >= end.count,
      let place = (0...(bytes.count - end.count)).first(where: {
        bytes[$0..<($0 + end.count)].elementsEqual(end) && !texts[$0]
      })
    else { return nil }
    let start = place - indentation(at: place).utf8.count
    return start == 0 || bytes[start - 1] == 0x0A ? start : place
  }

  /// The script, indented further than the end of the head.
  func script(_ names: GeneratedNames) -> String? {
    guard let script = names.elementScript, let place = placeOfScript, tree.file.bytes[place] != 0x3C else {
      return names.elementScript
    }
    return (tree.file.bytes[place] == 0x09 ? "\t" : "  ")
      + indentation(at: place + tree.file.bytes[place...].prefix { $0 == 0x20 || $0 == 0x09 }.count) + script
  }
}

extension GeneratedNames {
  /// The script that defines `<purpose-button>` without icons; nil if audit.json does not name its modules.
  fileprivate var elementScript: String? {
    guard let element, let elementLocale, let tag = elementLocaleTag else { return nil }
    let locale = JavaScript.locale(tag)
    return "<script type=\"module\">import { definePurposeButton } from \"\(element)\"; import { \(locale) } from "
      + "\"\(elementLocale)\"; definePurposeButton({ locale: \(locale) });</script>"
  }

  /// The tag of the element's locale: `pt-BR` of `/purposes/locales/pt-BR.js`.
  var elementLocaleTag: String? {
    elementLocale.flatMap { $0.split(separator: "/").last?.split(separator: ".").first.map(String.init) }
  }
}
