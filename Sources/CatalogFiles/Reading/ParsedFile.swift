/// A file with what the JSON reader makes of it.
struct ParsedFile: Sendable {
  let document: JSONDocument
  /// The offset at which it first departs from its canonical form; nil where it does not, or nobody asked.
  let departure: Int?

  /// Parses a file.
  ///
  /// - Parameter name: the file's path in its catalogue, which says what its canonical form is; nil where nobody asks
  ///   whether the file has it.
  init(_ file: SourceFile, inFormOf name: String?) {
    let document = JSONDocument(file)
    self.document = document
    departure = name.flatMap { CanonicalForm.firstDeparture(in: document, order: CanonicalOrder.order(ofFile: $0)) }
  }
}
