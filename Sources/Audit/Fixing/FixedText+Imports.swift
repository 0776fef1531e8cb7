internal import SourceReading
internal import SourceText

/// What generated code needs in a file whose buttons are rewritten.
extension FixedText {
  /// The file with all fixes, and with imports.
  func bytes(with fixes: [SourceFix], _ imports: [String]) -> [UInt8] {
    var bytes = tree.file.bytes
    for fix in fixes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(fix.range, with: Array(fix.text.utf8))
    }
    guard !imports.isEmpty else { return bytes }
    let place = placeOfImports
    let newline = tree.file.bytes.contains(0x0D) ? "\r\n" : "\n"
    let lines = imports.map { $0 + newline }.joined()
    bytes.insert(contentsOf: Array(lines.utf8), at: place)
    return bytes
  }

  /// The imports that generated code needs and the file lacks.
  func missingImports(of language: SourceLanguage, _ names: GeneratedNames, _ fixes: [SourceFix]) -> [String] {
    let lines = Set(importLines.map(\.text))
    let wanted: [String]
    switch language {
    case .swift: wanted = names.swift.map { ["import \($0)"] } ?? []
    case .kotlin:
      let functions = ["IconButton", "Button", "DropdownMenuItem"].filter { name in
        fixes.contains { $0.text.hasPrefix(name + "(") }
      }
      wanted =
        names.kotlin.map { package in (functions + ["Purpose"]).map { "import \(package).\($0)" }.sorted() } ?? []
    case .typeScript: wanted = names.typeScript.map { ["import { PurposeButton } from \"\($0)\";"] } ?? []
    case .html: wanted = hasElement ? [] : script(names).map { [$0] } ?? []
    case .blueprint, .xml: wanted = []
    }
    return wanted.filter { line in
      !lines.contains(line) && !lines.contains(where: { language == .typeScript && $0.contains("PurposeButton") })
    }
  }

  /// The lines of imports, each with the place behind its end.
  private var importLines: [(text: String, end: Int)] {
    var lines: [(text: String, end: Int)] = []
    let bytes = tree.file.bytes
    // Behind a byte order mark.
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      let line = text.hasSuffix("\r") ? String(text.dropLast()) : text
      let isWhole = !line.hasPrefix("import {") || line.contains("from")
      if line.hasPrefix("import "), isWhole { lines.append((line, min(end + 1, bytes.count))) }
      start = end + 1
    }
    return lines
  }

  /// Behind the last import, or behind the package's line, or at the beginning.
  private var placeOfImports: Int {
    if tree.language == .html { return placeOfScript ?? 0 }
    if let last = importLines.last { return last.end }
    guard tree.language == .kotlin else { return 0 }
    let bytes = tree.file.bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if String(decoding: bytes[start..<end], as: UTF8.self).hasPrefix("package ") { return min(end + 1, bytes.count) }
      start = end + 1
    }
    return 0
  }

  // MARK: Pages

  /// Whether a page says itself how `<purpose-button>` is defined.
  var hasElement: Bool { contains("definePurposeButton(") }

  /// Whether a page that defines the element may give it icons.
  var definesIcons: Bool {
    let text = String(decoding: tree.file.bytes, as: UTF8.self)
    let calls = text.split(separator: "definePurposeButton(", omittingEmptySubsequences: false).dropFirst()
    return calls.contains { $0.prefix { $0 != ")" }.contains("icons") }
  }

  /// Whether a page has the element already.
  var usesElement: Bool { contains("<purpose-button") }

  private func contains(_ words: String) -> Bool { String(decoding: tree.file.bytes, as: UTF8.self).contains(words) }

  /// Before the line of the head's end, or before the end itself where more is on its line; nil without one.
  var placeOfScript: Int? {
    let end = Array("</head>".utf8)
    let bytes = tree.file.bytes
    guard bytes.count >= end.count,
      let place = (0...(bytes.count - end.count)).first(where: { bytes[$0..<($0 + end.count)].elementsEqual(end) })
    else { return nil }
    let start = place - indentation(at: place).utf8.count
    return start == 0 || bytes[start - 1] == 0x0A ? start : place
  }

  /// The script, further in than the end of the head.
  private func script(_ names: GeneratedNames) -> String? {
    guard let script = names.elementScript, let place = placeOfScript, tree.file.bytes[place] != 0x3C else {
      return names.elementScript
    }
    return (tree.file.bytes[place] == 0x09 ? "\t" : "  ")
      + indentation(at: place + tree.file.bytes[place...].prefix { $0 == 0x20 || $0 == 0x09 }.count) + script
  }
}

extension GeneratedNames {
  /// The script that defines `<purpose-button>` without icons; nil if its modules are not said.
  fileprivate var elementScript: String? {
    guard let element, let elementLocale, let locale = elementLocaleName else { return nil }
    return "<script type=\"module\">import { definePurposeButton } from \"\(element)\"; import { \(locale) } from "
      + "\"\(elementLocale)\"; definePurposeButton({ locale: \(locale) });</script>"
  }

  /// The tag of the element's locale: `pt-BR` of `/purposes/locales/pt-BR.js`.
  var elementLocaleTag: String? {
    elementLocale.flatMap { $0.split(separator: "/").last?.split(separator: ".").first.map(String.init) }
  }

  /// The name that generated code gives to the locale: `ptBR`.
  private var elementLocaleName: String? {
    elementLocaleTag.map { tag in
      let parts = tag.split(separator: "-")
      return parts.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    }
  }
}
