import CatalogFiles
import CatalogSite
import CatalogValidation
import PurposeCatalog
import SourceText
import Synchronization

/// The catalogue that is currently served.
final class CatalogHolder: Sendable {
  let folder: String
  private let baseline: String?
  private let state: Mutex<LoadedCatalog>

  /// Reads the catalogue in a folder.
  ///
  /// - Parameter baseline: the file with the accepted findings.
  /// - Throws: ``BrokenCatalog`` if it cannot be served.
  init(folder: String, baseline: String? = nil) throws(BrokenCatalog) {
    self.folder = folder
    self.baseline = baseline
    state = Mutex(try Self.read(folder, baseline))
  }

  /// The current catalogue; each request reads this once.
  var current: LoadedCatalog { state.withLock { $0 } }

  /// Reads and checks the files again, then serves them instead of the current ones.
  ///
  /// - Throws: ``BrokenCatalog`` if they have errors; the current catalogue remains.
  func reload() throws(BrokenCatalog) {
    let new = try Self.read(folder, baseline, after: current)
    state.withLock { $0 = new }
    Memory.giveBack()
  }

  private static func read(
    _ folder: String, _ baseline: String?, after former: LoadedCatalog? = nil
  ) throws(BrokenCatalog) -> LoadedCatalog {
    let source: CatalogSource
    let accepted: BaselineFile?
    do throws(FileError) {
      source = try CatalogReader().read(folder)
      accepted = if let baseline { try BaselineFile(reading: baseline) } else { nil }
    } catch {
      throw BrokenCatalog(problems: ["\(error)"])
    }
    if let problem = source.problemOfBase {
      throw BrokenCatalog(problems: [problem.line])
    }
    let loaded: LoadedCatalog
    do throws(CatalogError) {
      loaded = try LoadedCatalog(source, after: former)
    } catch {
      throw BrokenCatalog(problems: error.lines)
    }
    let errors = CatalogCheck.errors(of: source, accepting: accepted)
    guard errors.isEmpty else { throw BrokenCatalog(problems: errors.map(\.line)) }
    return loaded
  }
}

/// The reasons why a catalogue is not served.
struct BrokenCatalog: Error {
  let problems: [String]
}
