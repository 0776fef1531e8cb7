internal import CatalogFiles
internal import SourceText

/// A file of a catalogue that is being edited: what it was, and what it is to become.
struct EditedFile: Sendable {
  /// Relative to the catalogue's folder.
  let path: String
  /// What is on the disk; nil if there is no such file.
  let original: [UInt8]?
  /// The canonical form of what is on the disk, by which an edit that changes nothing is told.
  private let unedited: [UInt8]?
  /// What the file is to say.
  var tree: JSONTree

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - bytes: what is on the disk; nil for a file that is made.
  ///   - shown: the path as messages name it.
  ///   - fresh: asked for what a file that is made begins with.
  /// - Throws: ``EditError`` where it does not parse: what could be read of it must not be written back.
  init(path: String, bytes: [UInt8]?, shownAs shown: String, fresh: () -> JSONTree) throws(EditError) {
    self.path = path
    original = bytes
    guard let bytes else {
      unedited = nil
      tree = fresh()
      return
    }
    let document = JSONDocument(SourceFile(path: shown, bytes: bytes))
    do throws(JSONProblem) {
      tree = try JSONTree(document)
    } catch {
      let problems = document.problems.map { "\(shown):\(document.source.position(at: $0.offset)): \($0.message)" }
      throw .broken(file: shown, problems: problems)
    }
    guard case .object = tree else { throw .unexpectedShape(file: shown) }
    unedited = Self.canonical(tree, path)
  }

  /// The bytes that the file is to have: canonical where an edit changed what it says, else as they are on the disk.
  var bytes: [UInt8] {
    let edited = Self.canonical(tree, path)
    return edited == unedited ? original ?? edited : edited
  }

  private static func canonical(_ tree: JSONTree, _ path: String) -> [UInt8] {
    CanonicalJSON.bytes(of: tree, order: CanonicalOrder.order(ofFile: path))
  }
}
