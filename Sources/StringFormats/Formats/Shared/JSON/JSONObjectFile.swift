internal import SourceText

/// A JSON file with an object as its outermost value; the common part of all JSON readers.
struct JSONObjectFile {
  /// The file as UTF-8, in which offsets count.
  let text: SourceFile
  let root: JSONValue
  let members: [JSONValue.Member]

  /// - Throws: ``StringTableError`` if the file is not such JSON.
  init(_ file: SourceFile) throws(StringTableError) {
    text = try file.decoded()
    let document = JSONDocument(text)
    if let problem = document.problems.first {
      throw StringTableError(problem.message, at: UnitPlace(file: text, offset: problem.offset))
    }
    try document.boundEntries()
    root = document.root
    guard let members = root.members else {
      throw StringTableError("the file is not a JSON object of texts; write '{ \"delete\": \"…\" }'", path: file.path)
    }
    self.members = members
  }

  func place(of member: JSONValue.Member) -> UnitPlace { UnitPlace(file: text, offset: member.value.offset) }
}
