internal import SourceText

/// A JSON file with an object as its outermost value; the common part of all JSON readers.
struct JSONObjectFile {
  /// The file as UTF-8, in which offsets count.
  let text: SourceFile
  let root: JSONValue
  let members: [JSONValue.Member]
  /// The first error in the syntax of a file that was read as far as possible.
  let fault: StringTableError?

  /// - Throws: ``StringTableError`` if the file is not such JSON.
  init(_ file: SourceFile) throws(StringTableError) {
    try self.init(decoded: try file.decoded())
    if let fault { throw fault }
    guard root.members != nil else {
      throw StringTableError("the file is not a JSON object of texts; write '{ \"delete\": \"…\" }'", path: file.path)
    }
  }

  /// Reads a file of an app as far as possible. JSON of another kind, such as a list, has no members.
  ///
  /// - Throws: ``StringTableError`` if the file cannot be decoded, or is too large.
  init(readable file: SourceFile) throws(StringTableError) {
    try self.init(decoded: try file.decoded(allowsUnmarkedUTF16: true))
  }

  private init(decoded text: SourceFile) throws(StringTableError) {
    self.text = text
    let document = JSONDocument(text)
    try document.boundEntries()
    fault = document.problems.first.map { problem in
      StringTableError(problem.message, at: UnitPlace(file: text, offset: problem.offset))
    }
    root = document.root
    members = root.members ?? []
  }

  func place(of member: JSONValue.Member) -> UnitPlace { UnitPlace(file: text, offset: member.value.offset) }
}
