import CatalogFiles
import CatalogValidation
import PurposeCatalog
import SourceText
import Synchronization

/// The catalogue that is served now.
final class CatalogHolder: Sendable {
  let folder: String
  private let state: Mutex<LoadedCatalog>

  /// Reads the catalogue in a folder; its tree is made by ``makeTree()``, so that the service is ready before.
  ///
  /// - Throws: ``BrokenCatalog`` if it cannot be served.
  init(folder: String) throws(BrokenCatalog) {
    self.folder = folder
    state = Mutex(try Self.read(folder))
  }

  /// The current catalogue; a request asks for it once.
  var current: LoadedCatalog { state.withLock { $0 } }

  /// Makes the tree of the first catalogue.
  func makeTree() { current.makeTree() }

  /// Reads the files again, checks them and makes their tree, then serves them in place of the current ones.
  ///
  /// - Throws: ``BrokenCatalog`` if they have errors; the current ones stay.
  func reload() throws(BrokenCatalog) {
    let new = try Self.read(folder)
    let errors = CatalogCheck.run(on: new.source).findings.filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw BrokenCatalog(
        problems: errors.map { "\($0.file):\($0.position): error: \($0.message) [\($0.rule)]" })
    }
    new.makeTree(after: current.tree)
    state.withLock { $0 = new }
    Memory.giveBack()
  }

  private static func read(_ folder: String) throws(BrokenCatalog) -> LoadedCatalog {
    let source: CatalogSource
    do throws(FileError) {
      source = try CatalogReader(looksAtForm: false).read(folder)
    } catch {
      throw BrokenCatalog(problems: ["\(error)"])
    }
    if let problem = source.problemOfBase {
      throw BrokenCatalog(problems: ["\(problem.place.file.path):\(problem.place.position): \(problem.message)"])
    }
    do throws(CatalogError) {
      return try LoadedCatalog(source)
    } catch {
      throw BrokenCatalog(problems: error.lines)
    }
  }
}

/// Why a catalogue is not served.
struct BrokenCatalog: Error {
  let problems: [String]
}
