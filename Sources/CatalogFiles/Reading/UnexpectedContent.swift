internal import SourceText

/// Something else than JSON that tools leave in a file: one mistake, however many syntax errors it has.
struct UnexpectedContent {
  let message: String
  /// In bytes from the beginning of the file.
  let offset: Int

  /// - Returns: nil for a file with other mistakes.
  init?(of file: SourceFile) {
    let bytes = file.bytes
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    if let conflict = lines.first(where: { $0.starts(with: "<<<<<<< ".utf8) || $0.starts(with: ">>>>>>> ".utf8) }) {
      (message, offset) = (
        "the file has the conflict markers of a merge; choose the lines of one side, and remove the markers",
        conflict.startIndex
      )
      return
    }
    if let nulls = bytes.firstRange(of: [0, 0]) {
      (message, offset) = (
        "the file has NUL bytes, which a disk or a program leaves when it loses content; restore the file",
        nulls.lowerBound
      )
      return
    }
    let start = bytes.firstIndex { !$0.isASCIIWhitespace } ?? 0
    let content = bytes[start...]
    let known = Self.beginnings.first { content.lowercasedStarts(with: $0.text) }
    if let known {
      (message, offset) = (known.message, start)
      return
    }
    let last = bytes.last { !$0.isASCIIWhitespace }
    guard content.first == UInt8(ascii: "{"), last != UInt8(ascii: "}"), last != nil else {
      guard let entry = lines.first(where: Self.isEntryOfStrings) else { return nil }
      (message, offset) = (
        "the file has the syntax of .strings; take its texts over with 'catalog import', and restore this file",
        entry.startIndex
      )
      return
    }
    (message, offset) = ("the file ends in the middle; restore the rest of it", max(bytes.count - 1, 0))
  }

  private static let beginnings: [(text: String, message: String)] = [
    (
      "version https://git-lfs", "the file is a pointer of Git LFS, and its content is missing; run 'git lfs pull'"
    ),
    ("<!doctype html", "the file is a web page, probably the error page of a server; restore the file"),
    ("<html", "the file is a web page, probably the error page of a server; restore the file"),
    ("<?xml", "the file is XML; take its texts over with 'catalog import', and restore this file"),
    ("msgid ", "the file has the syntax of PO; take its texts over with 'catalog import', and restore this file"),
    ("---\n", "the file is YAML; write it as JSON"),
  ]

  /// A line such as `"back" = "Back";`.
  private static func isEntryOfStrings(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "\""), line.last == UInt8(ascii: ";") else { return false }
    return line.firstRange(of: "\" = \"".utf8) != nil
  }
}

extension UInt8 {
  fileprivate var isASCIIWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension ArraySlice<UInt8> {
  fileprivate func lowercasedStarts(with text: String) -> Bool {
    text.utf8.count <= count
      && zip(self, text.utf8).allSatisfy { $0 == $1 || ($0 | 0x20) == $1 && (0x41...0x5A).contains($0) }
  }
}
