internal import SourceReading
internal import SourceText

/// The imports and declarations that generated code needs in a file whose buttons are rewritten.
extension FixedText {
  /// The file with all fixes, and with imports.
  func bytes(with fixes: [SourceFix], _ imports: [String]) -> [UInt8] {
    var edits = fixes.map { FixedCode(range: $0.range, text: $0.text) }
    if !imports.isEmpty {
      let newline = tree.file.bytes.contains(0x0D) ? "\r\n" : "\n"
      let place = placeOfImports
      edits.append(FixedCode(range: place..<place, text: imports.map { $0 + newline }.joined()))
    }
    // From the end, so that the earlier offsets stay valid. An insertion at the beginning of a fix goes before it.
    edits.sort { ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound) }
    var bytes = tree.file.bytes
    for edit in edits { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    return bytes
  }

  /// The imports that generated code needs and the file lacks.
  func missingImports(of language: SourceLanguage, _ names: GeneratedNames, _ fixes: [SourceFix]) -> [String] {
    let wanted: [String]
    switch language {
    case .swift: wanted = names.swift.map { ["import \($0)"] } ?? []
    case .kotlin:
      let functions = ["IconButton", "Button", "DropdownMenuItem"].filter { name in
        fixes.contains { $0.text.hasPrefix(name + "(") }
      }
      wanted =
        names.kotlin.map { package in (functions + ["Purpose"]).map { "import \(package).\($0)" }.sorted() } ?? []
    case .typeScript:
      let isImported = importNodes.contains { $0.children.contains { $0.dottedName == "PurposeButton" } }
      wanted = isImported ? [] : names.typeScript.map { ["import { PurposeButton } from \"\($0)\";"] } ?? []
    case .html: return hasElement ? [] : script(names).map { [$0] } ?? []
    case .blueprint, .xml: return []
    }
    let lines = Set(importLines.lines.map(\.text))
    return wanted.filter { !lines.contains($0) }
  }

  // MARK: Places

  /// After the last import, or after what must precede imports, or at the beginning.
  private var placeOfImports: Int {
    switch tree.language {
    case .html: return placeOfScript ?? 0
    case .typeScript:
      // A directive such as "use client" must be the first statement.
      let last = importNodes.last ?? tree.nodes.prefix { if case .string = $0.kind { true } else { false } }.last
      return last.map { place(behind: $0.range) } ?? beginning
    case .swift, .kotlin, .blueprint, .xml:
      let (lines, firstCondition) = importLines
      if let last = lines.last { return place(behind: last.range) }
      if let firstCondition { return firstCondition }
      guard tree.language == .kotlin else { return beginning }
      let header = codeLines.last { line in ["package ", "@file:"].contains { source(line).hasPrefix($0) } }
      return header.map { place(behind: $0) } ?? beginning
    }
  }

  /// The start of the line after the statement; the statement's own start if other code shares its line.
  private func place(behind statement: Range<Int>) -> Int {
    guard let end = tree.file.bytes[statement.upperBound...].firstIndex(of: 0x0A), !insideTexts[end + 1],
      !tree.nodes.contains(where: { $0.range.lowerBound <= end && end + 1 < $0.range.upperBound })
    else { return statement.lowerBound }
    return end + 1
  }

  /// After a byte-order mark.
  private var beginning: Int { tree.file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  // MARK: Imports

  /// The imports of JavaScript.
  private var importNodes: [SourceNode] {
    guard tree.language == .typeScript else { return [] }
    return tree.nodes.filter { if case .operation("import", _) = $0.kind { true } else { false } }
  }

  /// The lines of imports that apply to the whole file, and the place before the first `#if` around others.
  private var importLines: (lines: [(text: String, range: Range<Int>)], firstCondition: Int?) {
    var (lines, conditions, firstCondition): ([(text: String, range: Range<Int>)], [Int], Int?) = ([], [], nil)
    for line in codeLines {
      let text = source(line)
      if text.hasPrefix("#if") { conditions.append(line.lowerBound) }
      if text.hasPrefix("#endif") { _ = conditions.popLast() }
      guard let imported = Self.importStatement(text) else { continue }
      if conditions.isEmpty { lines.append((imported, line)) }
      firstCondition = firstCondition ?? conditions.first
    }
    return (lines, firstCondition)
  }

  /// `import A` of `@testable public import A // for tests`; nil for other lines.
  private static func importStatement(_ line: String) -> String? {
    let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    let tokens = code.split { " \t;".contains($0) }
    guard let place = tokens.firstIndex(of: "import"), place + 1 < tokens.count,
      tokens[..<place].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) })
    else { return nil }
    return tokens[place...].joined(separator: " ")
  }

  private static let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]

  /// The lines that begin outside of strings and comments, without the white space around them.
  private var codeLines: [Range<Int>] {
    let (bytes, texts) = (tree.file.bytes, insideTexts)
    var lines: [Range<Int>] = []
    var start = beginning
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let first = start + bytes[start..<end].prefix { $0 == 0x20 || $0 == 0x09 }.count
      let behind = end > first && bytes[end - 1] == 0x0D ? end - 1 : end
      if first < behind, !texts[first] { lines.append(first..<behind) }
      start = end + 1
    }
    return lines
  }

  /// For each byte, and for the end of the file, whether it is inside a string or a comment that begins before it.
  var insideTexts: [Bool] {
    var isInside = [Bool](repeating: false, count: tree.file.bytes.count + 1)
    func mark(_ range: Range<Int>) {
      for place in range.dropFirst() { isInside[place] = true }
    }
    for comment in tree.comments { mark(comment.range) }
    for node in tree.nodes {
      node.walk { node in
        if case .string = node.kind { mark(node.range) }
        return true
      }
    }
    return isInside
  }
}
