import CatalogFiles
import TestSupport

/// A program that writes to a folder by transactions, for tests that end it while it does.
///
///     FileWriter generations FOLDER    writes one generation after the other until it is ended, and prints its number
///     FileWriter generation FOLDER     writes the next generation
///     FileWriter count FOLDER TIMES    adds one to the number in a file, as often as that
@main
enum FileWriter {
  static func main() {
    let arguments = CommandLine.arguments
    let folder = arguments[2]
    do {
      switch arguments[1] {
      case "generations":
        try Recovery.run(catalog: folder)
        while true { say("\(try writeNext(in: folder))") }
      case "generation": say("\(try writeNext(in: folder))")
      default: try count(in: folder, times: Int(arguments[3]) ?? 0)
      }
    } catch {
      say("\(error)")
      end(status: 1)
    }
  }

  /// Writes the generation that follows the one on the disk.
  private static func writeNext(in folder: String) throws -> Int {
    let next = (try Generation.number(in: folder)) + 1
    var transaction = FileTransaction(catalog: folder)
    let generation = Generation(next)
    for (path, bytes) in generation.files { transaction.replace(path, with: bytes) }
    for path in generation.absentFiles { transaction.remove(path) }
    try transaction.commit()
    return next
  }

  private static func count(in folder: String, times: Int) throws {
    var done = 0
    while done < times {
      do throws(FileError) {
        let lock = try CatalogLock(folder: folder)
        let number = Int(String(decoding: try DiskFiles().read(folder + "/number"), as: UTF8.self)) ?? 0
        var transaction = FileTransaction(catalog: folder)
        transaction.replace("number", with: Array("\(number + 1)".utf8))
        try transaction.commit(holding: lock)
        done += 1
      } catch {
        guard error.reason == .locked else { throw error }
      }
    }
  }

  /// Prints a line at once.
  private static func say(_ line: String) {
    print(line)
    flush()
  }
}
