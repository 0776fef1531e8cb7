import CatalogModel
internal import Dispatch
internal import Synchronization

/// The files titles/<language tag>.json of a catalogue and of those that it extends.
///
/// Their numbers follow from those of the locales, so that locales can be read side by side.
struct TitleFiles: Sendable {
  let files: any FileTree
  /// The folders of the layers, the one that extends nothing first.
  let folders: [String]
  let locales: [LanguageTag]
  /// Whether to look where the catalogue's own files depart from their canonical form.
  let looksAtForm: Bool

  var count: Int { locales.count * folders.count }

  /// The numbers of a locale's files, one for each layer.
  func numbers(ofLocale locale: Int) -> Range<Int> { locale * folders.count..<(locale + 1) * folders.count }

  func path(_ number: Int) -> String { Path.join(folders[number % folders.count], name(number)) }

  func parse(_ number: Int) throws(FileError) -> ParsedFile {
    let path = path(number)
    let isOwn = number % folders.count == folders.count - 1
    return ParsedFile(
      SourceFile(path: path, bytes: try files.read(path)), inFormOf: looksAtForm && isOwn ? name(number) : nil)
  }

  private func name(_ number: Int) -> String { "titles/\(locales[number / folders.count]).json" }
}

/// Parses files of texts on another core while purposes.json and the icon sets are read on this one.
final class TitlesAhead: Sendable {
  private let state = Mutex(State())

  private struct State {
    var parsed: [Int: ParsedFile] = [:]
    var isOver = false
  }

  init(_ titles: TitleFiles) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      for number in 0..<titles.count {
        // What cannot be read is said when it is asked for.
        let parsed = try? titles.parse(number)
        let goesOn = state.withLock { state in
          state.parsed[number] = parsed
          return !state.isOver
        }
        guard goesOn else { return }
      }
    }
  }

  /// What has been parsed by now, by number; waits for nothing.
  func end() -> [Int: ParsedFile] {
    state.withLock { state in
      state.isOver = true
      return state.parsed
    }
  }
}
