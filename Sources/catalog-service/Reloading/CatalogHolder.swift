import CatalogFiles
import CatalogValidation
import PurposeCatalog
import SourceText
import Synchronization

/// The catalogue that is served now.
final class CatalogHolder: Sendable {
  let folder: String
  private let state: Mutex<LoadedCatalog>

  /// Reads the catalogue in a folder.
  ///
  /// - Throws: ``BrokenCatalog`` if it cannot be served.
  init(folder: String) throws(BrokenCatalog) {
    self.folder = folder
    state = Mutex(try Self.read(folder))
  }

  /// The current catalogue; a request asks for it once.
  var current: LoadedCatalog { state.withLock { $0 } }

  /// Reads the files again and checks them, then serves them in place of the current ones.
  ///
  /// - Throws: ``BrokenCatalog`` if they have errors; the current ones stay.
  func reload() throws(BrokenCatalog) {
    let new = try Self.read(folder)
    let errors = CatalogCheck.run(on: new.source).findings.filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw BrokenCatalog(
        problems: errors.map { "\($0.file):\($0.position): error: \($0.message) [\($0.rule)]" })
    }
    state.withLock { $0 = new }
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
