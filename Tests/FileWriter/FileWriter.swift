import FileWriting
import CatalogFiles
import TestSupport

/// A program that writes to a catalogue's folder, for tests that kill it while it writes.
///
///     FileWriter generations FOLDER    writes one generation after the other and prints their numbers, until killed
///     FileWriter generation FOLDER     writes the next generation
///     FileWriter files FOLDER          writes ten large files again and again, until killed
///     FileWriter file FOLDER           writes one of them
///     FileWriter count FOLDER TIMES    increments the number in purposes.json this many times
@main
enum FileWriter {
  static func main() {
    let arguments = CommandLine.arguments
    let folder = arguments[2]
    do {
      switch arguments[1] {
      case "generations": while true { say("\(try writeNext(in: folder))") }
      case "files": while true { for number in 0..<10 { try write(number, in: folder) } }
      case "file": try write(0, in: folder)
      case "generation": say("\(try writeNext(in: folder))")
      default: for _ in 0..<(Int(arguments[3]) ?? 0) { try count(in: folder) }
      }
    } catch {
      say("\(error)")
      end(status: 1)
    }
  }

  /// Writes the generation after the one on disk.
  private static func writeNext(in folder: String) throws -> Int {
    let writer = try CatalogWriter(folder)
    let next = (try Generation.number(in: folder)) + 1
    try writer.write(
      Generation(next).files.map { path, bytes in
        FileChange(path: path, old: try? writer.files.read(Path.join(folder, path)), new: bytes)
      })
    return next
  }

  private static func write(_ number: Int, in folder: String) throws {
    try DiskFiles().write(
      [UInt8](repeating: UInt8(ascii: "a"), count: 2 << 20), to: Path.join(folder, "\(number).txt"), isDurable: false)
    say("\(number)")
  }

  private static func count(in folder: String) throws {
    let writer = try CatalogWriter(folder)
    let old = try writer.files.read(Path.join(folder, "purposes.json"))
    let number = Int(String(decoding: old, as: UTF8.self)) ?? 0
    try writer.write([FileChange(path: "purposes.json", old: old, new: Array("\(number + 1)".utf8))])
  }

  /// Prints a line and flushes it.
  private static func say(_ line: String) {
    print(line)
    flush()
  }
}
