import CatalogModel
import Dispatch
import Synchronization
import Testing

@testable import CatalogFiles

/// Files of texts that are parsed while purposes.json is still read come out as those that are parsed after it.
@Suite struct TitlesAheadTests {
  /// Files of which purposes.json comes last, or first, whatever asks for them.
  private final class FilesInTurn: FileTree {
    enum Turn: CaseIterable { case titlesFirst, purposesFirst }

    private let files: MemoryFiles
    private let turn: Turn
    private let titles: Int
    private let read = Mutex(0)
    private let allTitles = DispatchSemaphore(value: 0)
    private let purposes = DispatchSemaphore(value: 0)

    init(_ files: [String: String], titles: Int, turn: Turn) {
      self.files = MemoryFiles(files)
      self.titles = titles
      self.turn = turn
    }

    /// How often a file of texts was asked for.
    var reads: Int { read.withLock { $0 } }

    func read(_ path: String) throws(FileError) -> [UInt8] {
      if path == "purposes.json" {
        if turn == .titlesFirst { #expect(allTitles.wait(timeout: .now() + 60) == .success, "nothing was read ahead") }
        purposes.signal()
      } else if path.hasPrefix("titles/") {
        let number = read.withLock { count in
          count += 1
          return count
        }
        if turn == .purposesFirst, number == 1 { #expect(purposes.wait(timeout: .now() + 60) == .success) }
        if number == titles { allTitles.signal() }
      }
      return try files.read(path)
    }

    func entries(of folder: String) throws(FileError) -> [String] { try files.entries(of: folder) }
  }

  /// As many locales as are worth it, some of whose files are missing, broken, or not in their form.
  private static let catalogue: [String: String] = {
    let locales = (100..<140).map { "de-\($0)" } + ["en"]
    var files = [
      "catalog.json": """
      { "formatVersion": 1, "name": "Many", "sourceLocale": "en", "locales": \(locales), "iconSets": [] }
      """,
      "purposes.json": """
      { "delete": { "role": "destroy", "description": "…", "icons": {}, "messages": { "title": {} } } }
      """,
    ]
    for (number, locale) in locales.enumerated() { files["titles/\(locale).json"] = #"{ "delete": "\#(number)" }"# }
    files["titles/\(locales[3]).json"] = nil
    files["titles/\(locales[5]).json"] = #"{ "delete": "5", "#
    files["titles/\(locales[7]).json"] = #"{ "detele": "7" }"#
    files["titles/\(locales[9]).json"] = "{\n  \"delete\": \"9\"\n}\n"
    return files
  }()

  @Test(arguments: FilesInTurn.Turn.allCases)
  private func makesNoDifference(turn: FilesInTurn.Turn) throws {
    let files = FilesInTurn(Self.catalogue, titles: 41, turn: turn)
    let source = try CatalogReader(files: files).read(".")
    #expect(source.report.count == 2)
    #expect(source.report[0].hasPrefix("titles/de-105.json:1:"))
    #expect(source.report[1].hasPrefix("titles/de-107.json:1:3: unknown-purpose: unknown purpose 'detele'"))
    let texts = source.locales.indices.map { source.text(of: source.locales[$0].entries[0]) }
    #expect(texts == (0..<41).map { [3, 7].contains($0) ? nil : "\($0)" })
    #expect(source.departures.map(\.file.path).filter { $0.hasPrefix("titles/") }.count == 38)
    if turn == .titlesFirst { #expect(files.reads <= 43, "what was parsed ahead is not parsed again") }
  }
}
