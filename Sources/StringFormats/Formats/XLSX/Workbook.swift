internal import SourceText
internal import TextFormats

/// The sheets of a workbook (ECMA-376 part 1, §18.2), found by following its relations (part 2, §6.5), so that the
/// parts may have any names.
struct Workbook {
  /// A sheet of cells, and the name of its part.
  struct SheetPart {
    let name: String
    let part: String
  }

  let archive: WorkbookArchive
  let sheets: [SheetPart]
  /// The shared strings, by index.
  let texts: [String]
  /// The number format of each cell style, by index.
  let numberFormats: [Int]

  /// Reads the parts that sheets need.
  ///
  /// - Throws: ``StringTableError`` if the file is not a workbook.
  init(_ file: SourceFile) throws(StringTableError) {
    let archive = try WorkbookArchive(file)
    self.archive = archive
    guard archive.has("_rels/.rels") else {
      throw StringTableError(
        "the archive is not an Excel workbook; open it in a spreadsheet and save it as .xlsx", path: file.path)
    }
    let document = try Relations(of: "", in: archive, file.path).target(ofKind: "officeDocument")
    guard let document, !document.lowercased().hasSuffix(".bin") else {
      throw StringTableError(
        "the file is not an .xlsx file; open it in a spreadsheet and save it as .xlsx", path: file.path)
    }
    let tree = try archive.part(document)
    guard tree.root.isNamed("workbook") else {
      throw StringTableError("the file is not a workbook but another document", path: file.path)
    }
    let relations = try Relations(of: document, in: archive, file.path)
    sheets = (tree.root.child("sheets")?.children("sheet") ?? []).compactMap { sheet in
      let identifier = Self.relationNamespaces.lazy.compactMap { sheet["id", in: $0] }.first
      return identifier.flatMap { relations.target($0, ofKind: "worksheet") }
        .map { SheetPart(name: sheet["name"] ?? "", part: $0) }
    }
    texts =
      try relations.target(ofKind: "sharedStrings").map { name throws(StringTableError) in
        try archive.part(name).root.children("si").map(\.cellText)
      } ?? []
    numberFormats =
      try relations.target(ofKind: "styles").map { name throws(StringTableError) in
        let formats = try archive.part(name).root.child("cellXfs")?.children("xf") ?? []
        return formats.map { $0["numFmtId"].flatMap { Int($0) } ?? 0 }
      } ?? []
  }

  /// Transitional and strict (ECMA-376 part 4 and part 1).
  private static let relationNamespaces = [
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    "http://purl.oclc.org/ooxml/officeDocument/relationships",
  ]
}

/// The relations of a part.
private struct Relations {
  private let relations: [(identifier: String, type: String, target: String)]

  /// Reads the relations of a part; the empty name is the package.
  init(of part: String, in archive: WorkbookArchive, _ path: String) throws(StringTableError) {
    let slash = part.lastIndex(of: "/").map(part.index(after:)) ?? part.startIndex
    let folder = part[..<slash]
    let name = "\(folder)_rels/\(part[slash...]).rels"
    guard archive.has(name) else {
      relations = []
      return
    }
    var found: [(identifier: String, type: String, target: String)] = []
    for relation in try archive.part(name).root.children("Relationship") where relation["TargetMode"] != "External" {
      guard let identifier = relation["Id"], let type = relation["Type"], let target = relation["Target"] else {
        continue
      }
      guard let resolved = Self.resolve(target, in: folder) else {
        throw StringTableError("part '\(target)' leads out of the workbook", path: path)
      }
      found.append((identifier, type, resolved))
    }
    relations = found
  }

  /// The first target of a kind, which is the last part of a relation's type.
  func target(ofKind kind: String) -> String? {
    relations.first { $0.type.hasSuffix("/\(kind)") }?.target
  }

  func target(_ identifier: String, ofKind kind: String) -> String? {
    relations.first { $0.identifier == identifier && $0.type.hasSuffix("/\(kind)") }?.target
  }

  /// The name of the part that a reference points to; nil if it is outside the package.
  private static func resolve(_ target: String, in folder: Substring) -> String? {
    var parts = target.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in target.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}

extension XMLTreeElement {
  /// The text of `si` or `is` (ECMA-376 part 1, §18.4.8): its runs joined, without phonetic hints.
  var cellText: String {
    let texts = children.flatMap { child -> [String] in
      if child.isNamed("t") { return [child.text] }
      return child.isNamed("r") ? child.children("t").map(\.text) : []
    }
    return CellText.unescaped(texts.joined())
  }
}
