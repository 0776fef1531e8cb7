internal import SourceText

/// A file of JSON whose outermost value is an object: how every format of JSON begins to read.
struct JSONObjectFile {
  /// The file as UTF-8, which offsets count in.
  let text: SourceFile
  let root: JSONValue
  let members: [JSONValue.Member]

  /// - Throws: ``StringTableError`` where the file is no such JSON.
  init(_ file: SourceFile) throws(StringTableError) {
    text = try file.decoded()
    let document = JSONDocument(text)
    if let problem = document.problems.first {
      throw StringTableError(problem.message, at: UnitPlace(file: text, offset: problem.offset))
    }
    try document.boundEntries()
    root = document.root
    guard let members = root.members else {
      throw StringTableError("the file is no JSON object of texts; write '{ \"delete\": \"…\" }'", path: file.path)
    }
    self.members = members
  }

  func place(of member: JSONValue.Member) -> UnitPlace { UnitPlace(file: text, offset: member.value.offset) }
}
