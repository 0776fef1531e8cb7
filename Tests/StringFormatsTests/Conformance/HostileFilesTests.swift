import CatalogModel
import SourceText
import TableTestSupport
import TestSupport
import Testing

@testable import StringFormats

/// Broken and hostile files give errors or units, never a crash or a hang.
@Suite("Every format, with broken files")
struct HostileFilesTests {
  static let formats = AllFormats.all.map(\.description.identifier)

  @Test("Cut off at many places", arguments: formats)
  func truncated(identifier: String) throws {
    let sample = try Sample(identifier)
    for file in sample.files {
      for part in 0..<200 {
        sample.tryReading(SourceFile(path: file.path, bytes: Array(file.bytes.prefix(file.bytes.count * part / 200))))
      }
    }
  }

  @Test("A few bytes changed", arguments: formats, [1, 2, 3, 4] as [UInt64])
  func mutated(identifier: String, seed: UInt64) throws {
    let sample = try Sample(identifier)
    var generator = SeededGenerator(seed: seed)
    for file in sample.files where !file.bytes.isEmpty {
      for _ in 0..<100 {
        var bytes = file.bytes
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        sample.tryReading(SourceFile(path: file.path, bytes: bytes))
      }
    }
  }

  @Test("Random bytes", arguments: formats, [5, 6] as [UInt64])
  func random(identifier: String, seed: UInt64) throws {
    let sample = try Sample(identifier)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0..<400, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      sample.tryReading(SourceFile(path: sample.files[0].path, bytes: bytes))
    }
  }

  @Test("Ten thousand levels, one enormous line, an empty file", arguments: formats)
  func shapes(identifier: String) throws {
    let sample = try Sample(identifier)
    let openings = [
      "[", "{\"a\":", "<a>", "{", "(", "{count, plural, other {", "<!--", "\"", "&a;", "\\", "msgid \"\"\n",
      "A(b:",
    ]
    for opening in openings {
      let text = String(repeating: opening, count: 10_000)
      // Some of these are syntax only inside a value.
      for beginning in ["", "a = { "] {
        sample.tryReading(SourceFile(path: sample.files[0].path, text: beginning + text))
      }
    }
    sample.tryReading(SourceFile(path: sample.files[0].path, text: String(repeating: "x", count: 1 << 20)))
    for nothing in ["", "\u{FEFF}", " ", "\n", "\0"] {
      sample.tryReading(SourceFile(path: sample.files[0].path, text: nothing))
    }
    #expect(sample.units(SourceFile(path: sample.files[0].path, text: "")) == 0)
  }

  /// A format, some of its files, and its context for reading.
  private struct Sample {
    let format: any StringTableFormat
    let files: [SourceFile]
    let context: ReadContext

    init(_ identifier: String) throws {
      format = try AllFormats.format(identifier)
      let units = [
        SmallTables.title("back", "Back", "Wstecz", comment: "& <so>"),
        StringUnit(
          key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
          target: "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {'{'#'}'}}",
          arguments: [SmallTables.count]),
        StringUnit(key: UnitKey("open/named"), source: "Open {name}", target: nil, arguments: [SmallTables.name]),
      ]
      let table = try SmallTables.polish(units)
      files = try format.write([table], options: FormatOptions()).files.map {
        SourceFile(path: $0.path, bytes: $0.bytes)
      }
      context = ReadContext(table)
    }

    /// Reads the file; an error must have a message.
    func tryReading(_ file: SourceFile) {
      _ = format.recognition(of: file)
      do throws(StringTableError) {
        _ = try format.read([file], context: context)
      } catch {
        #expect(!error.message.isEmpty)
      }
    }

    /// The number of units in a file; 0 if it cannot be read.
    func units(_ file: SourceFile) -> Int {
      (try? format.read([file], context: context))?.tables.flatMap(\.units).count ?? 0
    }
  }
}
