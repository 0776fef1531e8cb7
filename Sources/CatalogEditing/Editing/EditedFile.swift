internal import CatalogFiles
internal import SourceText

/// A file that is being edited, in its original and edited form.
struct EditedFile: Sendable {
  /// Relative to the catalogue's folder.
  let path: String
  /// The bytes on disk; nil if the file does not exist.
  let original: [UInt8]?
  /// The canonical form of the original, to detect edits that change nothing.
  private let unedited: [UInt8]?
  /// The edited content.
  var tree: JSONTree

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - bytes: the bytes on disk; nil for a new file.
  ///   - shown: the path in messages.
  ///   - fresh: provides the initial content of a new file.
  /// - Throws: ``EditError`` if it does not parse, since writing it would lose something.
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

  /// A file that is written again after it was removed.
  ///
  /// - Parameters:
  ///   - bytes: the bytes on disk.
  ///   - fresh: the content of a new file.
  init(path: String, replacing bytes: [UInt8], with fresh: JSONTree) {
    self.path = path
    original = bytes
    unedited = nil
    tree = fresh
  }

  /// The new bytes of the file: canonical if an edit changed the content, otherwise the bytes on disk.
  var bytes: [UInt8] {
    let edited = Self.canonical(tree, path)
    return edited == unedited ? original ?? edited : edited
  }

  private static func canonical(_ tree: JSONTree, _ path: String) -> [UInt8] {
    CanonicalJSON.bytes(of: tree, order: CanonicalOrder.order(ofFile: path))
  }
}
