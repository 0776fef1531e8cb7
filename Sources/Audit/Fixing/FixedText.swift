internal import SourceReading
internal import SourceText

/// The text of a file whose buttons are rewritten.
struct FixedText {
  private let tree: SourceTree

  init(tree: SourceTree) { self.tree = tree }

  /// The call or element whose name begins at a byte.
  func node(at offset: Int) -> SourceNode? {
    var found: SourceNode?
    for node in tree.nodes where node.range.contains(offset) {
      node.walk { node in
        switch node.kind {
        case .call(let call) where call.nameRange.lowerBound == offset && call.base == nil: found = node
        case .element(let element) where element.nameRange.lowerBound == offset: found = node
        default: break
        }
        return found == nil
      }
    }
    return found
  }

  /// Whether a place is inside a form, where a button without a type submits.
  func isInForm(_ offset: Int) -> Bool {
    var isInForm = false
    for node in tree.nodes where node.range.contains(offset) {
      node.walk { node in
        if case .element(let element) = node.kind, node.range.contains(offset), element.name.hasSuffix("orm") {
          isInForm = true
        }
        return node.range.contains(offset) && !isInForm
      }
    }
    return isInForm
  }

  /// The bytes of a range as they are written.
  func source(_ range: Range<Int>) -> String { String(decoding: tree.file.bytes[range], as: UTF8.self) }

  /// Whether a comment in a range is outside of the parts that are kept.
  func losesComment(_ range: Range<Int>, keeping kept: [Range<Int>]) -> Bool {
    tree.comments.contains { comment in
      range.overlaps(comment.range)
        && !kept.contains { $0.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.upperBound }
    }
  }

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

  // MARK: Imports

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
    case .blueprint, .html, .xml: wanted = []
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
}
